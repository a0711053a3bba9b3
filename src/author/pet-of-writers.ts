import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { framesFor } from "./reading-frames.ts";
import type { ReadFigure } from "./reading.ts";

/** From an idea’s start to a named animal or toy: whoever of the writer’s, or of the reader’s elders, has it. */
const OWNS: ByLanguage<RegExp> = {
  en: /^(?:when (?:my|our) [^.!?,]{2,30}? (?:was|were) [^.!?,]{2,30}?,? (?:s?he|they)|(?:my|our) [^.!?,]{0,40}?|(?:great[- ])?(?:grand(?:ad|pa|dad|father|ma|mum|mother)|gran|granny|grampa|nana|nan|pop|dad|daddy|mum|mummy|mom|mommy|auntie?|uncle)(?: \p{Lu}\p{Ll}+)?) (?:has|had|owns|owned|got) an? (?:\p{Ll}+ ){0,3}$/iu,
  ro: /^(?:[^.!?,]{0,30} (?:mea|meu|noastr[ăa]|nostru|vecin(?:ilor|ei|ului)|bunic(?:ilor|ii|ului))|vecin(?:ul|a|ii)|bunicul|bunica|buni(?:cu[țt]a)?|str[ăa]bunic(?:ul|a)|mama|mami|tata|tati|m[ăa]tu[șs]a|unchiul|tanti|na[șs]ul|na[șs]a)(?: \p{L}+)? (?:are|avea|a adus|a g[ăa]sit|a cump[ăa]rat|a primit|cre[șs]te|[țt]ine) (?:acas[ăa] |(?:la|[îi]n|pe|din) \p{L}+ ){0,2}(?:un|o) (?:\p{Ll}+ )?$/iu,
  de: /^(?:(?:mein|unser)\p{Ll}* [^.!?,]{0,40}?|(?:Ur)?(?:Oma|Opa|Omi|Opi|Großmutter|Großvater|Onkel|Tante|Mama|Papa)(?: \p{Lu}\p{Ll}+)?) (?:hat|hatte|besitzt|besaß|bekam) (?:einen|eine|ein) (?:\p{Ll}+ ){0,2}$/iu,
};

/** „Bunicul are un măgar care nu mai vrea să tragă căruța“. */
function isAnimal(concept: string): boolean {
  return isOfType(conceptById(concept), "Animals");
}

/** "My grandson Luis has a cloth hare called Hoppel": it is the hare’s story, and not his who has it. */
export function petOfWriters(
  figures: readonly ReadFigure[],
  text: string,
  language: Language,
): readonly ReadFigure[] | undefined {
  const pet = figures.find(({ at }) => OWNS[language].test(text.slice(0, at)));
  if (!pet || pet.concept === "") return undefined;
  if (pet.name !== "") return figures.filter(({ at }) => at >= pet.at);
  // „Frau Özdemir hat einen Kater, der … Er heißt Sultan“.
  const later = figures.find(
    ({ at, concept, name }) =>
      at > pet.at &&
      name !== "" &&
      (concept === pet.concept || (concept === "" && framesFor(language).toldLater.test(text.slice(0, at)))),
  );
  if (language === "de" && later)
    return [{ ...pet, name: later.name }, ...figures.filter((each) => each.at > pet.at && each !== later)];
  return language === "ro" && isAnimal(pet.concept) ? figures.filter(({ at }) => at >= pet.at) : undefined;
}
