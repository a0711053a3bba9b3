import type { Scenery } from "#author/sentences.ts";

export const spaceColony: Scenery = {
  world: ["pe o planetă mică și rotundă", "într-o colonie printre stele", "pe partea nevăzută a lunii"],
  spots: {
    dome: { at: "sub cupola de sticlă", to: "la cupola de sticlă" },
    cabin: { at: "în cabina cu hublou", to: "la cabina cu hublou" },
    greenhouse: { at: "lângă sera cu stele", to: "la sera cu stele" },
    dock: { at: "la debarcaderul rachetelor", to: "la debarcaderul rachetelor" },
    crater: { at: "în craterul cel mare", to: "în craterul cel mare" },
    tower: { at: "pe turnul de semnal", to: "pe turnul de semnal" },
  },
  neighbours: [
    { nom: "șoriceii de lună", dat: "șoriceilor de lună", gen: "șoriceilor de lună", sex: "m" },
    { nom: "dronele mici", dat: "dronelor mici", gen: "dronelor mici", sex: "f" },
    { nom: "mașinile de curățat", dat: "mașinilor de curățat", gen: "mașinilor de curățat", sex: "f" },
  ],
  small: [
    { nom: "florile de lună", dat: "florilor de lună", gen: "florilor de lună", sex: "f", thing: "flower" },
    { nom: "steluțele", dat: "steluțelor", gen: "steluțelor", sex: "f", thing: "star" },
    {
      nom: "ciupercile spațiale",
      dat: "ciupercilor spațiale",
      gen: "ciupercilor spațiale",
      sex: "f",
      thing: "mushroom",
    },
  ],
  lights: [
    { nom: "luminile de pe pistă", dat: "luminilor de pe pistă", gen: "luminilor de pe pistă", sex: "f" },
    { nom: "lămpile stației", dat: "lămpilor stației", gen: "lămpilor stației", sex: "f", thing: "lantern" },
  ],
  everyone: { nom: "toată colonia", sex: "f" },
  seat: ["pe o piatră rece de lună", "pe o ladă veche"],
  murmur: [
    "Mașina de aer murmură ca o pisică.",
    "Bip… bip… Un satelit, pe sus.",
    "Departe fluieră o rachetă.",
    "Praful de stele urcă încet, încet.",
  ],
};

export const underwaterKingdom: Scenery = {
  world: ["pe fundul mării albastre", "în regatul de sub valuri", "în adâncul mării calde"],
  spots: {
    shell: { at: "în scoica mare și roz", to: "la scoica mare și roz" },
    coral: { at: "în casa de corali", to: "la casa de corali" },
    garden: { at: "în grădina cu alge", to: "în grădina cu alge" },
    arch: { at: "sub arcada de corali", to: "la arcada de corali" },
    wreck: { at: "lângă epava adormită", to: "la epava adormită" },
    reef: { at: "pe reciful cel mai înalt", to: "pe reciful cel mai înalt" },
  },
  neighbours: [
    { nom: "crabii", dat: "crabilor", gen: "crabilor", sex: "m" },
    { nom: "sardelele", dat: "sardelelor", gen: "sardelelor", sex: "f" },
    { nom: "creveții", dat: "creveților", gen: "creveților", sex: "m" },
  ],
  small: [
    { nom: "scoicile", dat: "scoicilor", gen: "scoicilor", sex: "f", thing: "shell" },
    { nom: "florile de mare", dat: "florilor de mare", gen: "florilor de mare", sex: "f", thing: "flower" },
    { nom: "stelele de mare", dat: "stelelor de mare", gen: "stelelor de mare", sex: "f", thing: "star" },
  ],
  lights: [
    { nom: "peștii-felinar", dat: "peștilor-felinar", gen: "peștilor-felinar", sex: "m" },
    { nom: "meduzele luminoase", dat: "meduzelor luminoase", gen: "meduzelor luminoase", sex: "f" },
  ],
  everyone: { nom: "tot regatul", sex: "m" },
  seat: ["pe o pietricică netedă", "pe o ancoră veche"],
  murmur: [
    "Blub, blub, urcă o bulă.",
    "O algă flutură ca un steag.",
    "Sus de tot murmură un vapor.",
    "O balenă cântă o notă lungă.",
  ],
};

export const toyTown: Scenery = {
  world: ["într-un oraș făcut pentru jucării", "în orașul de pe covor", "într-un orășel de lemn"],
  spots: {
    dollhouse: { at: "în casa galbenă de păpuși", to: "la casa galbenă de păpuși" },
    shelf: { at: "pe raftul cel de jos", to: "la raftul cel de jos" },
    station: { at: "la gara de jucărie", to: "la gara de jucărie" },
    square: { at: "în piața nasturilor", to: "în piața nasturilor" },
    box: { at: "în spatele cutiei cu jucării", to: "la cutia cu jucării" },
    blocks: { at: "pe turnul de cuburi", to: "pe turnul de cuburi" },
  },
  neighbours: [
    { nom: "bilele", dat: "bilelor", gen: "bilelor", sex: "f" },
    { nom: "șoriceii cu cheiță", dat: "șoriceilor cu cheiță", gen: "șoriceilor cu cheiță", sex: "m" },
    { nom: "popicele", dat: "popicelor", gen: "popicelor", sex: "f" },
  ],
  small: [
    { nom: "florile de hârtie", dat: "florilor de hârtie", gen: "florilor de hârtie", sex: "f", thing: "flower" },
    { nom: "clopoțeii", dat: "clopoțeilor", gen: "clopoțeilor", sex: "m", thing: "bell" },
    { nom: "nasturii", dat: "nasturilor", gen: "nasturilor", sex: "m", thing: "button" },
  ],
  lights: [
    { nom: "luminițele", dat: "luminițelor", gen: "luminițelor", sex: "f" },
    { nom: "felinarele mici", dat: "felinarelor mici", gen: "felinarelor mici", sex: "f", thing: "lantern" },
  ],
  everyone: { nom: "tot orașul", sex: "m" },
  seat: ["pe o piesă de domino", "pe un mosor cu ață"],
  murmur: [
    "Uu-uu, strigă trenul de lemn.",
    "O cutiuță muzicală cântă pe jumătate.",
    "Un titirez murmură prin somn.",
    "Cric, cric! O cheiță, undeva.",
  ],
};

export const futuristicMetropolis: Scenery = {
  world: ["într-un oraș de sticlă și lumină", "în cel mai înalt oraș", "în orașul de mâine"],
  spots: {
    flat: { at: "la etajul nouăzeci și nouă", to: "la etajul nouăzeci și nouă" },
    workshop: { at: "în atelierul plin de fire", to: "la atelier" },
    park: { at: "în parcul plutitor", to: "în parcul plutitor" },
    market: { at: "la târgul de roboți", to: "la târgul de roboți" },
    canal: { at: "lângă canalul argintiu", to: "la canalul argintiu" },
    roof: { at: "pe cel mai înalt acoperiș", to: "pe cel mai înalt acoperiș" },
  },
  neighbours: [
    { nom: "porumbeii", dat: "porumbeilor", gen: "porumbeilor", sex: "m" },
    { nom: "dronele poștale", dat: "dronelor poștale", gen: "dronelor poștale", sex: "f" },
    { nom: "aspiratoarele", dat: "aspiratoarelor", gen: "aspiratoarelor", sex: "f" },
  ],
  small: [
    {
      nom: "florile de pe acoperiș",
      dat: "florilor de pe acoperiș",
      gen: "florilor de pe acoperiș",
      sex: "f",
      thing: "flower",
    },
    { nom: "rotițele vechi", dat: "rotițelor vechi", gen: "rotițelor vechi", sex: "f", thing: "gear" },
    { nom: "butoanele liftului", dat: "butoanelor liftului", gen: "butoanelor liftului", sex: "f", thing: "button" },
  ],
  lights: [
    { nom: "luminile orașului", dat: "luminilor orașului", gen: "luminilor orașului", sex: "f" },
    {
      nom: "felinarele zburătoare",
      dat: "felinarelor zburătoare",
      gen: "felinarelor zburătoare",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "tot orașul", sex: "m" },
  seat: ["pe o ladă veche", "pe treapta cea mai de jos"],
  murmur: [
    "Un tramvai zburător fluieră pe sus.",
    "Un lift strigă ping.",
    "O mătură cântă de una singură.",
    "Vâjj! Un tren, pe sus.",
  ],
};
