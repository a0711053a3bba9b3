import type { Scenery } from "#author/sentences.ts";

export const enchantedForest: Scenery = {
  world: ["im flüsternden Wald", "mitten im alten Wald", "tief im grünen Wald"],
  spots: {
    oak: { at: "unter der ältesten Eiche", to: "zur ältesten Eiche" },
    burrow: { at: "hinter der runden grünen Tür", to: "zur runden grünen Tür" },
    brook: { at: "am singenden Bach", to: "zum singenden Bach" },
    clearing: { at: "auf der sonnigen Lichtung", to: "zur sonnigen Lichtung" },
    ferns: { at: "zwischen den Riesenfarnen", to: "zu den Riesenfarnen" },
    hill: { at: "auf dem Mooshügel", to: "auf den Mooshügel" },
  },
  neighbours: [
    { nom: "die Käfer", acc: "die Käfer", dat: "den Käfern", gen: "der Käfer", sex: "m" },
    { nom: "die Eichhörnchen", acc: "die Eichhörnchen", dat: "den Eichhörnchen", gen: "der Eichhörnchen", sex: "n" },
    { nom: "die Spatzen", acc: "die Spatzen", dat: "den Spatzen", gen: "der Spatzen", sex: "m" },
  ],
  small: [
    { nom: "die Pilze", acc: "die Pilze", dat: "den Pilzen", gen: "der Pilze", sex: "m", thing: "mushroom" },
    {
      nom: "die Glockenblumen",
      acc: "die Glockenblumen",
      dat: "den Glockenblumen",
      gen: "der Glockenblumen",
      sex: "f",
      thing: "flower",
    },
    { nom: "die Eicheln", acc: "die Eicheln", dat: "den Eicheln", gen: "der Eicheln", sex: "f", thing: "acorn" },
  ],
  lights: [
    { nom: "die Glühwürmchen", acc: "die Glühwürmchen", dat: "den Glühwürmchen", gen: "der Glühwürmchen", sex: "n" },
    {
      nom: "die Laternen in den Büschen",
      acc: "die Laternen in den Büschen",
      dat: "den Laternen in den Büschen",
      gen: "der Laternen in den Büschen",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "der ganze Wald", acc: "den ganzen Wald", dat: "dem ganzen Wald", sex: "m" },
  seat: ["auf einem Moosstein", "auf einem alten Baumstamm"],
  murmur: [
    "Der Bach summte vor sich hin.",
    "Oben erzählten sich die Blätter Geheimnisse.",
    "Ein Specht machte tock, tock, tock.",
    "Das Moos wuchs ganz leise.",
    "Eine Eichel fiel und sagte klack.",
    "Der Wind blätterte in den Bäumen.",
  ],
};

export const medievalCastle: Scenery = {
  world: ["in einer Burg mit sieben Türmen", "in einer alten Burg aus Stein", "hinter hohen Burgmauern"],
  spots: {
    gatehouse: { at: "in der Stube über dem Tor", to: "zur Stube über dem Tor" },
    kitchen: { at: "neben der Burgküche", to: "zur Burgküche" },
    courtyard: { at: "im weiten Burghof", to: "in den weiten Burghof" },
    "rose-garden": { at: "im Rosengarten", to: "in den Rosengarten" },
    bridge: { at: "an der alten Zugbrücke", to: "zur alten Zugbrücke" },
    turret: { at: "auf dem höchsten Turm", to: "auf den höchsten Turm" },
  },
  neighbours: [
    { nom: "die Dohlen", acc: "die Dohlen", dat: "den Dohlen", gen: "der Dohlen", sex: "f" },
    { nom: "die Küchenjungen", acc: "die Küchenjungen", dat: "den Küchenjungen", gen: "der Küchenjungen", sex: "m" },
    { nom: "die Gänse", acc: "die Gänse", dat: "den Gänsen", gen: "der Gänse", sex: "f" },
  ],
  small: [
    { nom: "die Rosen", acc: "die Rosen", dat: "den Rosen", gen: "der Rosen", sex: "f", thing: "flower" },
    {
      nom: "die Glöckchen am Tor",
      acc: "die Glöckchen am Tor",
      dat: "den Glöckchen am Tor",
      gen: "der Glöckchen am Tor",
      sex: "n",
      thing: "bell",
    },
    {
      nom: "die Gänseblümchen in der Mauer",
      acc: "die Gänseblümchen in der Mauer",
      dat: "den Gänseblümchen in der Mauer",
      gen: "der Gänseblümchen in der Mauer",
      sex: "n",
      thing: "flower",
    },
  ],
  lights: [
    { nom: "die Laternen", acc: "die Laternen", dat: "den Laternen", gen: "der Laternen", sex: "f", thing: "lantern" },
    {
      nom: "die Fenster vom großen Saal",
      acc: "die Fenster vom großen Saal",
      dat: "den Fenstern vom großen Saal",
      gen: "der Fenster vom großen Saal",
      sex: "n",
    },
  ],
  everyone: { nom: "die ganze Burg", acc: "die ganze Burg", dat: "der ganzen Burg", sex: "f" },
  seat: ["auf einer kalten Stufe", "auf einem umgedrehten Eimer"],
  murmur: [
    "Auf den Türmen flatterten die Fahnen.",
    "In der Küche blubberte etwas.",
    "Lang und tief knarrte ein Tor.",
    "Der alte Brunnen gluckste.",
    "Irgendwo klapperte ein Eimer die Treppe hinunter.",
    "Die Mauern wärmten sich in der Sonne.",
  ],
};

export const desertedIsland: Scenery = {
  world: ["auf einer kleinen grünen Insel", "auf einer Insel ohne Namen", "auf einer Insel weit draußen"],
  spots: {
    hut: { at: "in der Hütte aus Treibholz", to: "zur Hütte aus Treibholz" },
    hammock: { at: "neben der gestreiften Hängematte", to: "zur gestreiften Hängematte" },
    beach: { at: "am weißen Strand", to: "zum weißen Strand" },
    lagoon: { at: "an der blauen Lagune", to: "zur blauen Lagune" },
    cove: { at: "in der versteckten Bucht", to: "in die versteckte Bucht" },
    cliff: { at: "auf der hohen Klippe", to: "auf die hohe Klippe" },
  },
  neighbours: [
    { nom: "die Krebse", acc: "die Krebse", dat: "den Krebsen", gen: "der Krebse", sex: "m" },
    { nom: "die Papageien", acc: "die Papageien", dat: "den Papageien", gen: "der Papageien", sex: "m" },
    { nom: "die Möwen", acc: "die Möwen", dat: "den Möwen", gen: "der Möwen", sex: "f" },
  ],
  small: [
    { nom: "die Muscheln", acc: "die Muscheln", dat: "den Muscheln", gen: "der Muscheln", sex: "f", thing: "shell" },
    {
      nom: "die Strandblumen",
      acc: "die Strandblumen",
      dat: "den Strandblumen",
      gen: "der Strandblumen",
      sex: "f",
      thing: "flower",
    },
    {
      nom: "die Schneckenhäuser",
      acc: "die Schneckenhäuser",
      dat: "den Schneckenhäusern",
      gen: "der Schneckenhäuser",
      sex: "n",
      thing: "shell",
    },
  ],
  lights: [
    { nom: "die Leuchtkäfer", acc: "die Leuchtkäfer", dat: "den Leuchtkäfern", gen: "der Leuchtkäfer", sex: "m" },
    {
      nom: "die Laternen in den Palmen",
      acc: "die Laternen in den Palmen",
      dat: "den Laternen in den Palmen",
      gen: "der Laternen in den Palmen",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "die ganze Insel", acc: "die ganze Insel", dat: "der ganzen Insel", sex: "f" },
  seat: ["auf einem einsamen Felsen", "auf einem Stück Treibholz"],
  murmur: [
    "Die Wellen sagten husch und husch.",
    "Irgendwo fiel eine Kokosnuss.",
    "Die Palmen raschelten wie Papier.",
    "Das Meer atmete ein und aus.",
    "Eine Krabbe ging seitwärts spazieren.",
    "Der Sand rieselte ganz leise davon.",
  ],
};

export const smallVillage: Scenery = {
  world: ["in einem Dorf mit schiefen Schornsteinen", "in einem winzigen Dorf", "in dem Dorf hinter dem Hügel"],
  spots: {
    cottage: { at: "im letzten Häuschen", to: "zum letzten Häuschen" },
    bakery: { at: "gleich neben der Bäckerei", to: "zur Bäckerei" },
    well: { at: "am Dorfbrunnen", to: "zum Dorfbrunnen" },
    orchard: { at: "im Apfelgarten", to: "in den Apfelgarten" },
    mill: { at: "hinter der alten Mühle", to: "zur alten Mühle" },
    meadow: { at: "auf der hohen Wiese", to: "auf die hohe Wiese" },
  },
  neighbours: [
    { nom: "die Gänse", acc: "die Gänse", dat: "den Gänsen", gen: "der Gänse", sex: "f" },
    { nom: "die Hühner", acc: "die Hühner", dat: "den Hühnern", gen: "der Hühner", sex: "n" },
    { nom: "die Enten", acc: "die Enten", dat: "den Enten", gen: "der Enten", sex: "f" },
  ],
  small: [
    {
      nom: "die Sonnenblumen",
      acc: "die Sonnenblumen",
      dat: "den Sonnenblumen",
      gen: "der Sonnenblumen",
      sex: "f",
      thing: "flower",
    },
    {
      nom: "die Äpfel am Baum",
      acc: "die Äpfel am Baum",
      dat: "den Äpfeln am Baum",
      gen: "der Äpfel am Baum",
      sex: "m",
      thing: "apple",
    },
    {
      nom: "die Gänseblümchen",
      acc: "die Gänseblümchen",
      dat: "den Gänseblümchen",
      gen: "der Gänseblümchen",
      sex: "n",
      thing: "flower",
    },
  ],
  lights: [
    { nom: "die Fenster", acc: "die Fenster", dat: "den Fenstern", gen: "der Fenster", sex: "n" },
    {
      nom: "die Straßenlaternen",
      acc: "die Straßenlaternen",
      dat: "den Straßenlaternen",
      gen: "der Straßenlaternen",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "das ganze Dorf", acc: "das ganze Dorf", dat: "dem ganzen Dorf", sex: "n" },
  seat: ["auf dem kalten Bordstein", "auf der alten Bank"],
  murmur: [
    "Die Kirchturmuhr ging zwei Minuten nach.",
    "Es roch nach frischem Brot.",
    "Irgendwo quietschte ein Gartentor.",
    "Ein Karren rumpelte vorbei.",
    "Hinter einem Zaun gackerte es zufrieden.",
    "Auf einem Fensterbrett dampfte ein Topf.",
  ],
};
