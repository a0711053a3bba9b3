import type { VerbRow } from "./verb-row.ts";

/** Doing, seeking, making. */
export const VERBS_OF_SEEKING: readonly VerbRow[] = [
  {
    en: ["sing", "sings", "sang", "singing"],
    ro: ["cânta", "cântă", "cânte", "cânta"],
    de: ["singen", "singt", "sang"],
  },
  {
    en: ["play", "plays", "played", "playing"],
    ro: ["se juca", "se joacă", "se joace", "se juca"],
    de: ["spielen", "spielt", "spielte"],
  },
  {
    en: ["climb up", "climbs up", "climbed up", "climbing up"],
    ro: ["urca", "urcă", "urce", "urca"],
    de: ["hinauf|steigen", "steigt hinauf", "stieg hinauf"],
  },
  {
    en: ["find", "finds", "found", "finding"],
    ro: ["găsi", "găsește", "găsească", "găsea"],
    de: ["finden", "findet", "fand"],
  },
  {
    en: ["look for", "looks for", "looked for", "looking for"],
    ro: ["căuta", "caută", "caute", "căuta"],
    de: ["suchen", "sucht", "suchte"],
  },
  {
    en: ["search", "searches", "searched", "searching"],
    ro: ["cerceta", "cercetează", "cerceteze", "cerceta"],
    de: ["erforschen", "erforscht", "erforschte"],
  },
  {
    en: ["discover", "discovers", "discovered", "discovering"],
    ro: ["descoperi", "descoperă", "descopere", "descoperea"],
    de: ["entdecken", "entdeckt", "entdeckte"],
  },
  {
    en: ["lose", "loses", "lost", "losing"],
    ro: ["pierde", "pierde", "piardă", "pierdea"],
    de: ["verlieren", "verliert", "verlor"],
  },
  {
    en: ["win", "wins", "won", "winning"],
    ro: ["câștiga", "câștigă", "câștige", "câștiga"],
    de: ["gewinnen", "gewinnt", "gewann"],
  },
  {
    en: ["learn", "learns", "learned", "learning"],
    ro: ["învăța", "învață", "învețe", "învăța"],
    de: ["lernen", "lernt", "lernte"],
  },
  {
    en: ["teach", "teaches", "taught", "teaching"],
    ro: ["preda", "predă", "predea", "preda"],
    de: ["bei|bringen", "bringt bei", "brachte bei"],
  },
  {
    en: ["help", "helps", "helped", "helping"],
    ro: ["ajuta", "ajută", "ajute", "ajuta"],
    de: ["helfen", "hilft", "half"],
  },
  {
    en: ["save", "saves", "saved", "saving"],
    ro: ["salva", "salvează", "salveze", "salva"],
    de: ["retten", "rettet", "rettete"],
  },
  {
    en: ["build", "builds", "built", "building"],
    ro: ["construi", "construiește", "construiască", "construia"],
    de: ["bauen", "baut", "baute"],
  },
  { en: ["make", "makes", "made", "making"], ro: ["face", "face", "facă", "făcea"], de: ["machen", "macht", "machte"] },
  {
    en: ["bake", "bakes", "baked", "baking"],
    ro: ["coace", "coace", "coacă", "cocea"],
    de: ["backen", "backt", "backte"],
  },
  {
    en: ["cook", "cooks", "cooked", "cooking"],
    ro: ["găti", "gătește", "gătească", "gătea"],
    de: ["kochen", "kocht", "kochte"],
  },
  { en: ["eat", "eats", "ate", "eating"], ro: ["mânca", "mănâncă", "mănânce", "mânca"], de: ["essen", "isst", "aß"] },
  {
    en: ["drink", "drinks", "drank", "drinking"],
    ro: ["bea", "bea", "bea", "bea"],
    de: ["trinken", "trinkt", "trank"],
  },
  {
    en: ["open", "opens", "opened", "opening"],
    ro: ["deschide", "deschide", "deschidă", "deschidea"],
    de: ["öffnen", "öffnet", "öffnete"],
  },
  {
    en: ["start", "starts", "started", "starting"],
    ro: ["începe", "începe", "înceapă", "începea"],
    de: ["eröffnen", "eröffnet", "eröffnete"],
  },
  {
    en: ["close", "closes", "closed", "closing"],
    ro: ["închide", "închide", "închidă", "închidea"],
    de: ["schließen", "schließt", "schloss"],
  },
  {
    en: ["visit", "visits", "visited", "visiting"],
    ro: ["vizita", "vizitează", "viziteze", "vizita"],
    de: ["besuchen", "besucht", "besuchte"],
  },
  {
    en: ["travel", "travels", "travelled", "travelling"],
    ro: ["călători", "călătorește", "călătorească", "călătorea"],
    de: ["reisen", "reist", "reiste"],
  },
  {
    en: ["return", "returns", "returned", "returning"],
    ro: ["se întoarce", "se întoarce", "se întoarcă", "se întorcea"],
    de: ["zurück|kehren", "kehrt zurück", "kehrte zurück"],
  },
  { en: ["come", "comes", "came", "coming"], ro: ["veni", "vine", "vină", "venea"], de: ["kommen", "kommt", "kam"] },
  {
    en: ["arrive", "arrives", "arrived", "arriving"],
    ro: ["ajunge", "ajunge", "ajungă", "ajungea"],
    de: ["an|kommen", "kommt an", "kam an"],
  },
  {
    en: ["become", "becomes", "became", "becoming"],
    ro: ["deveni", "devine", "devină", "devenea"],
    de: ["werden", "wird", "wurde"],
  },
  { en: ["be", "is", "was", "being"], ro: ["fi", "este", "fie", "era"], de: ["sein", "ist", "war"] },
  { en: ["have", "has", "had", "having"], ro: ["avea", "are", "aibă", "avea"], de: ["haben", "hat", "hatte"] },
  { en: ["see", "sees", "saw", "seeing"], ro: ["vedea", "vede", "vadă", "vedea"], de: ["sehen", "sieht", "sah"] },
  {
    en: ["watch", "watches", "watched", "watching"],
    ro: ["privi", "privește", "privească", "privea"],
    de: ["zu|schauen", "schaut zu", "schaute zu"],
  },
  { en: ["hear", "hears", "heard", "hearing"], ro: ["auzi", "aude", "audă", "auzea"], de: ["hören", "hört", "hörte"] },
  {
    en: ["listen", "listens", "listened", "listening"],
    ro: ["asculta", "ascultă", "asculte", "asculta"],
    de: ["zu|hören", "hört zu", "hörte zu"],
  },
  {
    en: ["speak", "speaks", "spoke", "speaking"],
    ro: ["vorbi", "vorbește", "vorbească", "vorbea"],
    de: ["sprechen", "spricht", "sprach"],
  },
  {
    en: ["tell", "tells", "told", "telling"],
    ro: ["povesti", "povestește", "povestească", "povestea"],
    de: ["erzählen", "erzählt", "erzählte"],
  },
  {
    en: ["ask", "asks", "asked", "asking"],
    ro: ["întreba", "întreabă", "întrebe", "întreba"],
    de: ["fragen", "fragt", "fragte"],
  },
  { en: ["give", "gives", "gave", "giving"], ro: ["da", "dă", "dea", "dădea"], de: ["geben", "gibt", "gab"] },
  {
    en: ["give as a present", "gives as a present", "gave as a present", "giving as a present"],
    ro: ["dărui", "dăruiește", "dăruiască", "dăruia"],
    de: ["schenken", "schenkt", "schenkte"],
  },
  {
    en: ["share", "shares", "shared", "sharing"],
    ro: ["împărți", "împarte", "împartă", "împărțea"],
    de: ["teilen", "teilt", "teilte"],
  },
  { en: ["take", "takes", "took", "taking"], ro: ["lua", "ia", "ia", "lua"], de: ["nehmen", "nimmt", "nahm"] },
  {
    en: ["bring", "brings", "brought", "bringing"],
    ro: ["aduce", "aduce", "aducă", "aducea"],
    de: ["bringen", "bringt", "brachte"],
  },
  {
    en: ["catch", "catches", "caught", "catching"],
    ro: ["prinde", "prinde", "prindă", "prindea"],
    de: ["fangen", "fängt", "fing"],
  },
  {
    en: ["throw", "throws", "threw", "throwing"],
    ro: ["arunca", "aruncă", "arunce", "arunca"],
    de: ["werfen", "wirft", "warf"],
  },
  {
    en: ["mend", "mends", "mended", "mending"],
    ro: ["repara", "repară", "repare", "repara"],
    de: ["reparieren", "repariert", "reparierte"],
  },
  {
    en: ["paint", "paints", "painted", "painting"],
    ro: ["picta", "pictează", "picteze", "picta"],
    de: ["malen", "malt", "malte"],
  },
  {
    en: ["draw", "draws", "drew", "drawing"],
    ro: ["desena", "desenează", "deseneze", "desena"],
    de: ["zeichnen", "zeichnet", "zeichnete"],
  },
];
