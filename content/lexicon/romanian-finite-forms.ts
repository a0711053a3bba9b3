/** Third persons of Romanian verbs whose ending does not tell a verb: „încurcă“, „mușcă“, „tace“. */
export const ROMANIAN_FINITE_FORMS: ReadonlySet<string> = new Set(
  [
    "încurcă descurcă mușcă aruncă ridică strică mănâncă mestecă pleacă apleacă calcă încalcă urcă împacă îneacă seacă joacă spală scapă crapă sapă țipă zboară coboară măsoară cară apără separă repară prepară cumpără tulbură scutură mătură fură înjură îndură",
    "tace zace place face trece petrece plânge râde frige coace toarce întoarce stoarce rupe începe pricepe încape cere piere dispare apare sare doare moare pare răsare tresare zice duce aduce traduce conduce produce merge șterge fuge ajunge strânge împinge atinge prinde aprinde vinde pierde crede vede cade scade șade arde pune spune rămâne ține vine devine cunoaște naște crește paște",
    "cântă încântă așteaptă ascultă caută uită ajută arată poartă iartă ceartă sperie cuprinde întreabă lasă apasă pasă varsă îmbracă dezbracă încearcă deschide închide ascunde răspunde ucide aude simte minte promite trimite permite bate rabdă toarnă adună sună tună răstoarnă întoarnă amână minună îndeamnă înseamnă cheamă sfarmă freamătă tremură murmură suspină șchioapătă leagănă clatină",
    "lucrează visează desenează dansează zâmbește rătăcește ruginește înverzește înflorește ofilește topește încălzește răcește îngheață dezgheață tropăie mormăie fluieră șuieră latră miaună mugește nechează behăie cotcodăcește ciripește croncănește orăcăie bâzâie zumzăie sforăie strănută tușește sughiță cască",
    "conduce strălucește luminează sclipește clipește pâlpâie stinge curge picură plouă ninge bolborosește șoptește strigă",
  ]
    .join(" ")
    .split(" "),
);
