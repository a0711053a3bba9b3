import { describe, expect, it } from "vitest";
import { readOrder } from "./order-in-address.ts";

describe("an order in the address", () => {
  it("is taken out, and everything else stays", () => {
    expect(readOrder("?orderId=abc")).toEqual({ orderId: "abc", search: "" });
    expect(readOrder("?a=1&orderId=abc&b=2")).toEqual({ orderId: "abc", search: "?a=1&b=2" });
    expect(readOrder("?code=x&state=y&orderId=abc")).toEqual({ orderId: "abc", search: "?code=x&state=y" });
  });

  it("is ignored when empty, and the first that is not counts", () => {
    expect(readOrder("?orderId=")).toEqual({ orderId: undefined, search: "" });
    expect(readOrder("?orderId=&orderId=%20&orderId=one&orderId=two")).toEqual({ orderId: "one", search: "" });
  });

  it("leaves an address without one as it is", () => {
    expect(readOrder("")).toBeNull();
    expect(readOrder("?order=abc&orderid=abc")).toBeNull();
  });
});
