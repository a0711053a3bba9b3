/** Before the name of whoever writes: theirs, and nobody else’s. */
export const OWN_NAME =
  /(?<!\p{L})(?:my name(?: is|['’]s)|m[ăa] (?:numesc|cheam[ăa])|ich hei(?:ß|ss)e|mein name ist)\s+$/iu;
