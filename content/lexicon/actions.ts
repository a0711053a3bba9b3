import type { PhraseEntry } from "#lexicon/concept.ts";
import { germanDoingForms, romanianDoingForms } from "#lexicon/doing-forms.ts";
import { POSES } from "#book/page-plan.ts";
import { VERBS } from "./verbs.ts";

/** Forms that neither the verbs' rows nor the rules make: irregular participles and plurals, and other ways to say it. */
const MORE: Partial<Record<(typeof POSES)[number], Partial<Record<"en" | "ro" | "de", readonly string[]>>>> = {
  fly: { en: ["flown"], ro: ["zburând", "zboare", "zburat"], de: ["fliegend", "geflogen", "schwebt", "schweben"] },
  sleep: { en: ["asleep", "nap", "napping", "fallen asleep"], ro: ["doarme"], de: ["geschlafen", "eingeschlafen"] },
  run: { ro: ["alergând", "fugind", "alergat"], de: ["rennend", "laufend", "gerannt", "gelaufen"] },
  sit: {
    en: ["seated"],
    ro: ["așezat", "așezată", "stă jos", "stând jos", "șed", "șezut", "șezând"],
    de: ["gesessen"],
  },
  lie: { ro: ["întins", "întinsă", "stă întins", "stă întinsă", "culcat", "culcată"], de: ["gelegen"] },
  wave: { ro: ["face semn cu mâna", "făcând cu mâna"], de: ["winkend"] },
  dance: { ro: ["dansând", "joacă", "dănțuiește"], de: ["tanzend"] },
  swim: { en: ["swum"], ro: ["înotând"], de: ["geschwommen"] },
  hug: {
    en: ["hold each other"],
    ro: ["ia în brațe", "îmbrățișând", "în brațe", "se îmbrățișează"],
    de: ["umarmen sich", "drückt"],
  },
  read: { ro: ["citind"], de: ["gelesen"] },
  jump: { ro: ["sărind"], de: ["gesprungen"] },
  walk: { ro: ["mergând", "plimbându-se"], de: ["gegangen"] },
  point: { ro: ["arată cu degetul", "arătând"], de: ["zeigend"] },
  reach: { ro: ["se întinde după", "întinde mâna"], de: ["streckt sich", "greift nach"] },
  hold: { en: ["hold"], ro: ["ținând", "poartă"], de: ["haltend"] },
  lift: { ro: ["ridicând"], de: ["hebt hoch", "hochheben", "gehoben"] },
  cheer: { en: ["hands up", "arms up"], ro: ["sare de bucurie", "ovaționează"], de: ["jubelnd", "freut sich"] },
  think: { ro: ["gândindu-se", "pe gânduri"], de: ["nachdenkend", "nachdenklich", "grübelt"] },
  stand: { ro: ["în picioare", "stă în picioare"], de: ["gestanden"] },
  kneel: {
    en: ["on its knees", "on her knees", "on his knees"],
    ro: ["în genunchi", "îngenuncheat"],
    de: ["auf den Knien", "kniend"],
  },
  climb: { ro: ["cățărându-se"], de: ["kletternd"] },
  push: { ro: ["împins", "împingând"], de: ["drückt gegen", "geschoben"] },
  tiptoe: {
    en: ["on tiptoe", "sneaks", "sneaking"],
    ro: ["în vârful picioarelor", "tiptil"],
    de: ["auf Zehenspitzen", "geschlichen"],
  },
  carry: { ro: ["cară", "cărând"], de: ["getragen"] },
  whisper: { ro: ["șoptind", "la ureche"], de: ["flüsternd", "ins Ohr"] },
  "hold-hands": {
    en: ["hold hands", "holds hands", "holding hands", "hand in hand", "by the hand"],
    ro: ["se țin de mână", "ține de mână", "mână în mână", "de mână"],
    de: ["Hand in Hand", "halten sich an den Händen", "an der Hand"],
  },
  "look-back": {
    en: ["looks back", "look back", "looking back", "over the shoulder"],
    ro: ["se uită înapoi", "privește înapoi", "peste umăr"],
    de: ["blickt zurück", "schaut zurück", "über die Schulter"],
  },
  gaze: {
    en: ["from behind", "from the back", "gazes", "gazing", "into the distance"],
    ro: ["din spate", "cu spatele", "privește în zare", "în depărtare"],
    de: ["von hinten", "in die Ferne", "mit dem Rücken"],
  },
  shy: { en: ["shyly"], ro: ["sfios", "ascuns", "ascunsă"], de: ["versteckt"] },
};

/** What somebody does, by the pose that shows it. */
export const ACTIONS: readonly PhraseEntry[] = POSES.map((pose) => {
  const verbs = VERBS.filter((verb) => verb.pose === pose);
  const whole = (german: string) => german.replace("|", "");
  return {
    kind: "action",
    id: `to-${pose}`,
    pose,
    en: [...verbs.flatMap((verb) => verb.en), ...(MORE[pose]?.en ?? [])],
    ro: [...verbs.flatMap(({ ro }) => [...ro, ...romanianDoingForms(ro)]), ...(MORE[pose]?.ro ?? [])],
    de: [...verbs.flatMap(({ de }) => [...de.map(whole), ...germanDoingForms(de)]), ...(MORE[pose]?.de ?? [])],
  };
});
