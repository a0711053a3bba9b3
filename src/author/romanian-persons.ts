/** First and second person of Romanian verbs whose stem changes as no ending tells. */
const KNOWN: Readonly<Record<string, readonly [me: string, you: string]>> = {
  aleargă: ["alerg", "alergi"],
  bate: ["bat", "bați"],
  bea: ["beau", "bei"],
  cade: ["cad", "cazi"],
  cântă: ["cânt", "cânți"],
  crede: ["cred", "crezi"],
  croncăne: ["croncăn", "croncăni"],
  doarme: ["dorm", "dormi"],
  fluieră: ["fluier", "fluieri"],
  împiedică: ["împiedic", "împiedici"],
  întreabă: ["întreb", "întrebi"],
  înoată: ["înot", "înoți"],
  joacă: ["joc", "joci"],
  latră: ["latru", "latri"],
  mănâncă: ["mănânc", "mănânci"],
  miaună: ["miaun", "miauni"],
  mișcă: ["mișc", "miști"],
  râde: ["râd", "râzi"],
  respiră: ["respir", "respiri"],
  strănută: ["strănut", "strănuți"],
  strigă: ["strig", "strigi"],
  suflă: ["suflu", "sufli"],
  sună: ["sun", "suni"],
  tună: ["tun", "tuni"],
  urlă: ["urlu", "urli"],
  visează: ["visez", "visezi"],
  zboară: ["zbor", "zbori"],
};

const ENDINGS: readonly (readonly [third: RegExp, me: string, you: string])[] = [
  [/ește$/u, "esc", "ești"],
  [/ăște$/u, "ăsc", "ăști"],
  [/iază$/u, "iez", "iezi"],
  [/ează$/u, "ez", "ezi"],
  [/(?<=[ăâ])ie$/u, "i", "i"],
  [/(?<=[gc])e$/u, "", "i"],
  [/(?<=[ptr]ip|șop)ă$/u, "", "i"],
];

/** „rage“ → „rag“, „ragi“; „vorbește“ → „vorbesc“, „vorbești“; undefined where the rules do not tell. */
export function romanianPersons(third: string): readonly [me: string, you: string] | undefined {
  const known = KNOWN[third];
  if (known) return known;
  const rule = ENDINGS.find(([ending]) => ending.test(third));
  return rule && [third.replace(rule[0], rule[1]), third.replace(rule[0], rule[2])];
}
