/** Browsers by what stands in their user agent; those that call themselves by others' names too come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bFB(?:AN|AV)\b/, "Facebook"],
  [/\bInstagram\b/, "Instagram"],
  [/\bEdgi?A?(?:OS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** What a person calls the device that a user agent stands for, such as "Firefox · Windows"; no more of it is kept. */
export function nameDevice(userAgent: string | undefined): string {
  const named = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1]);
  return named.filter((name) => name !== undefined).join(" · ");
}
