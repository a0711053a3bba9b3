import type { FigureKind } from "#book/cast-card.ts";
import type { ByLanguage, Language } from "#book/languages.ts";

/** What is drawn for a word by its last letters, the first that fits. */
const BY_WORD: ByLanguage<readonly (readonly [FigureKind, RegExp])[]> = {
  en: [
    ["dinosaur", /saur(?:us)?$|raptor$/u],
    ["dragon", /(?:dragon|wyrm|serpent|drake)$/u],
    ["fish", /(?:fish|eel|carp|perch)$/u],
    ["bird", /(?:bird|finch|hen|cock|wing|tail|hawk|tit)$/u],
    ["bee", /(?:bug|fly|bee|hopper|ling-bug)$/u],
    ["butterfly", /moth$/u],
    ["dog", /(?:hound|dog|poo|doodle|terrier|spaniel)$/u],
    ["cat", /cat$/u],
    ["mouse", /(?:mouse|rat|vole|shrew)$/u],
    ["monkey", /(?:monkey|lemur|ape)$/u],
    ["robot", /(?:bot|tron|droid)$/u],
    ["grown-up", /(?:smith|wright|monger|keeper|maker|minder|master|man|woman|ologist|ist|ician)$/u],
  ],
  ro: [
    ["dinosaur", /saur$/u],
    ["robot", /bot$/u],
    ["grown-up", /(?:giu|ist|ist[ăa]|tor|toare|ar|er)$/u],
  ],
  de: [
    ["dinosaur", /saurier$|saurus$/u],
    ["robot", /bot$/u],
    ["gnome", /(?:männchen|männlein|männle|männli|mandl|manderl|weiblein|weibchen)$/u],
    ["grown-up", /(?:meister|mann|frau|macher|bauer|händler|wärter|erin|ist|istin)$/u],
  ],
};

/** What is drawn by what else is told of it: fur, feathers or fins. */
const BY_TEXT: ByLanguage<readonly (readonly [FigureKind, RegExp])[]> = {
  en: [
    ["bird", /\b(?:feathers?|beak|wings?|nest|hatch\p{Ll}*|flock)\b/iu],
    ["fish", /\b(?:fins?|gills|reef|underwater|swims?)\b/iu],
    ["raccoon", /\b(?:pet|zoo|paws?|fur|tail|jungle|burrow|den|vet|animals?|tree(?:tops?)?)\b/iu],
    ["monster", /\b(?:swamp|monster|horns?|fangs?|haunt\p{Ll}*|cave|growl\p{Ll}*)\b/iu],
  ],
  ro: [
    ["bird", /(?<!\p{L})(?:pene|cioc\p{Ll}*|aripi\p{Ll}*|cuib\p{Ll}*|stol\p{Ll}*)(?!\p{L})/iu],
    [
      "fish",
      /(?<!\p{L})(?:[îi]noat\p{Ll}*|[îi]not\p{Ll}*|marea|m[ăa]rii|balt[ăa]|r[âa]ul\p{Ll}*|lac\p{Ll}*|ocean\p{Ll}*|ap[ăa])(?!\p{L})/iu,
    ],
    [
      "raccoon",
      /(?<!\p{L})(?:gr[ăa]dina zoologic[ăa]|l[ăa]bu[țt]\p{Ll}*|blan[ăa]|blana|coad[ăa]|coada|vizuin\p{Ll}*|jungl\p{Ll}*|animal\p{Ll}*)(?!\p{L})/iu,
    ],
    ["monster", /(?<!\p{L})(?:monstr\p{Ll}*|mla[șs]tin\p{Ll}*|pe[șs]ter\p{Ll}*|coarne)(?!\p{L})/iu],
  ],
  de: [
    ["bird", /(?<!\p{L})(?:Federn?|Schnabel|Flügel|Nest|schlüpf\p{Ll}*)(?!\p{L})/iu],
    ["fish", /(?<!\p{L})(?:Flossen?|Kiemen|Riff|schwimm\p{Ll}*)(?!\p{L})/iu],
    ["raccoon", /(?<!\p{L})(?:Zoo|Pfoten?|Fell|Schwanz|Dschungel|Höhle|Bau|Haustier|Tiere?)(?!\p{L})/iu],
    ["gnome", /(?<!\p{L})(?:Wald|Moos|Wurzel\p{Ll}*|Pilz\p{Ll}*)/iu],
    ["monster", /(?<!\p{L})(?:Monster|Sumpf|Moor|Hörner)(?!\p{L})/iu],
  ],
};

/** The figure that comes nearest to a kind which nothing is known of but its word and the text around it; undefined: nothing tells. */
export function nearestKind(word: string, text: string, language: Language): FigureKind | undefined {
  const small = word.toLocaleLowerCase();
  const byWord = BY_WORD[language].find(([, ending]) => ending.test(small))?.[0];
  return byWord ?? BY_TEXT[language].find(([, hint]) => hint.test(text))?.[0];
}
