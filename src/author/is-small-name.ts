import { NOTE_WORDS_DE } from "#content/sentences/note-words-de.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { isLittleWord } from "./is-little-word.ts";
import { sexOfName } from "./known-names.ts";
import { foldText } from "./fold-text.ts";
import { ownKindFramesFor } from "./frames/own-kind-frames.ts";
import { verbAtRomanian } from "./told/romanian-clause.ts";
import { hasGermanVerb } from "./told/german-clause.ts";
import type { NameContext } from "./name-of-figure.ts";
import { framesFor } from "./reading-frames.ts";

/** A name typed without its capital: one that the list has, or a word that stands where only a name can. */
export function isSmallName(
  name: string,
  end: number,
  figure: FoundConcept,
  { text, language, found }: NameContext,
): boolean {
  const { noNames, afterLowerName } = framesFor(language);
  if (noNames.has(foldText(name))) return false;
  // „Der Hai nur“, „das lastenrad mal“: beside a noun with its capital a small word is no name, and little words never are.
  if (language === "de" && (/^\p{Lu}/u.test(figure.text) || isLittleWord(name, "de"))) return false;
  // "Kangaroo joey", though there are boys called Joey.
  if (language === "en" && framesFor("en").young.test(name)) return false;
  // "The wombat choir has lost its conductor".
  if (language === "en" && ownKindFramesFor("en").nobody.has(name)) return false;
  // „Zâna florilor“.
  if (language === "ro" && /(?:ilor|elor|ului)$/u.test(name)) return false;
  const known = found.filter((each) => each.start < end && each.end > end - name.length);
  // „O balenă mică“ is little, though there are girls called Mica.
  if (known.some(({ kind, text: word }) => kind === "trait" && word.toLocaleLowerCase() === name)) return false;
  // „O umbrelă roșie“ is red, though there are girls called Rosie.
  if (language === "ro" && known.some(({ kind }) => kind === "colour" || kind === "thing")) return false;
  // „Un astronaut roman“, „o pernă grăsuță“: behind an indefinite article a nation or a look.
  const isIndefinite = language === "ro" && /(?:^|\s)(?:un|o) (?:\p{Ll}+ )?$/iu.test(text.slice(0, figure.start));
  if (isIndefinite && (/^roman$/u.test(name) || /u[țt][ăa]$/u.test(name))) return false;
  if (sexOfName(name) !== undefined) return true;
  // „Kater Muffin“, „motanul biscuite“: two nouns side by side.
  const isKnown = known.some(({ kind }) => language === "en" || !/^(?:thing|garment|place)$/u.test(kind));
  // „der Bär retten“, „die Eule lernt die“: German verbs end in -en, and in -t or -te before what they act on.
  // "Detective Duck investigates who": nor do English ones ask after themselves.
  const isAsking = language === "en" && name.endsWith("s") && /^ who\b/u.test(text.slice(end));
  // "Finn’s guide dog retires and a young pup".
  const isVerbEn = language === "en" && /\p{Ll}{3}s$/u.test(name) && text.slice(end).startsWith(" and ");
  const isVerb =
    language === "de" &&
    known.length === 0 &&
    (hasGermanVerb(name) ||
      NOTE_WORDS_DE.participle.test(name) ||
      /(?:en|ern|eln)$/u.test(name) ||
      (/te?$/u.test(name) && /^ (?:der|die|das)/u.test(text.slice(end)))) &&
    // „Kaninchen möhrchen ist weg“.
    !/(?:[bdfgklmnprtß]chen|lein)$/u.test(name);
  if (language === "ro" && !isKnown) return disagrees(name, figure, text.slice(end));
  return (
    !isKnown &&
    !isVerb &&
    !isVerbEn &&
    !isAsking &&
    (afterLowerName?.test(text.slice(end)) ?? false) &&
    !/(?:ing|ed|ly|lich|ig)$/u.test(name)
  );
}

const DOES_RO =
  /^\s+(?:vrea|voia|nu|nu-[șs]i|își|isi|se|s-a|[șs]i-a|a|e|este|era|are|avea|ar|care|trebuie|pleac[ăa]|viseaz[ăa])(?!\p{L})/u;

/** Endings of pet names; and adjectives that end so. */
const PET_NAME_RO = /(?:ule[țt]|i[șs]or|u[șs]or|[nlrtd]el|ic[ăa]|il[ăa]|u[țt][ăa]|ache|aș|oi)$/u;
const SMALL_RO =
  /^(?:m[ăa]run[țt]el|tinerel|sub[țt]irel|u[șs]or|mititic[ăa]|mititel|frumu[șs](?:el|ic[ăa])|singur(?:el|ic[ăa])|n[ăa]t[âa]fle[țt]|dr[ăa]gu[țt][ăa]?|micu[țt][ăa]?|m[ăa]ri[șs]or|mi[șs]el|rebel|fidel|drag|str[ăa]vechi|negru|sur|obosit[ăa]?|pitic|apoi|vioi|greoi|noi|r[ăa]zgâiat|uria[șs]|n[ăa]zdr[ăa]van|gola[șs]|nevoia[șs]|lacom[ăa]?|fricoas[ăa]|iubit[ăa]|pripit[ăa]|rătăcit[ăa]|fugit[ăa]|gr[ăa]bit[ăa]|necajit[ăa]|vopsit[ăa]|zg[âa]rcit[ăa]|[a-zăâîșț]+[^n]it[ăa]|[a-zăâîșț]+[^o](?:ni|gi|ti)c[ăa])$/u;

/** „Șoricelul ronțilă vrea“: what stands behind a Romanian noun and does not agree with it is no adjective but its name. */
function disagrees(name: string, { concept, text: word }: FoundConcept, after: string): boolean {
  const isSubject = DOES_RO.test(after) || verbAtRomanian(after.trim().split(/\s+/u).slice(0, 1)) === 0;
  if (isLittleWord(name, "ro") || !isSubject || concept.kind === "mood") return false;
  const noun = word.toLocaleLowerCase();
  // „Melcul stefanel“: a diminutive behind a noun with its article.
  if (/(?:ul|le)$/u.test(noun) && PET_NAME_RO.test(name) && !SMALL_RO.test(name)) return true;
  if (noun.endsWith("a") && /(?:ilă|ila|ica|ică|uța|uta|ița|ita|onica)$/u.test(name) && !SMALL_RO.test(name))
    return true;
  if (/[aă]$/u.test(noun)) return /(?:[^aăeiîâuț]|o|y)$/u.test(name);
  return !noun.endsWith("e") || noun.endsWith("le")
    ? /(?:[aoy]|ilă|ică|iță|uță)$/u.test(name) && !/(?:ea|ata|uta)$/u.test(name)
    : false;
}
