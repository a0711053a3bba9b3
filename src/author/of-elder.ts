/** The elders of a family, as the lexicon’s kinds. */
export const ELDERS: ReadonlySet<string> = new Set(
  "mother father aunt uncle grandmother grandfather great-grandmother great-grandfather".split(" "),
);

/** Behind a thing, whose it is: „die alte Nähmaschine von Uroma Käthe“. */
export const OF_ELDER_DE =
  /^ von (?:(?:meine[rm]|unsere[rm]) )?(?:Ur)?(?:[Oo]ma|[Oo]pa|[Oo]mi|[Oo]pi|[Tt]ante|[Oo]nkel|[Mm]ama|[Pp]apa|[Gg]roßmutter|[Gg]roßvater|[Gg]roßtante)(?: \p{Lu}\p{Ll}+)?(?= )/u;
