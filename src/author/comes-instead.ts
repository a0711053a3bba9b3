import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { ELDERS } from "./of-elder.ts";
import type { ReadFigure } from "./reading.ts";

/** A first clause that tells what is out of order, or which of the elders is away, up to whoever the next clause is about. */
const AWAY: Partial<ByLanguage<RegExp>> = {
  de: /^(?:(?:(?:der|die|das|mein|meine|unser|unsere) )?\p{L}+ (?=[^,.!?]*(?:nicht|weg|fort|kaputt|leer|krank|verschwunden|verreist|unterwegs|aus|ab|gesperrt|zu|unter Wasser|eingefroren|steht still)(?:,| und| aber))[^,.!?]*?|(?:(?:der|die|mein|meine|unser|unsere) )?(?:mama|papa|mami|papi|mutter|vater|oma|opa|omi|opi|tante|onkel)(?: und (?:mama|papa|oma|opa))? (?:ist|sind|hat|haben|muss|müssen|arbeitet|schläft|kocht|fährt)(?!\p{L})[^,.!?]*?)(?:,| und| aber|, aber|, und)(?: (?:also|deshalb|darum|deswegen|daher|da|dann|so|jetzt|nun) \p{Ll}+)? (?:der|die|das|eine?) (?:\p{Ll}+ ){0,3}$|^(?:mama|papa|oma|opa|omi|opi|onkel|tante) (?:erzählt|redet|spricht|berichtet|schwärmt)(?: \p{Ll}+)* (?:vom|von (?:de[mnr]|eine[mnr]|seine[mnr]|ihre[mnr]))(?: \p{Ll}+)* $/iu,
};

/** Up to a name: where somebody lives, what is broken that somebody mends, what is forbidden that somebody does. */
const BEFORE_NAMED =
  /, (?:da|dort|wo|darin) \p{Ll}+ $|^[^.!?]*(?<!\p{L})(?:ist|sind|war|geht|funktioniert|läuft|tickt|springt|brennt)(?!\p{L})[^.!?]*?(?:nicht mehr|kaputt|leer|verstopft|(?:ab|an|aus|ein|um|zer|ver)?ge\p{Ll}{3,}(?:t|en)|(?:zer|ver)\p{Ll}{3,}(?:t|en))(?!\p{L})[^.!?]*[.!?]\s(?:(?:[Dd]er|[Dd]ie|[Dd]as)\s)?(?:\p{Ll}+e\s)*(?:\p{Lu}\p{Ll}+\s)?$/u;
const BUT_NAMED = /, (?:aber|doch|nur|und nur) (?:(?:der|die|das) (?:\p{Ll}+e )?)?$/u;

/** „Der Bürgermeister verbietet das Träumen, aber Lotta träumt weiter“, „Der Kuchen ist angebrannt … Bäckermeister Knoll“. */
function isMetThere({ concept, owns }: ReadFigure, before: string): boolean {
  const known = conceptById(concept);
  if (known?.kind === "figure" && known.type === "EverydayPeople") return BUT_NAMED.test(before);
  return (known?.kind !== "figure" || owns === true) && BEFORE_NAMED.test(before);
}

/** Between a name and what its bearer has, and behind that what only whoever it is about does or feels. */
const OWNED_EN = /^(?:\p{L}+ )?\p{L}+['’]s (?:(?:own|old|new|little|big|best|favourite|pet|toy|\p{Ll}+y) )*$/u;
const FEELS_EN =
  /^(?: \p{Ll}+)? (?:wants?|dreams?|wishes|longs?|hopes|hates?|loves|refuses|can['’]?t|cannot|won['’]?t|doesn['’]?t|does not|stops?|stopped|broke|breaks|lost|loses|went(?! missing| away| off| to)|has (?:lost|broken|stopped|never)|is (?:so |very |too |always |secretly |a bit )?(?:lonely|sad|scared|afraid|frightened|jealous|tired|bored|shy|cross|grumpy|worried|sick|fed up|\p{Ll}+ed of)|feels|thinks|believes|decides|tries)(?!\p{L})/u;

/** Up to a name: "Gran says the fairies live in the foxgloves. One of them,". */
const ONE_OF_EN = /[.!?;,] (?:but |and |only )?[Oo]ne of them,? (?:is |was )?(?:called |named )?$/u;

/** Behind a name: "is the only one who can’t float". */
const ONLY_ONE_EN =
  /^ (?:is|was) the (?:only|last|first|smallest|littlest|tiniest|youngest|newest) (?:one|kid|child|girl|boy|pupil|person)(?!\p{L})/u;

/** Of whom it is said that they are not as the others are, or that they are one of those who were told of. */
function singledOut(figures: readonly ReadFigure[], text: string): ReadFigure | undefined {
  const named = figures.filter(({ name }) => name !== "");
  return (
    named.find(({ at }) => ONE_OF_EN.test(text.slice(0, at))) ??
    named.find(({ name, at }) => ONLY_ONE_EN.test(text.slice(at + name.length)))
  );
}

/** "Mia’s teddy wants to travel": the teddy’s story, though Mia has a name. */
function ownedBy(first: ReadFigure, figures: readonly ReadFigure[], text: string): ReadFigure | undefined {
  const owned = figures.find(
    (each) => each !== first && each.at > first.at && OWNED_EN.test(text.slice(first.at, each.at)),
  );
  return owned && FEELS_EN.test(text.slice(owned.at).replace(/^[\p{Ll}-]+/u, "")) ? owned : undefined;
}

/** „Die Waschmaschine frisst Socken. Eines Tages findet | Tilda heraus“: up to whom a story is about that begins with a thing. */
const FINDS_OUT =
  /^[^.!?]*[.!?] (?:Eines (?:Tages|Nachts|Morgens|Abends|Mittags)|An einem \p{L}+|Bis|Nun|Jetzt|Heute|Da) (?:findet|merkt|entdeckt|beschließt|will|muss|möchte|geht|macht|versucht|hört|sieht|fragt|kommt)(?: sich)? (?:(?:der|die|das) (?:\p{Ll}+e )?)?$/u;

/** „Tante Frieda wohnt auf einem Boot und ihre | Katze Frau Lehmann hasst Wasser“. */
function petOfElder(first: ReadFigure, figures: readonly ReadFigure[], text: string): ReadFigure | undefined {
  if (!ELDERS.has(first.concept)) return undefined;
  return figures.find(
    ({ name, concept, at }) =>
      at > first.at &&
      name !== "" &&
      isOfType(conceptById(concept), "Animals") &&
      /^[^.!?]*(?:,| und)(?: aber)? (?:ihre?|seine?) (?:\p{Ll}+ )*$/u.test(text.slice(first.at, at)),
  );
}

/** „Der Schulbus kommt heute nicht, also bringt ein Kamel die Kinder“: who comes when something is out of order. */
export function comesInstead(
  first: ReadFigure,
  figures: readonly ReadFigure[],
  text: string,
  language: Language,
): ReadFigure | undefined {
  if (language === "en") return first.name === "" ? singledOut(figures, text) : ownedBy(first, figures, text);
  const away = AWAY[language];
  if (!away) return undefined;
  if (first.name !== "") return petOfElder(first, figures, text);
  // „Die Tauben kennen jeden Zug. Nur die junge Taube Gesine“: one of those that came first, by its name.
  const [group] = figures;
  const one = figures.find(({ name, concept }) => name !== "" && concept === group?.concept);
  if (group?.several && one) return one;
  const named = figures.find(({ name, at, role }) => name !== "" && at > first.at && role !== "helper");
  if (named && isMetThere(first, text.slice(0, named.at))) return named;
  const isThing = conceptById(first.concept)?.kind !== "figure";
  if (named && isThing && FINDS_OUT.test(text.slice(first.at, named.at))) return named;
  return figures.find((figure) => figure !== first && figure.at > first.at && away.test(text.slice(0, figure.at)));
}
