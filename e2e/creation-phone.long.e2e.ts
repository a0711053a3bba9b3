import { describeCreation } from "./support/creation-tests.ts";

describeCreation("on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
