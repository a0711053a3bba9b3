import type { PhraseEntry } from "#lexicon/concept.ts";
import { POSES } from "#book/page-plan.ts";
import { VERBS } from "./verbs.ts";

/** Forms that the verbs' rows do not carry: first persons, plurals, participles. */
const MORE: Partial<Record<(typeof POSES)[number], Partial<Record<"en" | "ro" | "de", readonly string[]>>>> = {
  fly: { ro: ["zburând", "zboare", "zburat"], de: ["fliegend", "geflogen", "schwebt", "schweben"] },
  sleep: { en: ["asleep", "nap", "napping"], ro: ["doarme", "dormind", "dormit"], de: ["schlafend", "geschlafen"] },
  run: { ro: ["alergând", "fugind", "alergat"], de: ["rennend", "laufend", "gerannt"] },
  sit: { en: ["seated"], ro: ["așezat", "așezată", "stă jos", "stând jos"], de: ["sitzend"] },
  lie: { ro: ["întins", "întinsă", "stă întins", "stă întinsă", "culcat", "culcată"], de: ["liegend"] },
  wave: { ro: ["face semn cu mâna", "făcând cu mâna"], de: ["winkend"] },
  dance: { ro: ["dansând", "joacă", "dănțuiește"], de: ["tanzend"] },
  swim: { ro: ["înotând"], de: ["schwimmend"] },
  hug: {
    en: ["hold each other"],
    ro: ["ia în brațe", "îmbrățișând", "în brațe", "se îmbrățișează"],
    de: ["umarmen sich", "drückt"],
  },
  read: { ro: ["citind"], de: ["lesend"] },
  jump: { ro: ["sărind"], de: ["springend"] },
  walk: { ro: ["mergând", "plimbându-se"], de: ["gehend"] },
  point: { ro: ["arată cu degetul", "arătând"], de: ["zeigend"] },
  reach: { ro: ["se întinde după", "întinde mâna"], de: ["streckt sich", "greift nach"] },
  hold: { en: ["hold"], ro: ["ținând", "poartă"], de: ["haltend"] },
  lift: { ro: ["ridicând"], de: ["hebt hoch", "hochheben"] },
  cheer: { en: ["hands up", "arms up"], ro: ["sare de bucurie", "ovaționează"], de: ["jubelnd", "freut sich"] },
  think: { ro: ["gândindu-se", "pe gânduri"], de: ["nachdenkend", "nachdenklich", "grübelt"] },
  stand: { ro: ["în picioare", "stă în picioare"], de: ["stehend"] },
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
    ro: [...verbs.flatMap((verb) => verb.ro), ...(MORE[pose]?.ro ?? [])],
    de: [...verbs.flatMap((verb) => verb.de.map(whole)), ...(MORE[pose]?.de ?? [])],
  };
});
