import type { Shows, Variant } from "#author/sentences.ts";

const brave: Shows = {
  at: "high",
  shot: "medium",
  hour: "dawn",
  hero: { pose: "stand", mood: "proud" },
  helper: { pose: "wave", mood: "happy", looksAt: "hero" },
};

export const try3: readonly Variant[] = [
  {
    id: "steps-in",
    goals: ["fear"],
    shows: brave,
    low: [
      "{morning}",
      "[helper.ref] gab [hero.dat] die Hand.",
      "Ein Schritt. Zwei Schritte. Drei!",
      "{whoosh}",
      "Die Knie wackelten gar nicht mehr!",
    ],
    middle: [
      "{morning}",
      "„Hast du Angst?“, fragte [helper.ref].",
      "„Ja“, sagte [hero.nom]. „Aber ich komme trotzdem mit.“",
      "Noch ein Schritt, dann noch zwei Schritte.",
      "{whoosh}",
      "Die Knie wackelten kurz und vergaßen es dann. Die Angst vor {fear} blieb ganz klein zurück.",
    ],
    high: [
      "{morning}",
      "„Hast du Angst?“, fragte [helper.ref].",
      "[hero.nom] dachte ehrlich nach. „Ja. Aber sie sitzt nicht mehr am Steuer.“",
      "Sie gingen nebeneinander los, und jeder Schritt war ein wenig länger als der davor.",
      "{whoosh}",
      "Die Knie wackelten, wunderten sich, dass nichts geschah, und hörten auf.",
      "Die Angst vor {fear} saß am Wegrand und sah auf einmal sehr klein aus.",
      "[hero.nom] winkte ihr zu.",
      { from: 5, say: "Ganz weg war sie nicht, so sind Ängste, aber von nun an musste sie hinterherlaufen." },
    ],
  },
  {
    id: "says-hello",
    goals: ["fear"],
    shows: { ...brave, shot: "wide" },
    low: [
      "{morning}",
      "„Sag ihr mal Hallo!“, sagte [helper.ref].",
      "„Hallo, Angst!“, rief [hero.nom].",
      "{whoosh}",
      "Da lief die Angst davon!",
      { from: 2, say: "Jetzt hatte sie selber Angst." },
    ],
    middle: [
      "{morning}",
      "„Hast du deine Angst je gegrüßt?“, fragte [helper.ref].",
      "Nein, gegrüßt hatte sie noch keiner.",
      "„Hallo“, sagte [hero.nom] mit kleiner Stimme. „Ich heiße [hero.nom].“",
      "{whoosh}",
      "Nichts Schlimmes geschah. Die Angst vor {fear} wurde klein und dann noch kleiner.",
    ],
    high: [
      "{morning}",
      "„Mit Fremden ist es immer schwer“, sagte [helper.ref]. „Habt ihr euch denn je vorgestellt?“",
      "Daran hatte [hero.nom] nie gedacht.",
      "Das Herz schlug wie eine Trommel, aber [hero.he] trat vor. „Hallo. Ich heiße [hero.nom].“",
      "{whoosh}",
      "Drüben wurde es still, so wie es still wird, wenn jemand verlegen ist.",
      "Die Angst vor {fear} war gar nicht so groß, sie war nur einsam gewesen.",
      { from: 5, say: "Und den ganzen Vormittag ging [hero.nom] umher, als wären es lauter alte Bekannte." },
    ],
  },
];
