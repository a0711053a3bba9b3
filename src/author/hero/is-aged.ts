const NUMBER =
  "\\d{1,2}|two|three|four|five|six|seven|eight|nine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|doi|trei|patru|cinci|[șs]ase|[șs]apte|opt|nou[ăa]";

/** How old somebody is, right behind their name: "Ivy, 5", „Matteo (6)“, „Greta ist vier“, „Ana are patru ani“. */
const AGED = new RegExp(
  `^(?:,| ist| is| are| has| hat| e| este)? ?\\(?(?:fast |almost |nearly |aproape )?(?:${NUMBER})(?![\\p{L}\\d.:])`,
  "u",
);

/** Whether the text says right behind a name how old its bearer is: somebody’s child, mostly. */
export function isAged(end: number, text: string): boolean {
  return AGED.test(text.slice(end, end + 24));
}
