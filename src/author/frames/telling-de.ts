import type { TellingFrames } from "./telling.ts";

export const germanTelling: TellingFrames = {
  request:
    /(?<!\p{L})(?:(?:geschichte|märchen|buch)(?:n)? (?:über|von|für|mit|in der|in dem|wo)|bitte|(?:schreib|erzähl|mach)e?(?: mir| uns| eine?)|ich (?:möchte|will|hätte|wünsche)|\d+ seiten)(?!\p{L})/iu,
  chapter: /^(?:kapitel|teil|erstes kapitel)(?!\p{L})/iu,
  pronouns: {
    female: /(?<!\p{L})(?:sie(?= \p{Ll}+te?(?!\p{L}))|(?<=\p{Ll}te? )sie|ihre?[nmrs]?)(?!\p{L})/giu,
    male: /(?<!\p{L})(?:er|ihn|ihm|sein|seine[nmrs]?)(?!\p{L})/giu,
  },
  subjects: /^(?:er|sie)$/iu,
  sceneStart:
    /^["„»]?(?:es war einmal|einst|eines (?:tages|morgens|abends|nachts)|am (?:nächsten|anderen|morgen|abend|mittag)|in der nacht|in dieser nacht|später|plötzlich|auf einmal|endlich|schließlich|als|nachdem|danach|inzwischen|währenddessen|bald|früh am|morgens|abends|nachts|weit weg|zu hause|doch dann|da(?:nn)? kam)(?!\p{L})/iu,
  tag: /^\p{Lu}[\p{L}’'-]* (?:sagte|sagt|fragte|fragt|rief|ruft|flüsterte|flüstert|antwortete|antwortet|lachte|lacht|seufzte|dachte|denkt|murmelte|sang)(?!\p{L})/u,
  namedBefore: /(?<!\p{L})(?<name>\p{Lu}\p{Ll}+), (?:sein|ihr|mein|unser|de[rm]|die|das|eine?)\p{Ll}*(?: \p{Ll}+)? $/u,
  isA: /^,? (?:war|ist|der|die|das)(?: \p{L}+){0,5} ?$/iu,
  unreal:
    /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|will|wollte|möchte|kann|konnte|könnte|würde|soll|sollte|darf|durfte|angst|träumt|träumte|versucht|versuchte|lernt|lernte|um)(?!\p{L})/iu,
  holding:
    /(?<!\p{L})(?:hält|hielt|halten|trägt|trug|nimmt|nahm|nehmen|hebt|hob|greift|griff|packt|packte|umarmt|umarmte|mit)(?!\p{L})/iu,
  absent:
    /(?<!\p{L})(?:kein\p{L}*|nicht|ohne|verloren|verliert|verlor|fehlt|fehlte|weg|sucht|suchte|braucht|will|möchte|wo (?:ist|war))(?!\p{L})/iu,
  joins: /^ und (?:de[rnm] |die |das |sein\p{Ll}* |ihr\p{Ll}* )?$/u,
  together:
    /(?<!\p{L})(?:beide|sie \p{Ll}+en|\p{Ll}{3,}en sie|zusammen|miteinander|gemeinsam|saßen sie|standen sie|gingen sie|sie (?:saßen|standen|gingen|waren|lachten))(?!\p{L})/iu,
  likened: /(?<!\p{L})(?:wie|als|wenn|von)(?!\p{L})(?: \p{L}+){0,4} ?$/iu,
  where:
    /(?<!\p{L})(?:in|im|ins|an|am|ans|auf|aufs|zu|zum|zur|durch|nach|bei|beim|unter|hinter|neben|über|erreicht|erreichte)(?: \p{L}+){0,2} $/iu,
  dwells: /(?<!\p{L})wohn(?:t|te|en|ten)(?!\p{L})/iu,
  rooms: [
    ["bedroom", /(?<!\p{L})(?:schlafzimmer\p{L}*|kinderzimmer\p{L}*|ins bett|im bett|bettchen)(?!\p{L})/iu],
    ["kitchen", /(?<!\p{L})\p{L}*küche\p{L}*/iu],
    ["workshop", /(?<!\p{L})(?:werkstatt\p{L}*|labor\p{L}*|garage\p{L}*)/iu],
    ["cave", /(?<!\p{L})\p{L}*(?:höhle|tunnel|grotte)\p{L}*/iu],
    ["cabin", /(?<!\p{L})(?:kajüte|koje|raumschiff)(?!\p{L})/iu],
  ],
};
