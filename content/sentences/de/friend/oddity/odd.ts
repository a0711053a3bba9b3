import type { Variant } from "#author/sentences.ts";

export const odd: readonly Variant[] = [
  {
    id: "alle-sagen-es",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "stand", mood: "sad" } },
    low: [
      "„[hero.nom] {oddHe}“, sagten die anderen.",
      "Sie sagten es am Morgen.",
      "Sie sagten es am Mittag.",
      { from: 2, say: "Am Abend sagten sie es noch einmal." },
    ],
    middle: [
      "In einer Sache waren sich {world} alle einig.",
      "„[hero.nom] {oddHe}“, sagten sie und nickten dazu.",
      "Sie meinten es nicht böse, sie sagten es wie: Es wird wohl regnen.",
      "„Ich mache das doch nicht mit Absicht“, sagte [hero.nom].",
      "Aber danach hatte niemand gefragt.",
    ],
    high: [
      "Viel gab es {world} nicht, worin sich alle einig waren.",
      "Die einen mochten Sonne, die anderen Nieselregen, und über Suppe gab es elf Meinungen.",
      "Nur über [hero.acc] gab es eine einzige.",
      "„[hero.nom] {oddHe}“, stellten sie fest und nickten, wie man über das Wetter nickt.",
      "„Ich mache das nicht mit Absicht“, sagte [hero.nom]. „So werde ich nun einmal geliefert.“",
      "Darauf erwiderte niemand etwas, denn gefragt hatte ja auch niemand.",
      {
        from: 5,
        say: "Vor dem Spiegel probierte [hero.nom] es einmal mit der üblichen Größe, aber der Spiegel ließ sich nicht täuschen.",
      },
    ],
  },
  {
    id: "uebrig-geblieben",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "sad" } },
    low: [
      "Alle spielten ein Spiel.",
      "Auch [hero.nom] wollte mitspielen.",
      "„Du {oddYou}“, sagten sie da.",
      { from: 2, say: "Also passte [hero.nom] auf die Taschen auf." },
    ],
    middle: [
      "Gerade wurde gewählt: einer für dich, einer für mich.",
      "Am Ende war nur noch [hero.nom] übrig.",
      "„Es geht nicht gegen dich“, sagten sie. „Aber du {oddYou}.“",
      "So durfte [hero.nom] auf die Taschen aufpassen.",
      "Taschen sind nette Gesellschaft, aber sie werfen den Ball nie zurück.",
    ],
    high: [
      "Ein Spiel sollte beginnen, {near}, und zwei Hauptleute wählten reihum.",
      "Einer nach dem anderen wurde aufgerufen und lief strahlend hinüber.",
      "Zuletzt war nur noch [hero.nom] da, und beide Hauptleute betrachteten angestrengt den Himmel.",
      "„Nimm es nicht persönlich“, sagte der eine. „Du {oddYou}, das ist alles.“",
      "Also bekam [hero.nom] die Aufsicht über die Taschen, ein verantwortungsvolles Amt, wenn auch kein lebhaftes.",
      "Nach der Zahl der Schnallen wurden sie geordnet.",
      {
        from: 5,
        say: "Als das Spiel zu Ende war, kannte [hero.nom] jede Tasche mit Namen, aber keinen einzigen ihrer Besitzer.",
      },
    ],
  },
];
