import type { Shows, Variant } from "#author/sentences.ts";

const found: Shows = {
  at: "far",
  shot: "close",
  hour: "dawn",
  hero: { pose: "hold", mood: "joyful", holds: "goal" },
  helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
};

export const try3: readonly Variant[] = [
  {
    id: "there-it-was",
    goals: ["lost"],
    shows: found,
    low: [
      "{morning}",
      "[helper.ref] suchte oben. [hero.nom] suchte unten.",
      "{whoosh}",
      "Da! Da war {thing}!",
      { from: 2, say: "[hero.nom] ließ [thing?ihn|sie|es] nicht mehr los." },
    ],
    middle: [
      "{morning}",
      "Sie suchten zu zweit: [helper.ref] hob an, und [hero.nom] sah darunter.",
      "{whoosh}",
      "Etwas rutschte ans Licht, langsam und recht staubig.",
      "Es war {thing}!",
      "„Da bist du ja“, flüsterte [hero.nom] und drückte [thing?ihn|sie|es] an sich.",
    ],
    high: [
      "{morning}",
      "„Allein kann man entweder heben oder gucken“, sagte [helper.ref]. „Ich hebe.“",
      "Und so sah [hero.nom] heute dorthin, wo gestern keiner hinsehen konnte.",
      "{whoosh}",
      "Aus dem Schatten kam, langsam und etwas staubig, {thing}.",
      "[hero.nom] brachte kein Wort heraus.",
      "[hero.he] pustete nur ganz vorsichtig den Staub weg und hielt [thing?ihn|sie|es] fest, sehr fest.",
      "„Ich wusste, dass du wartest“, flüsterte [hero.he] dann.",
      { from: 5, say: "Alle sahen höflich in eine andere Richtung, denn manche Freude braucht zuerst ein wenig Ruhe." },
    ],
  },
  {
    id: "was-close",
    goals: ["lost"],
    shows: { ...found, shot: "medium" },
    low: [
      "{morning}",
      "„Da glänzt etwas!“, sagte [helper.ref].",
      "[hero.nom] streckte sich. Noch ein Stück.",
      "{whoosh}",
      "[hero.nom] hatte {thing.acc}!",
      { from: 2, say: "„Hurra!“, riefen {neighbours}." },
    ],
    middle: [
      "{morning}",
      "„Gestern hast du schnell geschaut“, sagte [helper.ref]. „Heute schauen wir langsam.“",
      "Sie schauten langsam, Handbreit für Handbreit.",
      "{whoosh}",
      "Da lag {thing}, als wäre nie etwas gewesen.",
      "„So nah warst du!“, lachte [hero.nom] und weinte ein bisschen.",
    ],
    high: [
      "{morning}",
      "Diesmal rannten sie nicht, sie gingen nebeneinander und sahen sich jede Handbreit an.",
      "„Was siehst du?“, fragte [helper.ref]. „Nichts“, sagte [hero.nom]. „Aber sehr genau.“",
      "Auf einmal glänzte das Nichts.",
      "{whoosh}",
      "Da lag {thing}, mitten auf dem Weg, auf dem gestern alle nur gerannt waren.",
      "[hero.nom] lachte und weinte ein bisschen, denn das geht auch zugleich.",
      {
        from: 5,
        say: "Was man im Rennen sucht, versteckt sich vor Schreck, aber wer langsam geht, von dem lässt es sich gern finden.",
      },
    ],
  },
];
