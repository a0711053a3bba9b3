import type { Shows, Variant } from "#author/sentences.ts";

const atWork: Shows = {
  at: "far",
  shot: "medium",
  hour: "night",
  hero: { pose: "hold", mood: "determined", holds: "rope" },
  helper: { pose: "lift", mood: "happy", looksAt: "hero" },
};
const counting: Shows = {
  at: "far",
  shot: "wide",
  hour: "night",
  hero: { pose: "point", mood: "happy", looksAt: "helper" },
  helper: { pose: "think", mood: "curious", looksAt: "hero" },
};

export const ready: readonly Variant[] = [
  {
    id: "knots",
    shows: atWork,
    low: [
      "[hero.nom] hielt ein Seil.",
      "[helper.ref] machte die Knoten.",
      "Ein Knoten, zwei Knoten, fertig!",
      { from: 2, say: "Zu zweit lacht es sich besser." },
      "{lights} leuchteten lange.",
    ],
    middle: [
      "Sie arbeiteten, bis {lights} müde wurden.",
      "[hero.nom] hielt das Seil, und [helper.ref] machte die Knoten.",
      "„Ein guter Knoten ist wie ein guter Freund“, sagte [helper.nom]. „Er hält und drückt nicht.“",
      "Und weil es sich zu zweit besser lacht, lachten sie viel.",
    ],
    high: [
      "Sie arbeiteten den ganzen Abend, bei allem Licht, das es gab.",
      "[hero.nom] hielt das Seil, und [helper.ref] machte die Knoten, für jede Geschichte einen.",
      "„Ein guter Knoten“, sagte [helper.nom], „hält fest und drückt trotzdem nicht.“",
      "„Wie eine Umarmung“, sagte [hero.nom].",
      "„Genau. Nur braucht man für eine Umarmung keine Schere.“",
      "Als sie fertig waren, blinzelten {lights} schon, und ihnen war warm vom Lachen.",
      { from: 5, say: "Arbeit zu zweit ist nämlich die einzige, die hinterher kürzer aussieht, als sie gewesen ist." },
    ],
  },
  {
    id: "rehearsal",
    shows: counting,
    low: [
      "„Erst üben wir“, sagte [helper.ref].",
      "Ein kleiner Schritt. Noch einer.",
      "[hero.nom] machte alles genau nach.",
      { from: 2, say: "Niemand fiel hin. Fast niemand." },
      "„Morgen!“, sagte [hero.nom].",
    ],
    middle: [
      "„Erst üben wir es in Klein“, sagte [helper.ref].",
      "Sie übten es in Klein und dann in Mittel.",
      "Bei Mittel fiel [helper.nom] hin, und [hero.nom] half beim Aufstehen.",
      "„Siehst du“, kam es von unten, „das kannst du schon.“",
      "Sie lachten beide und fingen noch einmal von vorn an.",
    ],
    high: [
      "„Vor dem großen Tag kommt der kleine Abend“, sagte [helper.ref]. „Wir üben.“",
      "Sie übten es in Klein, mit zwei Kieselsteinen in den Hauptrollen.",
      "Dann übten sie es in Groß, aber sehr langsam.",
      "Diesmal fiel [helper.nom] hin, der Länge nach.",
      "„Tut es weh?“, rief [hero.nom]. „Kein bisschen“, kam es von unten. „Ich wollte nur sehen, wie du aufhilfst.“",
      "Im Aufhelfen war [hero.nom] richtig gut.",
      {
        from: 5,
        say: "Wer oft hingefallen ist, weiß nämlich genau, wo man jemanden anfassen muss, damit es nicht wehtut.",
      },
    ],
  },
  {
    id: "pack",
    shows: { ...counting, hero: { pose: "hold", mood: "happy", holds: "basket", looksAt: "helper" } },
    low: [
      "Was kam in den Korb?",
      "„Brot“, sagte [helper.ref].",
      "„Und Mut“, sagte [hero.nom].",
      "Mut sieht man nicht. Aber er wiegt was!",
      { from: 2, say: "Sie trugen zu zweit." },
    ],
    middle: [
      "Für den nächsten Tag packten sie einen Korb.",
      "„Brot“, sagte [helper.ref]. „Pflaster“, sagte [hero.nom]. „Nur für den Fall.“",
      "„Und ein bisschen Mut.“",
      "Den Mut sah man nicht, aber danach war der Korb viel schwerer.",
      "Also trugen sie ihn zu zweit.",
    ],
    high: [
      "„Ein guter Weg fängt mit einem guten Korb an“, sagte [helper.ref] und hielt ihn auf.",
      "[hero.nom] legte Brot hinein, Pflaster, ein Tuch und zum Schluss etwas, das man nicht sah.",
      "„Was war das?“, fragte [helper.nom].",
      "„Mut. Ich habe alles zusammengekratzt. Er ist ein bisschen gemischt, aber es reicht.“",
      "[helper.nom] hob den Korb an. „Tatsächlich. Er wiegt etwas!“",
      "Jeder nahm einen Henkel, und so ging es leicht.",
      {
        from: 5,
        say: "Erst da fiel [hero.dat] auf, dass ein Korb zwei Henkel hat, und dass das kein Zufall sein kann.",
      },
    ],
  },
  {
    id: "promise",
    shows: { ...counting, shot: "close" },
    low: [
      "„Und wenn es nicht klappt?“, fragte [hero.nom].",
      "„Dann lachen wir“, sagte [helper.ref].",
      "„Und wenn doch?“",
      "„Dann lachen wir lauter!“",
      { from: 2, say: "Darauf gaben sie sich die Hand." },
    ],
    middle: [
      "Vor dem Einschlafen hatte [hero.nom] noch eine Frage.",
      "„Und wenn es wieder nicht klappt?“",
      "„Dann sitzen wir unten und lachen“, sagte [helper.ref].",
      "„Und wenn es klappt?“",
      "„Dann sitzen wir oben und lachen.“",
      "[hero.nom] überlegte. Gelacht wurde also in jedem Fall. Das war ein guter Plan.",
    ],
    high: [
      "Alles war bereit, nur das Herz noch nicht.",
      "„Und wenn es morgen auch nicht klappt?“, flüsterte [hero.nom].",
      "[helper.ref] lachte nicht, sondern dachte nach, wie es sich bei ernsten Fragen gehört.",
      "„Dann kennen wir drei Wege, die nicht gehen“, sagte [helper.nom]. „Und wir kennen sie beide.“",
      "„Und übermorgen?“",
      "„Übermorgen liegt gleich neben morgen. Da komme ich sowieso vorbei.“",
      "Da gähnte auch das Herz und war so weit.",
      {
        from: 5,
        say: "Ein Herz braucht gar nicht viel: nicht das Versprechen, dass es klappt, nur das, dass jemand mitkommt.",
      },
    ],
  },
];
