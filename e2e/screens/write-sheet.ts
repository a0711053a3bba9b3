import type { Browser } from "@playwright/test";

export interface Shot {
  readonly caption: string;
  readonly png: Buffer;
}

const HEIGHT_PX = 300;

/** All looks at one screen on one picture, a row a language and hour of the day. */
export async function writeSheet(browser: Browser, file: string, rows: readonly (readonly Shot[])[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 600 } });
  const figure = ({ caption, png }: Shot) =>
    `<figure><img src="data:image/png;base64,${png.toString("base64")}" height="${HEIGHT_PX}"><figcaption>${caption}</figcaption></figure>`;
  const body = rows.map((row) => `<div>${row.map(figure).join("")}</div>`).join("");
  await page.setContent(
    `<style>body{margin:8px;background:#777;font:12px sans-serif;color:#fff;width:max-content}div{display:flex;gap:8px;margin-bottom:8px}figure{margin:0}img{display:block}</style>${body}`,
    { waitUntil: "load" },
  );
  await page.locator("body").screenshot({ path: file });
  await page.close();
}
