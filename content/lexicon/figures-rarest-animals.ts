import { type FigureRow, figuresLike } from "./figure-row.ts";

const animal = { type: "Animals" } as const;

/** Animals that an idea names once in a hundred; each is drawn as its nearest kin. */
export const RAREST_ANIMAL_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { ...animal, draws: "lion", colour: "gold" },
    {
      caracal: ["caracal", ["caracal", "m", "caracali"], ["Karakal", "m", "Karakale"]],
      serval: ["serval", ["serval", "m", "servali"], ["Serval", "m", "Servale"]],
      ocelot: ["ocelot", ["ocelot", "m", "oceloți"], ["Ozelot", "m", "Ozelote"]],
      bobcat: ["bobcat", ["râs roșcat", "m", "râși roșcați"], ["Rotluchs", "m", "Rotluchse"]],
      jaguar: ["jaguar", ["jaguar", "m", "jaguari"], ["Jaguar", "m", "Jaguare"], { size: 1.1 }],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "raccoon", size: 0.8, colour: "brown" },
    {
      coati: ["coati", ["coati", "m", "coati"], ["Nasenbär", "m", "Nasenbären", { weak: "Nasenbären" }]],
      "raccoon-dog": [
        "raccoon dog",
        ["câine enot", "m", "câini enot"],
        ["Marderhund", "m", "Marderhunde"],
        { also: { en: ["tanuki"] } },
      ],
      kinkajou: ["kinkajou", ["kinkaju", "m", "kinkaju"], ["Wickelbär", "m", "Wickelbären", { weak: "Wickelbären" }]],
      aardwolf: ["aardwolf", ["lup de termite", "m", "lupi de termite"], ["Erdwolf", "m", "Erdwölfe"]],
      civet: ["civet", ["zibetă", "f", "zibete"], ["Zibetkatze", "f", "Zibetkatzen"]],
      fossa: ["fossa", ["fosa", "f", "fose", { definite: "fosa" }], ["Fossa", "f", "Fossas"]],
      zorilla: ["zorilla", ["dihor vărgat", "m", "dihori vărgați"], ["Zorilla", "m", "Zorillas"], { colour: "black" }],
      polecat: ["polecat", ["dihor de pădure", "m", "dihori de pădure"], ["Iltis", "m", "Iltisse"]],
      wolverine: ["wolverine", ["gluton", "m", "glutoni"], ["Vielfraß", "m", "Vielfraße"]],
      "slow-loris": [
        "slow loris",
        ["lori leneș", "m", "lori leneși"],
        ["Plumplori", "m", "Plumploris"],
        { also: { en: ["loris"], ro: [["loris", "m", "lorisi"]], de: [["Lori", "m", "Loris"]] } },
      ],
      "bush-baby": [
        ["bush baby", "bush babies"],
        ["galago", "m", "galago"],
        ["Buschbaby", "n", "Buschbabys"],
        { also: { en: ["galago"], de: [["Galago", "m", "Galagos"]] } },
      ],
      tarsier: ["tarsier", ["tarsier", "m", "tarsieri"], ["Koboldmaki", "m", "Koboldmakis"]],
      "aye-aye": [
        "aye-aye",
        [
          "aye-aye",
          "m",
          "aye-aye",
          {
            definite: "aye-aye-ul",
            oblique: "aye-aye-ului",
            pluralDefinite: "aye-aye-ii",
            pluralOblique: "aye-aye-ilor",
          },
        ],
        ["Fingertier", "n", "Fingertiere"],
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "mouse", size: 0.7, colour: "brown" },
    {
      "mole-rat": [
        "naked mole rat",
        ["șobolan-cârtiță", "m", "șobolani-cârtiță"],
        ["Nacktmull", "m", "Nacktmulle"],
        { colour: "pink", also: { en: ["mole rat", "mole-rat"] } },
      ],
      jerboa: ["jerboa", ["jerboa", "f", "jerboe", { definite: "jerboa" }], ["Springmaus", "f", "Springmäuse"]],
      pika: [
        "pika",
        ["pica", "f", "pici", { definite: "pica" }],
        ["Pfeifhase", "m", "Pfeifhasen", { weak: "Pfeifhasen" }],
      ],
      "water-vole": ["water vole", ["șobolan de apă", "m", "șobolani de apă"], ["Schermaus", "f", "Schermäuse"]],
      vole: ["vole", ["șoarece scurmător", "m", "șoareci scurmători"], ["Wühlmaus", "f", "Wühlmäuse"]],
      numbat: ["numbat", ["numbat", "m", "numbați"], ["Numbat", "m", "Numbats"]],
      quoll: ["quoll", ["quoll", "m", "quolli"], ["Beutelmarder", "m", "Beutelmarder"]],
      echidna: ["echidna", ["echidnă", "f", "echidne"], ["Ameisenigel", "m", "Ameisenigel"], { draws: "hedgehog" }],
      tenrec: ["tenrec", ["tenrec", "m", "tenreci"], ["Tanrek", "m", "Tanreks"], { draws: "hedgehog" }],
      dugong: ["dugong", ["dugong", "m", "dugongi"], ["Dugong", "m", "Dugongs"], { draws: "whale", size: 1.2 }],
      coypu: ["coypu", ["nutrie", "f", "nutrii"], ["Nutria", "f", "Nutrias"], { also: { en: ["nutria"] } }],
      gopher: ["gopher", ["popândău", "m", "popândăi"], ["Taschenratte", "f", "Taschenratten"]],
      hyrax: ["hyrax", ["daman", "m", "damani"], ["Klippschliefer", "m", "Klippschliefer"]],
      "sugar-glider": [
        "sugar glider",
        ["veveriță marsupială", "f", "veverițe marsupiale"],
        ["Gleitbeutler", "m", "Gleitbeutler"],
        { draws: "squirrel" },
      ],
      agouti: ["agouti", ["aguti", "m", "aguti"], ["Aguti", "n", "Agutis"]],
      degu: ["degu", ["degu", "m", "degu"], ["Degu", "m", "Degus"]],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "cow", size: 1.3, colour: "brown" },
    {
      wildebeest: ["wildebeest", ["gnu", "m", "gnu"], ["Gnu", "n", "Gnus"], { also: { en: ["gnu"] } }],
      "musk-ox": [
        ["musk ox", "musk oxen"],
        ["bou moscat", "m", "boi moscați"],
        ["Moschusochse", "m", "Moschusochsen", { weak: "Moschusochsen" }],
      ],
      "water-buffalo": [
        "water buffalo",
        ["bivol de apă", "m", "bivoli de apă"],
        ["Wasserbüffel", "m", "Wasserbüffel"],
        { colour: "grey" },
      ],
      zebu: ["zebu", ["zebu", "m", "zebu"], ["Zebu", "n", "Zebus"]],
      ox: [
        ["ox", "oxen"],
        ["bou", "m", "boi"],
        ["Ochse", "m", "Ochsen", { weak: "Ochsen" }],
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "deer", colour: "brown" },
    {
      oryx: [
        ["oryx", "oryxes"],
        ["orix", "m", "orixi"],
        ["Oryx", "m", "Oryxe"],
      ],
      kudu: ["kudu", ["kudu", "m", "kudu"], ["Kudu", "m", "Kudus"]],
      impala: ["impala", ["impala", "f", "impale", { definite: "impala" }], ["Impala", "f", "Impalas"]],
      eland: ["eland", ["antilopă eland", "f", "antilope eland"], ["Elenantilope", "f", "Elenantilopen"]],
      springbok: ["springbok", ["springbok", "m", "springboki"], ["Springbock", "m", "Springböcke"]],
      "dik-dik": [
        "dik-dik",
        [
          "dik-dik",
          "m",
          "dik-diki",
          { definite: "dik-dikul", oblique: "dik-dikului", pluralDefinite: "dik-dikii", pluralOblique: "dik-dikilor" },
        ],
        ["Dikdik", "n", "Dikdiks"],
        { size: 0.7 },
      ],
      "roe-deer": [
        ["roe deer", "roe deer"],
        ["căprior", "m", "căpriori"],
        ["Rehbock", "m", "Rehböcke"],
        { also: { en: ["roebuck"] } },
      ],
      elk: ["elk", ["elan canadian", "m", "elani canadieni"], ["Wapiti", "m", "Wapitis"], { size: 1.3 }],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "sheep" },
    {
      mouflon: ["mouflon", ["muflon", "m", "mufloni"], ["Mufflon", "n", "Mufflons"], { colour: "brown" }],
      ewe: ["ewe", ["mioară", "f", "mioare"], ["Mutterschaf", "n", "Mutterschafe"], { sex: "female" }],
      vicuna: ["vicuna", ["vicunie", "f", "vicunii"], ["Vikunja", "n", "Vikunjas"], { also: { en: ["vicuña"] } }],
      guanaco: ["guanaco", ["guanaco", "m", "guanaco"], ["Guanako", "n", "Guanakos"]],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "monkey" },
    {
      gibbon: ["gibbon", ["gibon", "m", "giboni"], ["Gibbon", "m", "Gibbons"]],
      macaque: ["macaque", ["macac", "m", "macaci"], ["Makak", "m", "Makaken", { weak: "Makaken" }]],
      marmoset: [
        "marmoset",
        ["marmosetă", "f", "marmosete"],
        ["Weißbüschelaffe", "m", "Weißbüschelaffen", { weak: "Weißbüschelaffen" }],
      ],
      tamarin: ["tamarin", ["tamarin", "m", "tamarini"], ["Tamarin", "m", "Tamarine"]],
      mandrill: ["mandrill", ["mandril", "m", "mandrili"], ["Mandrill", "m", "Mandrille"]],
      bonobo: ["bonobo", ["bonobo", "m", "bonobo"], ["Bonobo", "m", "Bonobos"]],
      "spider-monkey": [
        "spider monkey",
        ["maimuță-păianjen", "f", "maimuțe-păianjen"],
        ["Klammeraffe", "m", "Klammeraffen", { weak: "Klammeraffen" }],
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "horse" },
    {
      stallion: ["stallion", ["armăsar", "m", "armăsari"], ["Hengst", "m", "Hengste"], { sex: "male" }],
      mule: ["mule", ["catâr", "m", "catâri"], ["Maultier", "n", "Maultiere"], { colour: "brown" }],
      colt: ["colt", ["mânzoc", "m", "mânzoci"], ["Hengstfohlen", "n", "Hengstfohlen"], { sex: "male", size: 0.8 }],
      dromedary: ["dromedary", ["dromader", "m", "dromaderi"], ["Dromedar", "n", "Dromedare"], { colour: "gold" }],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "dog", colour: "brown" },
    {
      corgi: ["corgi", ["corgi", "m", "corgi"], ["Corgi", "m", "Corgis"], { colour: "gold", size: 0.7 }],
      "german-shepherd": [
        "German shepherd",
        ["ciobănesc german", "m", "ciobănești germani"],
        ["Schäferhund", "m", "Schäferhunde"],
        { also: { en: ["Alsatian"] } },
      ],
      "great-dane": ["Great Dane", ["dog german", "m", "dogi germani"], ["Dogge", "f", "Doggen"], { size: 1.2 }],
      whippet: ["whippet", ["whippet", "m", "whippeți"], ["Whippet", "m", "Whippets"], { colour: "grey" }],
      foxhound: ["foxhound", ["foxhound", "m", "foxhounzi"], ["Jagdhund", "m", "Jagdhunde"]],
      "boxer-dog": ["boxer dog", ["câine boxer", "m", "câini boxer"], ["Boxerhund", "m", "Boxerhunde"]],
      mongrel: [
        "mongrel",
        ["maidanez", "m", "maidanezi"],
        ["Mischling", "m", "Mischlinge"],
        {
          also: {
            en: ["mutt", "stray dog"],
            ro: [
              ["javră", "f", "javre"],
              ["potaie", "f", "potăi"],
            ],
            de: [
              ["Straßenhund", "m", "Straßenhunde"],
              ["Mischlingshund", "m", "Mischlingshunde"],
            ],
          },
        },
      ],
      pomeranian: ["Pomeranian", ["pomeranian", "m", "pomeranieni"], ["Zwergspitz", "m", "Zwergspitze"], { size: 0.6 }],
      collie: [
        "collie",
        [
          "collie",
          "m",
          "collie",
          { definite: "collie-ul", oblique: "collie-ului", pluralDefinite: "collie-ii", pluralOblique: "collie-ilor" },
        ],
        ["Collie", "m", "Collies"],
      ],
      cockapoo: ["cockapoo", ["cockapoo", "m", "cockapoo"], ["Cockapoo", "m", "Cockapoos"], { size: 0.7 }],
      "wild-dog": ["wild dog", ["câine sălbatic", "m", "câini sălbatici"], ["Wildhund", "m", "Wildhunde"]],
      dhole: ["dhole", ["dhol", "m", "dholi"], ["Rothund", "m", "Rothunde"]],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "cat" },
    {
      "siamese-cat": ["Siamese cat", ["pisică siameză", "f", "pisici siameze"], ["Siamkatze", "f", "Siamkatzen"]],
      "tabby-cat": [
        "tabby cat",
        ["pisică tigrată", "f", "pisici tigrate"],
        ["Tigerkatze", "f", "Tigerkatzen"],
        { also: { en: ["tabby"] } },
      ],
      tomcat: [
        "tomcat",
        ["cotoi", "m", "cotoi"],
        ["Straßenkater", "m", "Straßenkater"],
        { sex: "male", also: { ro: [["cotoș", "m", "cotoși"]] } },
      ],
      "alley-cat": [
        "alley cat",
        ["pisică vagaboandă", "f", "pisici vagaboande"],
        ["Straßenkatze", "f", "Straßenkatzen"],
        { also: { en: ["stray cat"] } },
      ],
    },
  ),
];
