import type { ApiCaller } from "./support/api.ts";
import { test } from "./support/product-test.ts";
import { describeShelf, fillShelf } from "./support/shelf-tests.ts";

let owner: ApiCaller;
test.beforeAll(async ({ product }) => {
  owner = await fillShelf(product);
});

describeShelf("phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, () => owner);
