import type { Variant } from "#author/sentences.ts";

export const others: readonly Variant[] = [
  {
    id: "shiny",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "gaze", mood: "surprised" } },
    low: [
      "Was hatten denn die anderen?",
      "Das war groß. Das glänzte!",
      "„Meins glänzt nicht“, sagte [hero.nom].",
      { from: 2, say: "„Aber es riecht nach Kleber.“" },
      "„Das ist auch schön.“",
    ],
    middle: [
      "Um zu sehen, was die anderen bauten, ging [hero.nom] ein Stück hinüber.",
      "Da glänzte es. Da blinkte es. Da drehte sich etwas ganz von allein.",
      "Nummer Eins daheim war aus Pappe und hatte eine Delle.",
      "„Die Delle ist aber selbst gemacht“, sagte [hero.nom].",
      { spare: true, say: "{small} fanden das vermutlich auch." },
    ],
    high: [
      "Man soll nicht vergleichen, und darum wollte [hero.nom] nur ganz kurz hinsehen.",
      "{neighbours} schraubten an etwas Hohem, und obendrauf saß etwas Goldenes und drehte sich.",
      "Daneben stand etwas Silbernes, das summte, obwohl es noch gar nicht fertig war.",
      "„Hübsch“, sagte [hero.nom] und schluckte. „Sehr, sehr hübsch.“",
      "Nummer Eins bestand aus Draht, einem Deckel und guter Hoffnung.",
      "„Man sieht ja bloß das Äußere“, sagte [hero.he] auf dem Heimweg zu {small.dat}.",
      {
        from: 5,
        say: "Das Innere von Nummer Eins war allerdings noch gar nicht da, es sollte am Nachmittag dazukommen.",
      },
    ],
  },
  {
    id: "behind-cloth",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "tiptoe", mood: "curious" } },
    low: [
      "Da stand etwas unter einem Tuch.",
      "Es war so hoch wie ein Haus!",
      "„Oh“, sagte [hero.nom] leise.",
      { from: 2, say: "Das Tuch kicherte ein bisschen." },
      "„Meins passt unter einen Hut.“",
    ],
    middle: [
      "Die anderen hatten ihr Ding mit einem Tuch zugedeckt, damit keiner guckte.",
      "[hero.nom] guckte nicht. Jedenfalls nicht lange.",
      "Unter dem Tuch war es hoch, breit und geheimnisvoll.",
      "„Nummer Eins könnte ich mit einem Taschentuch zudecken“, sagte [hero.nom].",
      "„Aber Taschentücher sind auch etwas Feines.“",
    ],
    high: [
      "Geheimnisse stehen unter einem Tuch, und dieses Tuch war so groß wie ein Segel.",
      "{neighbours} gingen drum herum und sahen unauffällig aus, und so etwas sieht man sofort.",
      "„Ich will gar nichts wissen“, rief [hero.nom] im Vorbeigehen.",
      "Aber unter dem Saum sah eine Kurbel hervor, und die war frisch geölt.",
      "Nummer Eins hatte auch eine Kurbel, und die quietschte.",
      "„Was quietscht, das geht wenigstens nicht verloren“, tröstete [hero.he] sich.",
      {
        from: 5,
        say: "Die ganze Strecke bis nach Hause klang das Wort geölt nach, und es klang leider wirklich sehr glatt.",
      },
    ],
  },
  {
    id: "brass-band",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "curious" } },
    low: [
      "Die anderen übten schon.",
      "Trara! Es klappte gleich.",
      "„Oje“, sagte [hero.nom].",
      { from: 2, say: "Bei [hero.dat] klappte noch nichts." },
      "„Dann muss ich eben üben.“",
    ],
    middle: [
      "Die anderen probten für den Großen Tag, und es klappte beim ersten Mal.",
      "Es klappte auch beim zweiten Mal, nur noch schöner.",
      "[hero.nom] stand am Rand und machte sich klein.",
      "„Bei mir klappt es auch“, sagte [hero.he] dann. „Es weiß nur noch nichts davon.“",
    ],
    high: [
      "Am Vormittag war Probe, und jeder konnte zusehen, wie gut die anderen schon waren.",
      "Es ging trara, es ging tschingderassa, und am Ende stiegen drei Tauben auf, genau in einer Reihe.",
      "[hero.nom] rechnete nach, wie viele Tauben man wohl selber hätte.",
      "Es waren keine, und eine Spinne zählte wahrscheinlich nicht.",
      "„Macht nichts“, sagte [hero.he]. „Tauben lenken nur ab.“",
      "Zu Hause wartete Nummer Eins und sah erwartungsvoll aus, soweit Pappe das kann.",
      {
        from: 5,
        say: "„Erzähl mir nichts von denen“, schien sie zu sagen, und [hero.nom] erzählte ihr auch wirklich kein Wort.",
      },
    ],
  },
  {
    id: "tape-measure",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "stand", mood: "surprised" } },
    low: [
      "[hero.nom] maß nach.",
      "Das von den anderen: sehr groß.",
      "Das eigene: sehr klein.",
      { from: 2, say: "„Dafür passt meins durch die Tür!“" },
      "„Ha!“, sagte [hero.nom].",
    ],
    middle: [
      "Mit einem Stück Schnur maß [hero.nom] aus, was die anderen da bauten.",
      "Die Schnur war zu Ende, ehe das Ding zu Ende war.",
      "Für Nummer Eins reichte ein Knoten.",
      "„Groß kann jeder“, sagte [hero.he] und steckte die Schnur weg. „Klein und gut ist schwerer.“",
    ],
    high: [
      "Es ist keine Spionage, wenn man zufällig eine Schnur dabeihat und zufällig damit vorbeikommt.",
      "[hero.nom] maß die Breite, die Höhe und, weil es so schön blitzte, auch das Blitzen.",
      "Die Schnur wurde immer kürzer und das Ding der anderen immer länger.",
      "„Aha“, sagte [hero.he] und band einen Knoten hinein, ungefähr daumenbreit.",
      "Bis zu dem Knoten ging Nummer Eins.",
      "{neighbours} sahen herüber und nickten nett, und das machte es beinahe noch schlimmer.",
      {
        from: 5,
        say: "Neid ist ein kleines grünes Ding, das überallhin mitkommt, aber beim Bauen gibt es einem wenigstens Schwung.",
      },
    ],
  },
];
