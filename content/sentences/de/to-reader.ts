import type { Aside } from "#author/sentences.ts";

export const toReader: readonly Aside[] = [
  {
    low: "Wink einmal!",
    middle: "Wink doch mal! Vielleicht kann [hero.nom] dich sehen.",
    high: "Wink doch mal! Man kann nie wissen: Vielleicht kann [hero.nom] aus dem Bild auch hinausschauen.",
  },
  {
    low: "Pst! Ganz leise!",
    middle: "Pst! Wir sind kurz mucksmäuschenstill, damit [hero.nom] uns nicht bemerkt.",
    high: "Pst! Einen Atemzug lang sind wir mucksmäuschenstill, damit [hero.nom] nicht bemerkt, wer da zuschaut.",
  },
  {
    low: "Und jetzt? Was meinst du?",
    middle: "Und jetzt? Was würdest du tun, wenn du [hero.nom] wärst?",
    high: "Und jetzt? Bevor jemand umblättert: Was würdest du tun, wenn du [hero.nom] wärst?",
  },
  {
    low: "Zähl mit: eins, zwei, drei!",
    middle: "Zähl mit, aber langsam: eins, zwei, drei! [hero.nom] zählt auch.",
    high: "Zähl mit, so langsam du kannst: eins, und zwei, und ganz zum Schluss die Drei. [hero.nom] zählt auch.",
  },
  {
    low: "Tief einatmen. Und wieder aus.",
    middle: "Tief einatmen, bis in die Zehen. Und wieder aus. [hero.nom] macht es auch so.",
    high: "Tief einatmen, bis in die Zehen, und wieder aus, langsam wie eine Schnecke. So. [hero.nom] macht es genauso.",
  },
  {
    low: "Welche Farbe ist hier die schönste?",
    middle: "Welche Farbe ist hier die schönste? [hero.nom] wüsste es gern.",
    high: "Wenn du eine einzige Farbe aus diesem Bild behalten dürftest, welche wäre es? [hero.nom] wüsste es gern.",
  },
  {
    low: "Wo möchtest du hier stehen?",
    middle: "Zeig mal: Wo möchtest du hier stehen? [hero.nom] rückt ein Stück.",
    high: "Einer passt noch ins Bild. Zeig mal, wo du stehen möchtest; [hero.nom] rückt bestimmt ein Stück.",
  },
  {
    low: "Viel Glück, [hero.nom]!",
    middle: "Sagt es leise, und alle zusammen: Viel Glück, [hero.nom]!",
    high: "Sagt es leise und alle zusammen, denn so hilft es am besten: Viel Glück, [hero.nom]!",
  },
  {
    low: "Wonach riecht es hier? Rate!",
    middle: "Wonach riecht es hier? Rate mal. Was würde [hero.nom] sagen?",
    high: "Bilder riechen nicht, also muss man raten: Wonach riecht es hier, und was würde [hero.nom] sagen?",
  },
  {
    low: "Schau genau! Was denkt [hero.nom]?",
    middle: "Schau ganz genau hin: Was denkt [hero.nom] wohl gerade?",
    high: "Schau ganz genau hin: Was für ein Gedanke mag das sein, den [hero.nom] gerade hat, ein runder oder einer mit Ecken?",
  },
  {
    low: "Wie klingt das Bild?",
    middle: "Wenn dieses Bild klingen könnte, wie wäre das? Erst du, dann [hero.nom].",
    high: "Wenn dieses Bild klingen könnte, wie wäre das? Mach es einmal leise und einmal so, dass [hero.nom] es hört.",
  },
  {
    low: "Halt die Seite fest. Und jetzt!",
    middle: "Halt die Ecke der Seite fest. Noch nicht… noch nicht… Jetzt, sagt [hero.nom]!",
    high: "Halt die Ecke der Seite fest und blättere noch nicht um. Noch nicht, sagt [hero.nom]. Noch nicht. Und jetzt!",
  },
];
