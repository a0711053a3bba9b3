import { measureText } from "./measure-text.ts";

const MINE = /(?<!\p{L})(?:seine|ihre)(?<ending>[nmrs]?)(?!\p{L})/gu;

/** "ihr Haus", "sein altes Fahrrad": a neuter or a masculine thing; "ihr helfen", "mutig sein" are none. */
const MINE_BARE = /(?<!\p{L})(?:sein|ihr)(?= (?:\p{Ll}+es )?\p{Lu})/gu;

/** Before an object the reflexive is a dative: "sich einen Hut kaufen", but "sich verstecken". */
const SELF_DATIVE = /(?<!\p{L})sich(?= (?:eine?n?|etwas|das|den|die|neue[ns]?|viele|mehr|selbst eine?n?) )/gu;

/** „ihren Drachen mitnehmen“ as the hero says it: „meinen Drachen mitnehmen“. */
export function asSaidByGermanHero(wish: string): string {
  return wish
    .replaceAll(MINE, "meine$<ending>")
    .replaceAll(MINE_BARE, "mein")
    .replaceAll(SELF_DATIVE, "mir")
    .replaceAll(/(?<!\p{L})sich(?!\p{L})/gu, "mich");
}

/** Where the grammar of a German wish lets go of what follows, up to its verb. */
const CUT =
  /, | (?=(?:und|weil|aber|damit|bevor|um|an|am|ans|auf|aus|bei|beim|durch|für|in|im|ins|mit|über|unter|von|vom|vor|zu|zum|zur) )/u;

/** Shortens a wish to so many words; one that has no such place stays whole. */
export function shortenGermanWish(wish: string, words: number): string {
  let kept = wish.split(CUT);
  const said = () => withItsVerb(kept.join(" "), wish);
  if (measureText(wish, "de").words <= words) return wish;
  while (kept.length > 1 && measureText(said(), "de").words > words) kept = kept.slice(0, -1);
  return said();
}

/** A wish that was cut short keeps the verb that stood at its end: „einen Hund [und eine Katze] haben“. */
function withItsVerb(kept: string, wish: string): string {
  const verb = / (?<verb>\p{Ll}+n)$/u.exec(wish)?.groups?.["verb"];
  return verb === undefined || kept === wish || /(?:^| )\p{Ll}+n$/u.test(kept) ? kept : `${kept} ${verb}`;
}

/** Prefixes that part from their verb, the long ones first. */
const PREFIXES =
  "zurück zusammen kennen herauf heraus herein herum herunter hinauf hinaus hinein hinunter vorbei weiter wieder fort frei teil statt fern heim hoch auf aus ein mit vor weg los nach fest ab an zu her hin um"
    .split(" ")
    .join("|");

/** Verbs that only look as if they began with such a prefix. */
const WHOLE =
  /^(?:antwort|angel|anker|abenteuer|einig|festig|umarm|umrund|umkreis|umsegel|umgeb|wiederhol|zuck|zauber|herrsch|hinder|nachahm$)/u;

const SEPARABLE = new RegExp(`^(?<prefix>${PREFIXES})(?<verb>\\p{Ll}{4,}n)$`, "u");

/** „aufräumen“ → „aufzuräumen“, „antworten“ → „zu antworten“. */
export function infinitiveWithZu(verb: string): string {
  const parts = WHOLE.test(verb) ? undefined : SEPARABLE.exec(verb)?.groups;
  return parts ? `${parts["prefix"] ?? ""}zu${parts["verb"] ?? ""}` : `zu ${verb}`;
}
