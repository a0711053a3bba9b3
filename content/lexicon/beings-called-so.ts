/** German nouns of beings that are their names as well: all nouns have a capital there, so that the lexicon’s own does not tell. */
export const BEINGS_CALLED_SO_DE: readonly string[] = ["Kasper", "Kasperl", "Kasperle", "Rübezahl", "Rumpelstilzchen"];
