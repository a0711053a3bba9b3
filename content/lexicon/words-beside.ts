import type { MoreNouns } from "#lexicon/concept.ts";

/** What else kinds and things are called, by their concept: further by-words, and the words for their young. */
export const WORDS_BESIDE: Readonly<Record<string, MoreNouns>> = {
  bear: {
    en: ["grizzly bear", "bear cub"],
    de: [
      ["Grizzlybär", "m", "Grizzlybären", { weak: "Grizzlybären" }],
      ["Bärenkind", "n", "Bärenkinder"],
    ],
  },
  tiger: { en: ["tiger cub"] },
  lion: { en: ["lion cub"], de: [["Löwenkind", "n", "Löwenkinder"]] },
  wolf: {
    en: ["wolf cub"],
    de: [
      ["Wolfswelpe", "m", "Wolfswelpen", { weak: "Wolfswelpen" }],
      ["Wolfskind", "n", "Wolfskinder"],
    ],
  },
  fox: {
    en: ["fox cub"],
    de: [
      ["Fuchskind", "n", "Fuchskinder"],
      ["Fuchswelpe", "m", "Fuchswelpen", { weak: "Fuchswelpen" }],
    ],
  },
  dragon: {
    en: ["wyrm"],
    de: [
      ["Drachenkind", "n", "Drachenkinder"],
      ["Drachenbaby", "n", "Drachenbabys"],
    ],
  },
  rabbit: {
    en: ["Easter bunny", "jackrabbit"],
    ro: [
      ["iepurașul de Paște", "m", "iepurași de Paște"],
      ["iepurilă", "m", "iepurilă"],
    ],
  },
  deer: { ro: [["cerbuleț", "m", "cerbuleți"]] },
  raccoon: { ro: [["ratonel", "m", "ratonei"]] },
  frog: { ro: [["broscoi", "m", "broscoi"]] },
  puppy: { en: ["pup"], ro: [["cățelandru", "m", "cățelandri"]] },
  cat: {
    de: [
      ["Stubentiger", "m", "Stubentiger"],
      ["Samtpfote", "f", "Samtpfoten"],
    ],
  },
  hamster: { ro: [["hârciog", "m", "hârciogi"]] },
  "guinea-pig": {
    ro: [
      ["cobai", "m", "cobai"],
      ["porcușor", "m", "porcușori"],
    ],
  },
  pig: { ro: [["purcică", "f", "purcele"]], de: [["Eber", "m", "Eber"]] },
  bull: { de: [["Bulle", "m", "Bullen", { weak: "Bullen" }]] },
  lamb: { ro: [["mielușel", "m", "mielușei"]] },
  mole: { ro: [["cârtiț", "m", "cârtiți"]] },
  meerkat: { ro: [["suricat", "m", "suricați"]] },
  swallow: { ro: [["rândunel", "m", "rândunei"]] },
  stork: { ro: [["barzoi", "m", "barzoi"]] },
  puffin: { ro: [["pufin", "m", "pufini"]] },
  squid: { ro: [["calamar", "m", "calamari"]] },
  shark: { ro: [["rechinaș", "m", "rechinași"]] },
  sparrow: { de: [["Sperling", "m", "Sperlinge"]] },
  mosquito: { de: [["Moskito", "m", "Moskitos"]] },
  butterfly: {
    de: [
      ["Zitronenfalter", "m", "Zitronenfalter"],
      ["Falter", "m", "Falter"],
    ],
  },
  anteater: { ro: [["furnicar", "m", "furnicari"]] },
  llama: { ro: [["alpaca", "f", "alpacale"]] },
  bison: { ro: [["bizon", "m", "bizoni"]] },
  chinchilla: { ro: [["chinchilla", "f", "chinchille", { definite: "chinchilla" }]] },
  dodo: { ro: [["dodo", "m", "dodo"]] },
  dwarf: {
    ro: [["piticot", "m", "pitici"]],
    de: [
      ["Zwerglein", "n", "Zwerglein"],
      ["Zwergenkind", "n", "Zwergenkinder"],
    ],
  },
  troll: { ro: [["troll", "m", "trolli"]] },
  ogre: { ro: [["zmeoaică", "f", "zmeoaice"]], en: [["ogress", "ogresses"]] },
  ghost: { de: [["Schlossgespenst", "n", "Schlossgespenster"]] },
  "tooth-fairy": {
    ro: [
      [
        "zâna măselelor",
        "f",
        "zânele măselelor",
        {
          definite: "zâna măselelor",
          oblique: "zânei măselelor",
          pluralDefinite: "zânele măselelor",
          pluralOblique: "zânelor măselelor",
        },
      ],
    ],
  },
  prince: {
    ro: [["voinic", "m", "voinici"]],
  },
  princess: {
    ro: [["cosânzeană", "f", "cosânzene"]],
  },
  pirate: { ro: [["piratesă", "f", "piratese"]] },
  clown: { de: [["Clownin", "f", "Clowninnen"]] },
  dancer: { en: ["ballet dancer"], ro: [["balerin", "m", "balerini"]] },
  baker: {
    ro: [
      ["brutăreasă", "f", "brutărese"],
      ["brutăriță", "f", "brutărițe"],
    ],
    de: [["Bäckermeister", "m", "Bäckermeister"]],
  },
  writer: {
    de: [
      ["Autor", "m", "Autoren"],
      ["Autorin", "f", "Autorinnen"],
    ],
  },
  cricket: { ro: [["greier", "m", "greieri"]] },
  beagle: {
    en: ["bloodhound", "hound"],
    ro: [
      ["copoi", "m", "copoi"],
      ["ogar", "m", "ogari"],
    ],
    de: [
      ["Spürhund", "m", "Spürhunde"],
      ["Bluthund", "m", "Bluthunde"],
    ],
  },
  weathercock: {
    en: ["weather vane", "weathervane"],
    ro: [
      ["morișcă de vânt", "f", "moriști de vânt"],
      ["giruetă", "f", "giruete"],
    ],
    de: [["Wetterfahne", "f", "Wetterfahnen"]],
  },
  ostrich: { ro: [["struțoaică", "f", "struțoaice"]] },
  beekeeper: { ro: [["stupar", "m", "stupari"]] },
  hermit: { en: ["monk"] },
  wizard: {
    en: ["conjurer", "sorceress"],
    ro: [
      ["scamator", "m", "scamatori"],
      ["iluzionist", "m", "iluzioniști"],
    ],
  },
  shoemaker: { en: ["cobbler"] },
  blacksmith: { en: ["smith"] },
  "police-officer": { en: [["policewoman", "policewomen"], "constable"], de: [["Wachtmeister", "m", "Wachtmeister"]] },
  dentist: {
    ro: [
      ["stomatolog", "m", "stomatologi"],
      ["stomatoloagă", "f", "stomatoloage"],
    ],
  },
  nurse: {
    ro: [
      ["infirmieră", "f", "infirmiere"],
      ["asistentă medicală", "f", "asistente medicale"],
    ],
    de: [["Pfleger", "m", "Pfleger"]],
  },
  postman: { ro: [["factor poștal", "m", "factori poștali"]], en: ["mail carrier"] },
  footballer: {
    de: [
      ["Fußballer", "m", "Fußballer"],
      ["Fußballerin", "f", "Fußballerinnen"],
    ],
  },
  woodcutter: { de: [["Holzfällerin", "f", "Holzfällerinnen"]] },
  "train-driver": {
    de: [
      ["Lokomotivführer", "m", "Lokomotivführer"],
      ["Lokomotivführerin", "f", "Lokomotivführerinnen"],
    ],
  },
  "bin-man": { de: [["Müllfahrer", "m", "Müllfahrer"]] },
  "street-sweeper": { ro: [["autoperie", "f", "autoperii"]] },
  "lorry-driver": {
    de: [
      ["Lkw-Fahrer", "m", "Lkw-Fahrer"],
      ["Lkw-Fahrerin", "f", "Lkw-Fahrerinnen"],
    ],
    ro: [["camionagiu", "m", "camionagii"]],
  },
  musician: {
    de: [
      ["Musiker", "m", "Musiker"],
      ["Musikerin", "f", "Musikerinnen"],
    ],
  },
  "shop-assistant": { en: ["fruit seller"] },
  teacher: { de: [["Erzieher", "m", "Erzieher"]], en: ["nursery teacher"] },
  lorry: {
    ro: [["camionetă", "f", "camionete"]],
    de: [
      ["Laster", "m", "Laster"],
      ["Lkw", "m", "Lkws"],
      ["Lastkraftwagen", "m", "Lastkraftwagen"],
    ],
  },
  "ambulance-car": { ro: [["salvare", "f", "salvări"]], de: [["Rettungswagen", "m", "Rettungswagen"]] },
  "bin-lorry": { ro: [["autogunieră", "f", "autoguniere"]] },
  van: { ro: [["dubă", "f", "dube"]] },
  bus: { en: ["double decker", "double-decker bus"], de: [["Doppeldeckerbus", "m", "Doppeldeckerbusse"]] },
  "tram-car": { ro: [["tramvaiaș", "n", "tramvaiașe"]], en: ["streetcar"], de: [["Tram", "f", "Trams"]] },
  underground: { en: ["tube train"] },
  "helicopter-craft": { de: [["Helikopter", "m", "Helikopter"]] },
  moped: { de: [["Mofa", "n", "Mofas"]] },
  ladybird: { de: [["Glückskäfer", "m", "Glückskäfer"]] },
  hedgehog: {
    de: [
      ["Igelkind", "n", "Igelkinder"],
      ["Igelbaby", "n", "Igelbabys"],
    ],
  },
  cloud: { ro: [["noruleț", "m", "noruleți"]] },
  cup: { ro: [["ceșcuță", "f", "ceșcuțe"]] },
  cookie: { ro: [["fursec", "n", "fursecuri"]] },
  corn: { ro: [["floricică de porumb", "f", "floricele de porumb"]] },
  icicle: { ro: [["țurțure", "m", "țurțuri"]] },
  hairdryer: { ro: [["foehn", "n", "foehnuri"]] },
  lantern: { ro: [["felinar", "n", "felinare"]] },
  lamppost: {
    ro: [
      ["felinar stradal", "n", "felinare stradale"],
      ["stâlp", "m", "stâlpi"],
    ],
  },
  "christmas-tree": { ro: [["brăduț", "m", "brăduți"]] },
  sausage: { ro: [["cârnăcior", "m", "cârnăciori"]] },
  potato: { ro: [["cartofel", "m", "cartofei"]] },
  waffle: { ro: [["vafă", "f", "vafe"]] },
  dumpling: {
    ro: [
      ["găluscă", "f", "găluște"],
      ["papanaș", "m", "papanași"],
    ],
  },
  river: { ro: [["râuleț", "n", "râulețe"]] },
  yarn: { ro: [["ghem de lână", "n", "gheme de lână"]] },
  wreath: { de: [["Blumenkranz", "m", "Blumenkränze"]] },
  waiter: { ro: [["ospătar", "m", "ospătari"]] },
  headmaster: { ro: [["director", "m", "directori"]] },
  innkeeper: { ro: [["cârciumar", "m", "cârciumari"]] },
  "tennis-player": { ro: [["tenisman", "m", "tenismani"]] },
};
