import type { ByLanguage } from "#book/languages.ts";
import { WAY_HOME } from "#content/sentences/common-goals.ts";
import type { GoalFrame } from "./frames.ts";

const frame = (says: string, pattern: RegExp): GoalFrame => ({ kind: "wish", confidence: 0.7, says, pattern });

/**
 * What parents ask a story for most, and tell without a wish: a new baby, a wobbly tooth, a first day, a new house. Each comes to
 * something that a hero can do on a page.
 */
export const FAMILY_TROUBLES: ByLanguage<readonly GoalFrame[]> = {
  en: [
    frame(
      "sing the baby to sleep",
      /\b(?:gets?|getting|going to have|expecting|having) (?:an? )?(?:new |little |baby |small )*(?:brother|sister|baby)\b|\bnew (?:little |baby )*(?:brother|sister|baby)\b/iu,
    ),
    frame(
      WAY_HOME.en,
      /\b(?:left|forgotten)(?: behind)? (?:on|at|in) (?:the|an?) (?:\p{Ll}+ )?(?:bus|train|tram|metro|underground|plane|ferry|park|playground|beach|station|supermarket|caf[ée]|library|pool|hotel|zoo|museum|airport)\b|\bin (?:a |the )?lost property\b|\b(?:has|have|had|['’]s) (?:escaped|run away|got out of (?:his|her|its|the) cage)\b|^[^.!?]*\bescapes from (?:his|her|its|the) (?:cage|hutch|tank|zoo)\b/iu,
    ),
    frame("meet the tooth fairy", /\b(?:wobbly|loose|wobbling) tooth\b|\btooth (?:is|['’]s) (?:wobbly|loose)\b/iu),
    frame("use the potty like a grown-up", /\bpotty(?:[- ]training)?\b|\bout of nappies\b/iu),
    frame(
      "make a new friend",
      /\bfirst day (?:at|of|in) (?:a new |new |big |primary )?(?:school|nursery|kindergarten|preschool|reception|class)\b/iu,
    ),
    frame(
      "sleep well in the new house",
      /\b(?:is|are|['’]re|['’]s|just|been) (?:moving|moved) (?:house|home|to a new (?:house|home|flat))\b|\bmoves? (?:house|(?:in)?to a new (?:house|home|flat))\b|\bmoving house\b/iu,
    ),
    frame("be brave at the dentist’s", /\b(?:at|to|visits?|sees?) the dentist\b|\bdentist (?:visit|appointment)\b/iu),
    frame("be on time", /\blate for (?:school|work|everything|nursery|bed|breakfast|the party)\b/iu),
    frame("remember everything", /\bforgets (?:everything|things)\b/iu),
  ],
  ro: [
    frame(
      "să adoarmă bebelușul",
      /(?<!\p{L})(?:va avea|o s[ăa] aib[ăa]|prime[șs]te|a[șs]teapt[ăa]|i se na[șs]te|are) (?:un|o) (?:(?:fr[ăa][țt]ior|surioar[ăa]|frate|sor[ăa]|bebelu[șs]) (?:nou[ăa]?|nou-n[ăa]scut[ăa]?)|bebelu[șs])(?!\p{L})|(?<!\p{L})(?:prime[șs]te|a[șs]teapt[ăa]|va avea|o s[ăa] aib[ăa]) (?:un|o) (?:fr[ăa][țt]ior|surioar[ăa])(?!\p{L})/iu,
    ),
    frame(
      WAY_HOME.ro,
      /(?<!\p{L})uitat[ăa]? (?:[îi]n|pe|la) (?:autobuz|tren|tramvai|metrou|parc|magazin|gar[ăa]|plaj[ăa]|aeroport|avion|bibliotec[ăa]|locul de joac[ăa])(?!\p{L})|(?<!\p{L})a (?:sc[ăa]pat|evadat|fugit) (?:din cu[șs]c[ăa]|din acvariu|de acas[ăa])(?!\p{L})/iu,
    ),
    frame(
      "să vadă Zâna Măseluță",
      /(?<!\p{L})(?:dinte(?:le)?|m[ăa]sea(?:ua)?) (?:care )?(?:i )?se (?:clatin[ăa]|mi[șs]c[ăa])(?!\p{L})|(?<!\p{L})(?:i se|se) (?:clatin[ăa]|mi[șs]c[ăa]) (?:un|primul) dinte(?!\p{L})/iu,
    ),
    frame("să stea la oliță", /(?<!\p{L})(?:oli[țt][ăa]|oli[țt]a|renun[țt]\p{Ll}* la (?:scutec|pampers))(?!\p{L})/iu),
    frame(
      "să-și facă un prieten nou",
      /(?<!\p{L})prima zi (?:de|la|[îi]n) (?:gr[ăa]dini[țt][ăa]|[șs]coal[ăa]|cre[șs][ăa]|clas[ăa])(?!\p{L})/iu,
    ),
    frame(
      "să doarmă bine în casa nouă",
      /(?<!\p{L})se mut[ăa] (?:[îi]ntr-o|[îi]ntr-un|la) (?:cas[ăa]|apartament|casa) (?:nou[ăa]?)(?!\p{L})|(?<!\p{L})mutatul [îi]n casa nou[ăa](?!\p{L})/iu,
    ),
    frame("să aibă curaj la dentist", /(?<!\p{L})(?:la|merge la|ajunge la) (?:dentist|stomatolog)(?!\p{L})/iu),
    frame(
      "să ajungă la timp",
      /(?<!\p{L})(?:[îi]nt[âa]rzie|ajunge t[âa]rziu) (?:mereu|tot timpul|la [șs]coal[ăa]|la gr[ăa]dini[țt][ăa])(?!\p{L})/iu,
    ),
    frame("să-și amintească totul", /(?<!\p{L})uit[ăa] (?:tot|totul|toate|de toate)(?!\p{L})/iu),
  ],
  de: [
    frame(
      "das Baby in den Schlaf singen",
      /(?<!\p{L})(?:bekommt|kriegt|erwartet) (?:bald |im \p{Lu}\p{Ll}+ )?(?:eine?n? )?(?:(?:kleine|neue|jüngere)[nrs]? )*(?:Schwester(?:chen)?|Schwesterlein|Bruder|Brüderchen|Geschwisterchen|Baby)(?!\p{L})|(?<!\p{L})(?:das|ein) neue[rs]? (?:Baby|Geschwisterchen|Bruder|Brüderchen)(?!\p{L})/iu,
    ),
    frame(
      WAY_HOME.de,
      /(?<!\p{L})(?:in der|im|am|auf dem|auf der) (?:S-Bahn|U-Bahn|Bus|Zug|Straßenbahn|Tram|Park|Supermarkt|Bahnhof|Spielplatz|Schwimmbad|Flughafen|Flugzeug|Bücherei|Fähre|Zoo|Café)[^.!?,]* (?:vergessen|liegen ?gelassen|stehen ?gelassen|zurückgelassen)(?!\p{L})|(?<!\p{L})im Fundbüro(?!\p{L})|(?<!\p{L})ist (?:entlaufen|weggelaufen|ausgebüxt|abgehauen|ausgebrochen)(?!\p{L})/iu,
    ),
    frame("die Zahnfee treffen", /Wackelzahn|(?<!\p{L})Zahn wackelt(?!\p{L})/iu),
    frame("allein aufs Töpfchen gehen", /(?<!\p{L})(?:Töpfchen|Windeln? los\p{Ll}*|ohne Windel)(?!\p{L})/iu),
    frame(
      "einen neuen Freund finden",
      /(?<!\p{L})erste[rn]? (?:Tag in der (?:Schule|Kita|neuen \p{Lu}\p{Ll}+)|Tag im (?:Kindergarten|Hort)|Schultag|Kitatag|Kindergartentag)(?!\p{L})/iu,
    ),
    frame(
      "im neuen Haus gut schlafen",
      /(?<!\p{L})(?:zieht|ziehen) (?:in (?:ein neues Haus|eine neue Wohnung)|um(?=[,.;!?]|$))(?!\p{L})/iu,
    ),
    frame("beim Zahnarzt mutig sein", /(?<!\p{L})(?:beim|zum) Zahnarzt(?!\p{L})/iu),
    frame(
      "pünktlich sein",
      /(?<!\p{L})(?:kommt|ist) (?:immer|ständig|dauernd) zu spät(?!\p{L})|(?<!\p{L})immer zu spät kommt(?!\p{L})/iu,
    ),
    frame("sich alles merken", /(?<!\p{L})(?:vergisst (?:alles|immer alles)|alles vergisst)(?!\p{L})/iu),
  ],
};
