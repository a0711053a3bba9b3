import type { ByLanguage } from "#book/languages.ts";

/** What one does not lose as a thing is lost: it was not won. */
export const LOST_CONTESTS: ByLanguage<RegExp> = {
  en: /^(?:\p{Ll}+[ -]){0,2}(?:races?|match|matches|contest|competition|tournament|final|finals|championship|bet|quiz|election)(?!\p{L})/iu,
  ro: /^(?:(?:o|un) )?(?:curs[ăa]|cursele|meci(?:ul)?|meciurile|concurs(?:ul)?|final[ăa]|semifinal[ăa]|pariul?|partid[ăa]|partida|[îi]ntrecere[a]?|campionatul?|turneul?|jocul)(?!\p{L})/iu,
  de: /^(?:\p{Ll}+e[nrs]? )?(?:\p{Lu}\p{Ll}*)?(?:rennen|spiel|wette|wettbewerb|wettkampf|wettlauf|turnier|finale|halbfinale|partie|kampf|match|meisterschaft)(?!\p{L})(?<!Beispiel|Glockenspiel|Puppenspiel|Kartenspiel|Brettspiel)/iu,
};
