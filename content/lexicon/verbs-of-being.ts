import type { VerbRow } from "./verb-row.ts";

/** Giving, feeling, being, changing. */
export const VERBS_OF_BEING: readonly VerbRow[] = [
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
  {
    en: ["write", "writes", "wrote", "writing"],
    ro: ["scrie", "scrie", "scrie", "scria"],
    de: ["schreiben", "schreibt", "schrieb"],
  },
  {
    en: ["count", "counts", "counted", "counting"],
    ro: ["număra", "numără", "numere", "număra"],
    de: ["zählen", "zählt", "zählte"],
  },
  {
    en: ["grow", "grows", "grew", "growing"],
    ro: ["crește", "crește", "crească", "creștea"],
    de: ["wachsen", "wächst", "wuchs"],
  },
  {
    en: ["plant", "plants", "planted", "planting"],
    ro: ["planta", "plantează", "planteze", "planta"],
    de: ["pflanzen", "pflanzt", "pflanzte"],
  },
  {
    en: ["ride", "rides", "rode", "riding"],
    ro: ["călări", "călărește", "călărească", "călărea"],
    de: ["reiten", "reitet", "ritt"],
  },
  {
    en: ["drive", "drives", "drove", "driving"],
    ro: ["conduce", "conduce", "conducă", "conducea"],
    de: ["fahren", "fährt", "fuhr"],
  },
  {
    en: ["sail", "sails", "sailed", "sailing"],
    ro: ["naviga", "navighează", "navigheze", "naviga"],
    de: ["segeln", "segelt", "segelte"],
  },
  {
    en: ["skate", "skates", "skated", "skating"],
    ro: ["patina", "patinează", "patineze", "patina"],
    de: ["Schlittschuh laufen", "läuft Schlittschuh", "lief Schlittschuh"],
  },
  {
    en: ["laugh", "laughs", "laughed", "laughing"],
    ro: ["râde", "râde", "râdă", "râdea"],
    de: ["lachen", "lacht", "lachte"],
  },
  {
    en: ["smile", "smiles", "smiled", "smiling"],
    ro: ["zâmbi", "zâmbește", "zâmbească", "zâmbea"],
    de: ["lächeln", "lächelt", "lächelte"],
  },
  {
    en: ["cry", "cries", "cried", "crying"],
    ro: ["plânge", "plânge", "plângă", "plângea"],
    de: ["weinen", "weint", "weinte"],
  },
  {
    en: ["whisper", "whispers", "whispered", "whispering"],
    ro: ["șopti", "șoptește", "șoptească", "șoptea"],
    de: ["flüstern", "flüstert", "flüsterte"],
  },
  {
    en: ["shine", "shines", "shone", "shining"],
    ro: ["străluci", "strălucește", "strălucească", "strălucea"],
    de: ["leuchten", "leuchtet", "leuchtete"],
  },
  {
    en: ["dream", "dreams", "dreamed", "dreaming"],
    ro: ["visa", "visează", "viseze", "visa"],
    de: ["träumen", "träumt", "träumte"],
  },
  {
    en: ["wish", "wishes", "wished", "wishing"],
    ro: ["dori", "dorește", "dorească", "dorea"],
    de: ["wünschen", "wünscht", "wünschte"],
  },
  {
    en: ["want", "wants", "wanted", "wanting"],
    ro: ["vrea", "vrea", "vrea", "voia"],
    de: ["wollen", "will", "wollte"],
  },
  { en: ["know", "knows", "knew", "knowing"], ro: ["ști", "știe", "știe", "știa"], de: ["wissen", "weiß", "wusste"] },
  {
    en: ["understand", "understands", "understood", "understanding"],
    ro: ["înțelege", "înțelege", "înțeleagă", "înțelegea"],
    de: ["verstehen", "versteht", "verstand"],
  },
  {
    en: ["remember", "remembers", "remembered", "remembering"],
    ro: ["își aminti", "își amintește", "își amintească", "își amintea"],
    de: ["sich erinnern", "erinnert sich", "erinnerte sich"],
  },
  {
    en: ["forget", "forgets", "forgot", "forgetting"],
    ro: ["uita", "uită", "uite", "uita"],
    de: ["vergessen", "vergisst", "vergaß"],
  },
  {
    en: ["love", "loves", "loved", "loving"],
    ro: ["iubi", "iubește", "iubească", "iubea"],
    de: ["lieben", "liebt", "liebte"],
  },
  {
    en: ["meet", "meets", "met", "meeting"],
    ro: ["întâlni", "întâlnește", "întâlnească", "întâlnea"],
    de: ["treffen", "trifft", "traf"],
  },
  {
    en: ["make friends", "makes friends", "made friends", "making friends"],
    ro: ["se împrieteni", "se împrietenește", "se împrietenească", "se împrietenea"],
    de: ["Freunde finden", "findet Freunde", "fand Freunde"],
  },
  {
    en: ["live", "lives", "lived", "living"],
    ro: ["locui", "locuiește", "locuiască", "locuia"],
    de: ["wohnen", "wohnt", "wohnte"],
  },
  {
    en: ["stay", "stays", "stayed", "staying"],
    ro: ["rămâne", "rămâne", "rămână", "rămânea"],
    de: ["bleiben", "bleibt", "blieb"],
  },
  {
    en: ["go away", "goes away", "went away", "going away"],
    ro: ["pleca", "pleacă", "plece", "pleca"],
    de: ["weg|gehen", "geht weg", "ging weg"],
  },
  {
    en: ["wake", "wakes", "woke", "waking"],
    ro: ["se trezi", "se trezește", "se trezească", "se trezea"],
    de: ["auf|wachen", "wacht auf", "wachte auf"],
  },
  {
    en: ["wait", "waits", "waited", "waiting"],
    ro: ["aștepta", "așteaptă", "aștepte", "aștepta"],
    de: ["warten", "wartet", "wartete"],
  },
  {
    en: ["try", "tries", "tried", "trying"],
    ro: ["încerca", "încearcă", "încerce", "încerca"],
    de: ["versuchen", "versucht", "versuchte"],
  },
  {
    en: ["prepare", "prepares", "prepared", "preparing"],
    ro: ["pregăti", "pregătește", "pregătească", "pregătea"],
    de: ["vor|bereiten", "bereitet vor", "bereitete vor"],
  },
  {
    en: ["organise", "organises", "organised", "organising"],
    ro: ["organiza", "organizează", "organizeze", "organiza"],
    de: ["veranstalten", "veranstaltet", "veranstaltete"],
  },
  {
    en: ["solve", "solves", "solved", "solving"],
    ro: ["dezlega", "dezleagă", "dezlege", "dezlega"],
    de: ["lösen", "löst", "löste"],
  },
  {
    en: ["repair", "repairs", "repaired", "repairing"],
    ro: ["drege", "drege", "dreagă", "dregea"],
    de: ["heilen", "heilt", "heilte"],
  },
  {
    en: ["show", "shows", "showed", "showing"],
    ro: ["demonstra", "demonstrează", "demonstreze", "demonstra"],
    de: ["beweisen", "beweist", "bewies"],
  },
  {
    en: ["free", "frees", "freed", "freeing"],
    ro: ["elibera", "eliberează", "elibereze", "elibera"],
    de: ["befreien", "befreit", "befreite"],
  },
  {
    en: ["protect", "protects", "protected", "protecting"],
    ro: ["apăra", "apără", "apere", "apăra"],
    de: ["beschützen", "beschützt", "beschützte"],
  },
  {
    en: ["collect", "collects", "collected", "collecting"],
    ro: ["aduna", "adună", "adune", "aduna"],
    de: ["sammeln", "sammelt", "sammelte"],
  },
  {
    en: ["invent", "invents", "invented", "inventing"],
    ro: ["inventa", "inventează", "inventeze", "inventa"],
    de: ["erfinden", "erfindet", "erfand"],
  },
  {
    en: ["conquer", "conquers", "conquered", "conquering"],
    ro: ["învinge", "învinge", "învingă", "învingea"],
    de: ["überwinden", "überwindet", "überwand"],
  },
  {
    en: ["lead", "leads", "led", "leading"],
    ro: ["conduce", "conduce", "conducă", "conducea"],
    de: ["führen", "führt", "führte"],
  },
  {
    en: ["blow", "blows", "blew", "blowing"],
    ro: ["sufla", "suflă", "sufle", "sufla"],
    de: ["pusten", "pustet", "pustete"],
  },
  {
    en: ["spit fire", "spits fire", "spat fire", "spitting fire"],
    ro: ["scuipa", "scuipă", "scuipe", "scuipa"],
    de: ["speien", "speit", "spie"],
  },
  {
    en: ["roar", "roars", "roared", "roaring"],
    ro: ["rage", "rage", "ragă", "răgea"],
    de: ["brüllen", "brüllt", "brüllte"],
  },
  {
    en: ["glide", "glides", "glided", "gliding"],
    ro: ["aluneca", "alunecă", "alunece", "aluneca"],
    de: ["gleiten", "gleitet", "glitt"],
  },
  {
    en: ["touch", "touches", "touched", "touching"],
    ro: ["mângâia", "mângâie", "mângâie", "mângâia"],
    de: ["berühren", "berührt", "berührte"],
  },
  {
    en: ["change", "changes", "changed", "changing"],
    ro: ["schimba", "schimbă", "schimbe", "schimba"],
    de: ["verwandeln", "verwandelt", "verwandelte"],
  },
  {
    en: ["look", "looks", "looked", "looking"],
    ro: ["se uita", "se uită", "se uite", "se uita"],
    de: ["schauen", "schaut", "schaute"],
  },
];
