import type { TellingFrames } from "./telling.ts";

export const romanianTelling: TellingFrames = {
  request:
    /(?<!\p{L})(?:(?:poveste|carte|basm)(?:a|ea)? (?:despre|cu|pentru|în care|in care|de)|te rog|vă rog|va rog|(?:scrie|spune|fă|fa)(?:-mi|-ne)?|(?:aș|as|am) (?:vrea|dori)|vreau|îmi doresc|imi doresc|\d+ (?:de )?pagini)(?!\p{L})/iu,
  chapter: /^(?:capitolul|partea)(?!\p{L})/iu,
  pronouns: {
    female: /(?<!\p{L})ea(?!\p{L})/giu,
    male: /(?<!\p{L})(?:el|lui)(?!\p{L})/giu,
  },
  subjects: /^(?:ea|el)$/iu,
  sceneStart:
    /^["„—–-]?\s*(?:a fost odată|a fost odata|odată|odata|într-o|intr-o|într-un|intr-un|a doua zi|în (?:ziua|seara|noaptea|dimineața)|in (?:ziua|seara|noaptea|dimineata)|apoi|deodată|deodata|dintr-odată|până la urmă|pana la urma|în sfârșit|in sfarsit|dimineața|dimineata|seara|noaptea|când|cand|după|dupa|între timp|intre timp|mai târziu|mai tarziu|curând|curand|departe|acasă|acasa)(?!\p{L})/iu,
  tag: /^\p{Lu}[\p{L}’'-]* (?:a (?:spus|zis|întrebat|strigat|șoptit|răspuns|râs)|spuse|zise|întrebă|strigă|șopti|răspunse|râse|spune|zice|întreabă|șoptește|răspunde)(?!\p{L})/u,
  namedBefore: /(?<!\p{L})(?<name>\p{Lu}\p{Ll}+), $/u,
  isA: /^,? (?:era|este|e|a fost|un|o)(?: \p{L}+){0,4} ?$/iu,
  unreal:
    /(?<!\p{L})(?:nu|n-\p{L}+|niciodată|niciodata|să|sa|vrea|voia|vrut|putea|poate|ar|frică|frica|teme|visează|viseaza|visa|încearcă|incearca|încerca|nicio|niciun)(?!\p{L})/iu,
  holding:
    /(?<!\p{L})(?:ține|tine|ținea|tinea|ținând|ținu|ia|lua|luă|a luat|luând|duce|ducea|duse|cară|căra|poartă|purta|ridică|ridica|ridicat|apucă|apucat|îmbrățișează|cu)(?!\p{L})/iu,
  absent:
    /(?<!\p{L})(?:nu|fără|fara|pierdut|pierde|pierdu|dispărut|dispare|caută|căuta|căută|vrea|niciun|nicio|unde (?:e|este|era))(?!\p{L})/iu,
  joins: /^ și (?:cu )?$/u,
  together: /(?<!\p{L})(?:ei|ele|amândoi|amândouă|împreună|impreuna)(?!\p{L})/iu,
  likened: /(?<!\p{L})(?:ca|cât|decât|parcă|dacă|de)(?!\p{L})(?: \p{L}+){0,4} ?$/iu,
  where:
    /(?<!\p{L})(?:în|in|într-un|într-o|intr-un|intr-o|dintr-un|dintr-o|din|la|pe|prin|spre|către|catre|lângă|langa|sub|până|pana|printre|peste|ajunge|ajunse|ajuns)(?: \p{L}+){0,2} $/iu,
  dwells: /(?<!\p{L})locui\p{L}*/iu,
  rooms: [
    ["bedroom", /(?<!\p{L})(?:dormitor\p{L}*|în pat|in pat|în pătuț|patul)(?!\p{L})/iu],
    ["kitchen", /(?<!\p{L})bucătări\p{L}*|(?<!\p{L})bucatari[ae](?!\p{L})/iu],
    ["workshop", /(?<!\p{L})(?:atelier\p{L}*|laborator\p{L}*|garaj\p{L}*)/iu],
    ["cave", /(?<!\p{L})(?:peșter\p{L}*|pester[ai]\p{L}*|tunel\p{L}*|grot[ăa])/iu],
    ["cabin", /(?<!\p{L})(?:cabin[ăa]|nav[ăa] spațial\p{L}*|rachet(?:ă|a|ei))(?!\p{L})/iu],
  ],
};
