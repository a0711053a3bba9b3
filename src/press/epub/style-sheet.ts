import { FRAME } from "#book/format.ts";
import { INKS } from "../typography/page-frame.ts";
import { type FontName, STAND_INS, type LettersName } from "../typography/press-faces.ts";

const nameOf = (font: FontName) => `"Basmia ${font}"`;
const familyOf = (name: LettersName) => [name, ...STAND_INS[name]].map(nameOf).join(",");

/** The style of every page; lines carry their own place. */
export function styleSheet(fonts: readonly FontName[]): string {
  const faces = fonts.map((font) => `@font-face{font-family:${nameOf(font)};src:url(${font}.ttf)}`).join("\n");
  const all = `width:${FRAME.width}px;height:${FRAME.height}px`;
  return `${faces}
html,body{margin:0;padding:0;${all};overflow:hidden;background:${INKS.dark.wash};color:${INKS.dark.words}}
body{font-family:${familyOf("early")}}
section{position:relative;${all}}
.picture{position:absolute;left:0;top:0;${all};object-fit:cover}
.wash{position:absolute;left:0;width:${FRAME.width}px}
h1,p{margin:0;font-weight:normal}
.title,h1,.number{font-family:${familyOf("title")}}
.literary{font-family:${familyOf("literary")}}
.line{position:absolute;white-space:nowrap;line-height:0}
.dot{position:absolute;border-radius:50%;background:${INKS.dark.second}}
.missing{position:absolute;left:120px;right:120px;top:500px;text-align:center;font-size:24px}
.number{position:absolute;left:492px;top:1229px;width:40px;height:40px;line-height:40px;border-radius:20px;opacity:.85;text-align:center;font-size:20px;background:${INKS.dark.wash};color:${INKS.dark.words}}
.imprint{text-align:center}
.imprint h1{padding:780px 150px 24px;font-size:32px;line-height:1.4}
.imprint p{padding:0 150px 12px;font-size:21px;line-height:1.5}
`;
}
