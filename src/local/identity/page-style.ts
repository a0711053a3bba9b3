import { PAGE_FACES } from "#local/generated/page-faces.ts";

/** The sign-in page's look: a label on the sky over two hills, day or night as the device is set; in the product's faces. */
export const PAGE_STYLE = `
${PAGE_FACES}
:root { color-scheme: light dark; --sky: #cfe3f1; --sky-low: #eef5f5; --far: #b9d3c0; --near: #8fb99b; --light: #f3b53c;
  --stars: transparent; --card: #ffffff; --ink: #16204d; --soft: #475283; --line: #6d7ba6; --fault: #b3203c;
  --go: #c62b45; --on-go: #ffffff; --edge: #96183a; }
@media (prefers-color-scheme: dark) {
  :root { --sky: #0d1430; --sky-low: #26336d; --far: #1c2a5e; --near: #131d47; --light: #f7ead0; --stars: #f7ead0;
    --card: #17204a; --ink: #f7ead0; --soft: #bdb9dd; --line: #7683bd; --fault: #ff9a94; --go: #ffc75f; --on-go: #1b1233;
    --edge: #b9822a; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1.25rem;
  font: 500 1.0625rem/1.5 Figtree, system-ui, sans-serif; color: var(--ink);
  background: linear-gradient(var(--sky), var(--sky-low)) fixed; }
.scene { position: fixed; inset: 0; width: 100%; height: 100%; z-index: -1; }
.light { fill: var(--light); } .stars { fill: var(--stars); } .far { fill: var(--far); } .near { fill: var(--near); }
main { width: min(26rem, 100%); background: var(--card); border-radius: 20px 20px 20px 6px; padding: 2rem 1.75rem 1.75rem;
  box-shadow: 0 1.5rem 2.5rem -1.25rem rgb(13 20 48 / .5); }
h1 { margin: 0 0 .75rem; font: 700 1.6875rem/1.2 Grandstander, Figtree, system-ui, sans-serif; text-wrap: balance; }
p { margin: 0 0 1.25rem; text-wrap: pretty; }
.note { color: var(--soft); font-size: .9375rem; }
.field { margin: 0 0 1rem; }
label { display: block; font-weight: 700; margin: 0 0 .3rem; }
input { width: 100%; font: inherit; color: inherit; background: transparent; border: 1.5px solid var(--line);
  border-radius: 10px 10px 10px 3px; padding: .65rem .8rem; }
input[aria-invalid] { border-color: var(--fault); }
.fault { color: var(--fault); font-size: .9375rem; margin: .3rem 0 0; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 0; }
button { flex: 1 1 8rem; font: inherit; font-weight: 700; min-height: 3rem; padding: .6rem 1rem; cursor: pointer;
  border-radius: 14px 14px 14px 4px; border: 1.5px solid var(--line); background: transparent; color: var(--ink); }
.go { background: var(--go); border-color: var(--go); color: var(--on-go); box-shadow: 0 3px 0 var(--edge); }
button:active { transform: translateY(2px); }
.go:active { box-shadow: 0 1px 0 var(--edge); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;

/** Hills and a sun, or at night a moon and stars; decoration, so without words. */
export const PAGE_SCENE = `<svg class="scene" aria-hidden="true" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice">
<circle class="light" cx="960" cy="150" r="58"/>
<g class="stars"><circle cx="150" cy="120" r="3"/><circle cx="290" cy="60" r="2"/><circle cx="385" cy="190" r="2.5"/><circle cx="520" cy="70" r="3"/><circle cx="700" cy="130" r="2"/><circle cx="800" cy="50" r="3"/><circle cx="1100" cy="300" r="2.5"/><circle cx="80" cy="330" r="2"/><circle cx="250" cy="400" r="3"/><circle cx="1040" cy="420" r="2"/></g>
<path class="far" d="M0 640C180 560 330 545 520 600S900 690 1200 560V800H0z"/>
<path class="near" d="M0 720C260 650 480 690 690 730S1020 770 1200 700V800H0z"/></svg>`;
