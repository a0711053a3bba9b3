import type { VerbRow } from "./verb-row.ts";

/** What ideas set out to do, beside the verbs that a pose shows. */
export const VERBS_OF_DOING: readonly VerbRow[] = [
  {
    en: ["gather", "gathers", "gathered", "gathering"],
    ro: ["strânge", "strânge", "strângă", "strângea"],
    de: ["pflücken", "pflückt", "pflückte"],
  },
  {
    en: ["pick", "picks", "picked", "picking"],
    ro: ["culege", "culege", "culeagă", "culegea"],
    de: ["aufheben", "hebt auf", "hob auf"],
  },
  { en: ["dig", "digs", "dug", "digging"], ro: ["săpa", "sapă", "sape", "săpa"], de: ["graben", "gräbt", "grub"] },
  {
    en: ["guard", "guards", "guarded", "guarding"],
    ro: ["păzi", "păzește", "păzească", "păzea"],
    de: ["bewachen", "bewacht", "bewachte"],
  },
  {
    en: ["explore", "explores", "explored", "exploring"],
    ro: ["explora", "explorează", "exploreze", "explora"],
    de: ["erforschen", "erforscht", "erforschte"],
  },
  {
    en: ["cross", "crosses", "crossed", "crossing"],
    ro: ["traversa", "traversează", "traverseze", "traversa"],
    de: ["überqueren", "überquert", "überquerte"],
  },
  {
    en: ["escape", "escapes", "escaped", "escaping"],
    ro: ["scăpa", "scapă", "scape", "scăpa"],
    de: ["entkommen", "entkommt", "entkam"],
  },
  {
    en: ["reach", "reaches", "reached", "reaching"],
    ro: ["ajunge", "ajunge", "ajungă", "ajungea"],
    de: ["erreichen", "erreicht", "erreichte"],
  },
  {
    en: ["deliver", "delivers", "delivered", "delivering"],
    ro: ["livra", "livrează", "livreze", "livra"],
    de: ["ausliefern", "liefert aus", "lieferte aus"],
  },
  {
    en: ["stop", "stops", "stopped", "stopping"],
    ro: ["opri", "oprește", "oprească", "oprea"],
    de: ["aufhalten", "hält auf", "hielt auf"],
  },
  {
    en: ["chase", "chases", "chased", "chasing"],
    ro: ["alunga", "alungă", "alunge", "alunga"],
    de: ["verjagen", "verjagt", "verjagte"],
  },
  {
    en: ["follow", "follows", "followed", "following"],
    ro: ["urmări", "urmărește", "urmărească", "urmărea"],
    de: ["verfolgen", "verfolgt", "verfolgte"],
  },
  {
    en: ["join", "joins", "joined", "joining"],
    ro: ["participa", "participă", "participe", "participa"],
    de: ["mitmachen", "macht mit", "machte mit"],
  },
  {
    en: ["enter", "enters", "entered", "entering"],
    ro: ["intra", "intră", "intre", "intra"],
    de: ["teilnehmen", "nimmt teil", "nahm teil"],
  },
  {
    en: ["compete", "competes", "competed", "competing"],
    ro: ["se întrece", "se întrece", "se întreacă", "se întrecea"],
    de: ["antreten", "tritt an", "trat an"],
  },
  {
    en: ["challenge", "challenges", "challenged", "challenging"],
    ro: ["provoca", "provoacă", "provoace", "provoca"],
    de: ["herausfordern", "fordert heraus", "forderte heraus"],
  },
  {
    en: ["rescue", "rescues", "rescued", "rescuing"],
    ro: ["elibera", "eliberează", "elibereze", "elibera"],
    de: ["befreien", "befreit", "befreite"],
  },
  {
    en: ["cure", "cures", "cured", "curing"],
    ro: ["vindeca", "vindecă", "vindece", "vindeca"],
    de: ["heilen", "heilt", "heilte"],
  },
  {
    en: ["comfort", "comforts", "comforted", "comforting"],
    ro: ["consola", "consolează", "consoleze", "consola"],
    de: ["trösten", "tröstet", "tröstete"],
  },
  {
    en: ["surprise", "surprises", "surprised", "surprising"],
    ro: ["surprinde", "surprinde", "surprindă", "surprindea"],
    de: ["überraschen", "überrascht", "überraschte"],
  },
  {
    en: ["decorate", "decorates", "decorated", "decorating"],
    ro: ["împodobi", "împodobește", "împodobească", "împodobea"],
    de: ["schmücken", "schmückt", "schmückte"],
  },
  {
    en: ["fill", "fills", "filled", "filling"],
    ro: ["umple", "umple", "umple", "umplea"],
    de: ["füllen", "füllt", "füllte"],
  },
  { en: ["water", "waters", "watered", "watering"], ro: ["uda", "udă", "ude", "uda"], de: ["gießen", "gießt", "goss"] },
  {
    en: ["feed", "feeds", "fed", "feeding"],
    ro: ["hrăni", "hrănește", "hrănească", "hrănea"],
    de: ["füttern", "füttert", "fütterte"],
  },
  {
    en: ["wash", "washes", "washed", "washing"],
    ro: ["spăla", "spală", "spele", "spăla"],
    de: ["waschen", "wäscht", "wusch"],
  },
  {
    en: ["clean", "cleans", "cleaned", "cleaning"],
    ro: ["curăța", "curăță", "curețe", "curăța"],
    de: ["putzen", "putzt", "putzte"],
  },
  {
    en: ["tidy", "tidies", "tidied", "tidying"],
    ro: ["aranja", "aranjează", "aranjeze", "aranja"],
    de: ["aufräumen", "räumt auf", "räumte auf"],
  },
  {
    en: ["knit", "knits", "knitted", "knitting"],
    ro: ["tricota", "tricotează", "tricoteze", "tricota"],
    de: ["stricken", "strickt", "strickte"],
  },
  { en: ["sew", "sews", "sewed", "sewing"], ro: ["coase", "coase", "coasă", "cosea"], de: ["nähen", "näht", "nähte"] },
  { en: ["tie", "ties", "tied", "tying"], ro: ["lega", "leagă", "lege", "lega"], de: ["binden", "bindet", "band"] },
  {
    en: ["light", "lights", "lit", "lighting"],
    ro: ["aprinde", "aprinde", "aprindă", "aprindea"],
    de: ["anzünden", "zündet an", "zündete an"],
  },
  {
    en: ["steal", "steals", "stole", "stealing"],
    ro: ["fura", "fură", "fure", "fura"],
    de: ["stehlen", "stiehlt", "stahl"],
  },
  {
    en: ["borrow", "borrows", "borrowed", "borrowing"],
    ro: ["împrumuta", "împrumută", "împrumute", "împrumuta"],
    de: ["ausleihen", "leiht aus", "lieh aus"],
  },
  {
    en: ["hunt", "hunts", "hunted", "hunting"],
    ro: ["vâna", "vânează", "vâneze", "vâna"],
    de: ["jagen", "jagt", "jagte"],
  },
  {
    en: ["fish", "fishes", "fished", "fishing"],
    ro: ["pescui", "pescuiește", "pescuiască", "pescuia"],
    de: ["angeln", "angelt", "angelte"],
  },
  {
    en: ["whistle", "whistles", "whistled", "whistling"],
    ro: ["fluiera", "fluieră", "fluiere", "fluiera"],
    de: ["pfeifen", "pfeift", "pfiff"],
  },
  {
    en: ["roar", "roars", "roared", "roaring"],
    ro: ["rage", "rage", "ragă", "răgea"],
    de: ["brüllen", "brüllt", "brüllte"],
  },
  {
    en: ["bark", "barks", "barked", "barking"],
    ro: ["lătra", "latră", "latre", "lătra"],
    de: ["bellen", "bellt", "bellte"],
  },
  {
    en: ["juggle", "juggles", "juggled", "juggling"],
    ro: ["jongla", "jonglează", "jongleze", "jongla"],
    de: ["jonglieren", "jongliert", "jonglierte"],
  },
  {
    en: ["rhyme", "rhymes", "rhymed", "rhyming"],
    ro: ["rima", "rimează", "rimeze", "rima"],
    de: ["reimen", "reimt", "reimte"],
  },
  {
    en: ["kiss", "kisses", "kissed", "kissing"],
    ro: ["săruta", "sărută", "sărute", "săruta"],
    de: ["küssen", "küsst", "küsste"],
  },
  {
    en: ["marry", "marries", "married", "marrying"],
    ro: ["se căsători", "se căsătorește", "se căsătorească", "se căsătorea"],
    de: ["heiraten", "heiratet", "heiratete"],
  },
  {
    en: ["travel back", "travels back", "travelled back", "travelling back"],
    ro: ["se reîntoarce", "se reîntoarce", "se reîntoarcă", "se reîntorcea"],
    de: ["zurückreisen", "reist zurück", "reiste zurück"],
  },
  {
    en: ["sneeze", "sneezes", "sneezed", "sneezing"],
    ro: ["strănuta", "strănută", "strănute", "strănuta"],
    de: ["niesen", "niest", "nieste"],
  },
  {
    en: ["hatch", "hatches", "hatched", "hatching"],
    ro: ["cloci", "clocește", "clocească", "clocea"],
    de: ["ausbrüten", "brütet aus", "brütete aus"],
  },
  {
    en: ["polish", "polishes", "polished", "polishing"],
    ro: ["lustrui", "lustruiește", "lustruiască", "lustruia"],
    de: ["polieren", "poliert", "polierte"],
  },
];
