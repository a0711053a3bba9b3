import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "gone",
    goals: ["lost"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "stand", mood: "surprised" } },
    low: [
      "[hero.nom] se uită în jur.",
      "Unde e {thing}?",
      "Nu e aici. Nu e nici acolo.",
      "Nu mai e nicăieri!",
      { from: 2, say: "„Vino înapoi!”, strigă [hero.nom]." },
    ],
    middle: [
      "Într-o dimineață lipsea ceva.",
      "[hero.nom] simți imediat, așa cum simți că-ți lipsește un dinte.",
      "Dispăruse {thing}!",
      "„Aseară era aici”, zise [hero.nom]. „Ne-am spus noapte bună.”",
      "Se uită sub pătură, apoi încă o dată sub pătură.",
      { hook: true, say: "Nimic. Unde putea să fie?" },
    ],
    high: [
      "Într-o dimineață, casa parcă era prea mare, de parcă cineva ar fi mutat pereții peste noapte.",
      "[hero.nom] se uită încet în jur.",
      "Cana era la locul ei, pătura și lingura la fel.",
      "Dar lipsea {thing}, iar în locul acela rămăsese doar un cerc fără praf.",
      "„Nu se poate”, îi zise [hero.nom] locului gol. „Aveam planuri pentru azi.”",
      "Locul gol tăcu, așa cum tac locurile goale.",
      "Atunci [hero.nom] se hotărî să caute.",
      { from: 5, say: "Cine a pierdut vreodată ceva drag știe cât de tare poate să tacă un asemenea loc gol." },
    ],
  },
  {
    id: "pocket",
    goals: ["lost"],
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "think", mood: "sad" } },
    low: [
      "Vai, ce necaz!",
      "[hero.nom] nu găsește {thing}.",
      "Caută în fiecare colț.",
      "E doar o firimitură.",
      { from: 2, say: "„Lasă că găsesc eu!”, zice [hero.nom]." },
    ],
    middle: [
      "[hero.nom] întoarse totul pe dos, de două ori.",
      "Găsi o firimitură, un capăt de ață și o jumătate de glumă.",
      "Dar {thing} nu era nicăieri.",
      "„Cred că mi-a căzut pe drum”, șopti [hero.nom].",
      "„Iar ce-i pierdut așteaptă pe cineva. Trebuie să mă grăbesc!”",
    ],
    high: [
      "[hero.nom] își goli buzunarele pe o piatră netedă și puse totul în ordine.",
      "O firimitură. Un capăt de ață. Jumătate dintr-o glumă, cea fără haz.",
      "Lipsea numai {thing}, adică tocmai ce conta.",
      "„Ieri ne-am plimbat împreună”, își aminti [hero.nom], „și pe drum am sărit de bucurie.”",
      "De aici venise necazul, fiindcă la sărit se pierd lucruri.",
      "„Ei bine”, zise [hero.nom] și își trase nasul, „ce se pierde sărind se găsește mergând.”",
      { from: 5, say: "Și, cu pasul cel mai mic pe care îl avea, porni înapoi pe urmele propriei bucurii." },
    ],
  },
];
