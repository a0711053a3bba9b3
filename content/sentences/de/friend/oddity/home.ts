import type { Variant } from "#author/sentences.ts";

export const home: readonly Variant[] = [
  {
    id: "nur-zu-zweit",
    shows: {
      at: "home",
      shot: "wide",
      hour: "sunset",
      hero: { pose: "wave", mood: "joyful" },
      helper: { pose: "wave", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Am Abend klopfte es.",
      "„Kommst du raus?“, fragten alle.",
      "„Nur mit [helper.dat]“, sagte [hero.nom].",
      { from: 2, say: "Und dann spielten sie alle." },
      "{refrain}",
    ],
    middle: [
      "Am Abend klopfte es an der Tür.",
      "„Uns fehlt einer“, sagten sie. „Und zwar du.“",
      "„Wir kommen nur zu zweit“, sagte [hero.nom] und zog [helper.acc] mit.",
      "{refrain}",
      "So spielten sie, bis {lights} angingen. Und dann noch ein bisschen!",
    ],
    high: [
      "Am Abend klopfte es {home}. Es klopfte noch einmal, und dann hörte es gar nicht mehr auf.",
      "„Uns fehlt einer“, erklärten sie ein wenig verlegen. „Und das bist ausgerechnet du.“",
      "„Uns gibt es nur paarweise“, erwiderte [hero.nom] und holte [helper.acc].",
      "„Ein Paar wäre ideal“, sagten sie.",
      "{refrain}",
      "So spielten sie, bis {lights} angingen. Auf die Taschen passte überhaupt niemand auf.",
      {
        from: 5,
        say: "Sie lagen kreuz und quer auf einem Haufen, und gut möglich, dass es auch ihnen noch nie so gut gegangen war.",
      },
    ],
  },
  {
    id: "endlich-ein-gesicht",
    needs: ["picture"],
    shows: {
      at: "home",
      shot: "close",
      hour: "night",
      hero: { pose: "sit", mood: "happy" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[hero.nom] nahm das Bild.",
      "Nun bekam der andere ein Gesicht.",
      "Genau das von [helper.dat]!",
      "{refrain}",
      { from: 2, say: "Dann hing es über dem Bett." },
    ],
    middle: [
      "Spät am Abend holte [hero.nom] das Bild mit dem Picknick hervor.",
      "„Halt still“, sagte [hero.he] zu [helper.dat] und malte das Gesicht, das noch fehlte.",
      "Es wurde ein bisschen schief, aber es war das richtige.",
      "{refrain}",
      "Dann hängten sie das Bild {home} auf, wo man es beim Aufwachen sieht.",
    ],
    high: [
      "Spät am Abend rollte [hero.nom] das Bild mit dem Picknick auseinander.",
      "„Bitte stillhalten“, sagte [hero.he] zu [helper.dat] und spitzte den Stift.",
      "Es dauerte eine Weile, denn Nasen sind schwierig, und das Modell kicherte unablässig.",
      "Aber dann waren zwei Gesichter darauf, beide mit Marmelade in den Mundwinkeln.",
      "{refrain}",
      "Sie hängten es {home} auf, ein klein wenig schief. So war es das Erste, was man beim Aufwachen sah.",
      {
        from: 5,
        say: "Und der Kuchen darauf, der so lange gewartet hatte, sah zum ersten Mal aus, als würde er wirklich gegessen.",
      },
    ],
  },
];
