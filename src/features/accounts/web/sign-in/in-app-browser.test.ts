import { expect, test } from "vitest";
import { isInAppBrowser } from "./in-app-browser.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko)";

test("knows the browsers inside apps", () => {
  const inside = [
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.41.102;FBBV/602060283;FBDV/iPhone15,2]`,
    `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0.0]`,
    `${ANDROID} Version/4.0 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0;]`,
    `${IPHONE} Mobile/15E148 Instagram 334.0.0.27.95 (iPhone15,2; iOS 17_5)`,
    `${IPHONE} Mobile/15E148 musical_ly_35.0.0 BytedanceWebview/d8a21c6`,
    `${ANDROID} Version/4.0 Chrome/125.0 Mobile Safari/537.36`,
  ];
  expect(inside.filter((agent) => !isInAppBrowser(agent))).toEqual([]);
});

test("takes a real browser for one", () => {
  const real = [
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/125.0 Mobile/15E148 Safari/604.1`,
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Safari/537.36 Edg/125.0",
  ];
  expect(real.filter(isInAppBrowser)).toEqual([]);
});
