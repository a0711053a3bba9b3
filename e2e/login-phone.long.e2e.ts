import { describeLogin } from "./support/login-tests.ts";
import { test } from "./support/product-test.ts";
import { skipOnboarding } from "./support/provider-page.ts";

test.beforeEach(({ page }) => skipOnboarding(page));

describeLogin("phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, ["facebook"]);
