import type { Scenery } from "#author/sentences.ts";

export const spaceColony: Scenery = {
  world: [
    "auf einem kleinen runden Planeten",
    "in einer Siedlung zwischen den Sternen",
    "auf der Rückseite des Mondes",
  ],
  spots: {
    dome: { at: "unter der Glaskuppel", to: "zur Glaskuppel" },
    cabin: { at: "in der Kabine mit dem Bullauge", to: "zur Kabine mit dem Bullauge" },
    greenhouse: { at: "neben dem Sternengewächshaus", to: "zum Sternengewächshaus" },
    dock: { at: "an der Raketenrampe", to: "zur Raketenrampe" },
    crater: { at: "im größten Krater", to: "in den größten Krater" },
    tower: { at: "auf dem Funkturm", to: "auf den Funkturm" },
  },
  neighbours: [
    { nom: "die Mondmäuse", acc: "die Mondmäuse", dat: "den Mondmäusen", gen: "der Mondmäuse", sex: "f" },
    {
      nom: "die kleinen Drohnen",
      acc: "die kleinen Drohnen",
      dat: "den kleinen Drohnen",
      gen: "der kleinen Drohnen",
      sex: "f",
    },
    {
      nom: "die Putzmaschinen",
      acc: "die Putzmaschinen",
      dat: "den Putzmaschinen",
      gen: "der Putzmaschinen",
      sex: "f",
    },
  ],
  small: [
    {
      nom: "die Mondblumen",
      acc: "die Mondblumen",
      dat: "den Mondblumen",
      gen: "der Mondblumen",
      sex: "f",
      thing: "flower",
    },
    { nom: "die Sternchen", acc: "die Sternchen", dat: "den Sternchen", gen: "der Sternchen", sex: "n", thing: "star" },
    {
      nom: "die Weltraumpilze",
      acc: "die Weltraumpilze",
      dat: "den Weltraumpilzen",
      gen: "der Weltraumpilze",
      sex: "m",
      thing: "mushroom",
    },
  ],
  lights: [
    { nom: "die Landelichter", acc: "die Landelichter", dat: "den Landelichtern", gen: "der Landelichter", sex: "n" },
    {
      nom: "die Lampen der Station",
      acc: "die Lampen der Station",
      dat: "den Lampen der Station",
      gen: "der Lampen der Station",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "die ganze Siedlung", acc: "die ganze Siedlung", dat: "der ganzen Siedlung", sex: "f" },
  seat: ["auf einem kalten Mondstein", "auf einer leeren Kiste"],
  murmur: [
    "Die Luftmaschine schnurrte wie eine Katze.",
    "Ein Satellit zog vorbei und blinkte.",
    "In der Ferne brummte eine Rakete.",
    "Der Staub schwebte ganz langsam hoch.",
  ],
};

export const underwaterKingdom: Scenery = {
  world: ["auf dem Grund des blauen Meeres", "im Reich unter den Wellen", "tief unten im warmen Meer"],
  spots: {
    shell: { at: "in einer großen rosa Muschel", to: "zur großen rosa Muschel" },
    coral: { at: "in einem Haus aus Korallen", to: "zum Korallenhaus" },
    garden: { at: "im Algengarten", to: "in den Algengarten" },
    arch: { at: "unter dem Korallenbogen", to: "zum Korallenbogen" },
    wreck: { at: "bei dem verschlafenen Wrack", to: "zu dem verschlafenen Wrack" },
    reef: { at: "auf dem höchsten Riff", to: "auf das höchste Riff" },
  },
  neighbours: [
    { nom: "die Krebse", acc: "die Krebse", dat: "den Krebsen", gen: "der Krebse", sex: "m" },
    { nom: "die Sardinen", acc: "die Sardinen", dat: "den Sardinen", gen: "der Sardinen", sex: "f" },
    { nom: "die Garnelen", acc: "die Garnelen", dat: "den Garnelen", gen: "der Garnelen", sex: "f" },
  ],
  small: [
    { nom: "die Muscheln", acc: "die Muscheln", dat: "den Muscheln", gen: "der Muscheln", sex: "f", thing: "shell" },
    {
      nom: "die Seeblumen",
      acc: "die Seeblumen",
      dat: "den Seeblumen",
      gen: "der Seeblumen",
      sex: "f",
      thing: "flower",
    },
    {
      nom: "die Seesterne",
      acc: "die Seesterne",
      dat: "den Seesternen",
      gen: "der Seesterne",
      sex: "m",
      thing: "star",
    },
  ],
  lights: [
    {
      nom: "die Laternenfische",
      acc: "die Laternenfische",
      dat: "den Laternenfischen",
      gen: "der Laternenfische",
      sex: "m",
    },
    {
      nom: "die leuchtenden Quallen",
      acc: "die leuchtenden Quallen",
      dat: "den leuchtenden Quallen",
      gen: "der leuchtenden Quallen",
      sex: "f",
    },
  ],
  everyone: { nom: "das ganze Reich", acc: "das ganze Reich", dat: "dem ganzen Reich", sex: "n" },
  seat: ["auf einem glatten Kiesel", "auf einem alten Anker"],
  murmur: [
    "Blasen stiegen auf, blubb, blubb, blubb.",
    "Die Algen winkten allen zu.",
    "Hoch oben brummte ein Schiff vorbei.",
    "Ein Wal sang einen langen Ton.",
  ],
};

export const toyTown: Scenery = {
  world: ["in einer Stadt für Spielzeug", "in der Stadt auf dem Teppich", "in einer kleinen Stadt aus Holz"],
  spots: {
    dollhouse: { at: "im gelben Puppenhaus", to: "zum gelben Puppenhaus" },
    shelf: { at: "auf dem untersten Regal", to: "zum untersten Regal" },
    station: { at: "am Spielzeugbahnhof", to: "zum Spielzeugbahnhof" },
    square: { at: "auf dem Knopfplatz", to: "zum Knopfplatz" },
    box: { at: "hinter der großen Spielkiste", to: "zur großen Spielkiste" },
    blocks: { at: "auf dem Bauklotzturm", to: "auf den Bauklotzturm" },
  },
  neighbours: [
    { nom: "die Murmeln", acc: "die Murmeln", dat: "den Murmeln", gen: "der Murmeln", sex: "f" },
    { nom: "die Aufziehmäuse", acc: "die Aufziehmäuse", dat: "den Aufziehmäusen", gen: "der Aufziehmäuse", sex: "f" },
    { nom: "die Kegel", acc: "die Kegel", dat: "den Kegeln", gen: "der Kegel", sex: "m" },
  ],
  small: [
    { nom: "die Knöpfe", acc: "die Knöpfe", dat: "den Knöpfen", gen: "der Knöpfe", sex: "m", thing: "button" },
    {
      nom: "die Papierblumen",
      acc: "die Papierblumen",
      dat: "den Papierblumen",
      gen: "der Papierblumen",
      sex: "f",
      thing: "flower",
    },
    { nom: "die Glöckchen", acc: "die Glöckchen", dat: "den Glöckchen", gen: "der Glöckchen", sex: "n", thing: "bell" },
  ],
  lights: [
    {
      nom: "die Lichterketten",
      acc: "die Lichterketten",
      dat: "den Lichterketten",
      gen: "der Lichterketten",
      sex: "f",
    },
    {
      nom: "die winzigen Laternen",
      acc: "die winzigen Laternen",
      dat: "den winzigen Laternen",
      gen: "der winzigen Laternen",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "die ganze Stadt", acc: "die ganze Stadt", dat: "der ganzen Stadt", sex: "f" },
  seat: ["auf einem einsamen Dominostein", "auf einer Garnrolle"],
  murmur: [
    "Die Holzeisenbahn machte tsch, tsch.",
    "Eine Spieluhr spielte ein halbes Lied.",
    "Ein Kreisel brummte im Schlaf.",
    "Irgendwo wurde etwas aufgezogen.",
  ],
};

export const futuristicMetropolis: Scenery = {
  world: ["in einer Stadt aus Glas und Licht", "in der höchsten Stadt von allen", "in der Stadt von morgen"],
  spots: {
    flat: { at: "im neunundneunzigsten Stock", to: "in den neunundneunzigsten Stock" },
    workshop: { at: "in einer Werkstatt voller Drähte", to: "zur Werkstatt" },
    park: { at: "im schwebenden Park", to: "in den schwebenden Park" },
    market: { at: "auf dem Robotermarkt", to: "zum Robotermarkt" },
    canal: { at: "am silbernen Kanal", to: "zum silbernen Kanal" },
    roof: { at: "auf dem höchsten Dach", to: "auf das höchste Dach" },
  },
  neighbours: [
    { nom: "die Tauben", acc: "die Tauben", dat: "den Tauben", gen: "der Tauben", sex: "f" },
    { nom: "die Postdrohnen", acc: "die Postdrohnen", dat: "den Postdrohnen", gen: "der Postdrohnen", sex: "f" },
    { nom: "die Staubsauger", acc: "die Staubsauger", dat: "den Staubsaugern", gen: "der Staubsauger", sex: "m" },
  ],
  small: [
    {
      nom: "die Dachblumen",
      acc: "die Dachblumen",
      dat: "den Dachblumen",
      gen: "der Dachblumen",
      sex: "f",
      thing: "flower",
    },
    {
      nom: "die alten Zahnräder",
      acc: "die alten Zahnräder",
      dat: "den alten Zahnrädern",
      gen: "der alten Zahnräder",
      sex: "n",
      thing: "gear",
    },
    {
      nom: "die Knöpfe vom Aufzug",
      acc: "die Knöpfe vom Aufzug",
      dat: "den Knöpfen vom Aufzug",
      gen: "der Knöpfe vom Aufzug",
      sex: "m",
      thing: "button",
    },
  ],
  lights: [
    {
      nom: "die Lichter der Stadt",
      acc: "die Lichter der Stadt",
      dat: "den Lichtern der Stadt",
      gen: "der Lichter der Stadt",
      sex: "n",
    },
    {
      nom: "die fliegenden Laternen",
      acc: "die fliegenden Laternen",
      dat: "den fliegenden Laternen",
      gen: "der fliegenden Laternen",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "die ganze Stadt", acc: "die ganze Stadt", dat: "der ganzen Stadt", sex: "f" },
  seat: ["auf einer leeren Kiste", "auf der untersten Stufe"],
  murmur: [
    "Die Straßenbahnen sangen im Vorbeifliegen.",
    "Ein Aufzug sagte „ping“ und „guten Tag“.",
    "Die Straße fegte sich selbst und summte.",
    "Hoch oben machte ein Zug wusch.",
  ],
};
