/** The sign-in page's look: a card on a quiet sky, day or night as the device is set. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --sky: #dcebf7; --ground: #f7ecd7; --card: #fffdf8; --ink: #26304a; --soft: #56607a;
  --line: #c9bfa9; --fault: #a4271f; --accent: #2b5fa8; --on-accent: #ffffff; }
.google { --accent: #23653f; } .facebook { --accent: #2a559c; } .x { --accent: #30343f; }
@media (prefers-color-scheme: dark) {
  :root { --sky: #141b33; --ground: #232c4c; --card: #1d2542; --ink: #f1ecdf; --soft: #b9c0d6; --line: #4a557c;
    --fault: #ffb3a8; --on-accent: #10172d; }
  .google { --accent: #9ad8b1; } .facebook { --accent: #a9c7f5; } .x { --accent: #e2e5ee; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1.25rem;
  font: 1.0625rem/1.5 Figtree, system-ui, sans-serif; color: var(--ink);
  background: linear-gradient(var(--sky) 62%, var(--ground) 62%); }
main { width: min(26rem, 100%); background: var(--card); border-radius: 1.25rem; padding: 2rem 1.75rem 1.75rem;
  border-top: .375rem solid var(--accent); box-shadow: 0 1.25rem 2.5rem -1.25rem rgb(20 27 51 / .45); }
h1 { margin: 0 0 .75rem; font: 700 1.625rem/1.2 Grandstander, Figtree, system-ui, sans-serif; text-wrap: balance; }
p { margin: 0 0 1rem; }
.note { color: var(--soft); font-size: .9375rem; }
.field { margin: 0 0 1rem; }
label { display: block; font-weight: 600; margin: 0 0 .3rem; }
input { width: 100%; font: inherit; color: inherit; background: transparent; border: 2px solid var(--line);
  border-radius: .75rem; padding: .65rem .8rem; }
input[aria-invalid] { border-color: var(--fault); }
.fault { color: var(--fault); font-size: .9375rem; margin: .3rem 0 0; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 0; }
button { flex: 1 1 8rem; font: inherit; font-weight: 600; min-height: 3rem; padding: .6rem 1rem; border-radius: .75rem;
  border: 2px solid var(--accent); background: transparent; color: var(--accent); cursor: pointer; }
.go { background: var(--accent); color: var(--on-accent); }
button:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
`;
