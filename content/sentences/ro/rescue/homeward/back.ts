import type { Variant } from "#author/sentences.ts";

export const back: readonly Variant[] = [
  {
    id: "getting-warmer",
    shows: {
      at: "near",
      shot: "wide",
      hero: { pose: "run", mood: "joyful" },
      helper: { pose: "run", mood: "happy", looksAt: "hero" },
    },
    low: [
      "„Piatra asta o știu!”, strigă [hero.nom].",
      "„Și cotitura! Și mirosul!”",
      "Merg tot mai repede.",
      "„Mai e mult?”, întreabă [helper.ref].",
      { from: 2, say: "„Nu! Miroase a supa noastră!”" },
    ],
    middle: [
      "Întâi [hero.nom] recunoscu o piatră, apoi o cotitură, apoi un miros.",
      "„E supa noastră”, zise. „Cu prea mult piper.”",
      "„O simți de aici?”, întrebă [helper.ref].",
      "„O simt de oriunde. Numai că nu știam din ce parte vine.”",
      "Merseră tot mai repede, iar la urmă fugiră.",
    ],
    high: [
      "Începu cu o piatră: [hero.nom] se uită la ea, iar ea păru că se uită înapoi.",
      "„Ne cunoaștem”, zise [hero.nom] încet. „De tine mă împiedicam mereu.”",
      "După piatră veni o cotitură aplecată spre stânga, cum fusese dintotdeauna.",
      "„Fredonezi”, băgă de seamă [helper.ref].",
      "„E cântecul pentru ultima bucată. La noi îl știe toată lumea.”",
      "[helper.nom] îl învăță din mers, prima strofă și jumătate din a doua.",
      { from: 5, say: "Pentru ultima bucată spre casă nu-ți trebuie hartă, fiindcă drumul te așteaptă și el de mult." },
    ],
  },
  {
    id: "light-in-the-window",
    shows: {
      at: "near",
      shot: "medium",
      hero: { pose: "point", mood: "joyful" },
      helper: { pose: "stand", mood: "curious", looksAt: "hero" },
    },
    low: [
      "Departe e o lumină.",
      "„E fereastra noastră!”, zice [hero.nom].",
      "„De unde știi?”, întreabă [helper.ref].",
      "„E cea mai caldă.”",
      { from: 2, say: "Și cineva stă la geam." },
    ],
    middle: [
      "Începea să se întunece când văzură prima lumină.",
      "Apoi fură două, apoi o mână întreagă.",
      "„Care e a ta?”, întrebă [helper.ref].",
      "„Aceea la care stă cineva la geam”, zise [hero.nom].",
      "Iar cineva ridică un braț, de parcă ar fi întrebat: tu ești?",
      "„Eu!”, strigă [hero.nom]. „Noi suntem!”",
    ],
    high: [
      "Seara luminile ieșiră una câte una, și de departe semănau toate între ele.",
      "„Cum o găsești pe a ta?”, întrebă [helper.ref].",
      "„La a mea stă cineva”, zise [hero.nom].",
      "Se uitară mult. La a treia fereastră din stânga era o umbră care se uita și ea.",
      "„Stă acolo de ieri”, zise [hero.nom], aproape în șoaptă.",
      "Apoi făcu semn cu tot ce avea. Făcu semn și [helper.nom], ca să fie mai mult.",
      { from: 5, say: "Umbra nu răspunse. Nu mai era la geam, fiindcă ajunsese deja pe scări." },
    ],
  },
];
