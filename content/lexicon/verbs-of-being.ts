import type { VerbRow } from "./verb-row.ts";

/** Giving, feeling, being, changing. */
export const VERBS_OF_BEING: readonly VerbRow[] = [
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
    pose: "whisper",
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
