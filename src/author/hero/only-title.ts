/** How somebody is addressed, and nobody’s whole name: "Mrs", „Sir“, „Frau“. */
export const ONLY_TITLE =
  /^(?:mrs?|ms|miss|mister|sir|dr|prof|lord|lady|meister|herrn?|frau|fräulein|madame|monsieur|domnul|doamna|domni[șs]oara)$/iu;
