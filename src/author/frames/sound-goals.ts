import type { ByLanguage } from "#book/languages.ts";
import type { GoalKind } from "../sentences.ts";

/** What makes a goal in the parent's words one that no sentence of the book can take. */
interface Unsound {
  /** Whatever the goal is. */
  readonly any: RegExp;
  readonly byKind: Partial<Record<GoalKind, RegExp>>;
}

/** Where behind a wish another clause begins, which is not wished: "fly and meets a bear". */
export const NEXT_CLAUSE: ByLanguage<readonly RegExp[]> = {
  en: [
    / (?:and|but|so|then) (?:then |now |also )?(?:he|she|they|it|nobody|no one|everyone|everybody|one of them)\b/u,
    / (?:and|but) (?:\p{Lu}\p{Ll}+|the (?:\p{Ll}+ )?\p{Ll}+) (?:is|was|has|can|wants|does|\p{Ll}{2,}s)\b/u,
    / (?:and|but) (?:gets|has|is|was|goes|does|makes|takes|meets|finds|ends|falls|runs|starts|keeps|tries|asks|wants|lands|can’t|can't|doesn’t|doesn't)\b/u,
    / and (?:cannot|can['’]?t|could(?:n['’]?t)?|won['’]?t|wouldn['’]?t|didn['’]?t|isn['’]?t|wasn['’]?t|hasn['’]?t|doesn['’]?t|never|nobody|everybody)\b/u,
    / and (?:who|what|why|where|how)(?:[’']s| is| does| do| are) /u,
    / (?:please|lol|haha)$/u,
    / the (?:night|day|morning|week|evening)(?: before| after)?$/u,
  ],
  ro: [
    / (?:și|si|iar|dar|deși|desi|însă|insa) (?:exact |tocmai |chiar )?(?:toate|toți|toti|ea|el|ei|ele|nimeni|cea|cel|cei|acum|apoi|atunci|nu|un|o)(?!\p{L})[^,]*(?<!\p{L})(?:e|este|sunt|era|are|au|vrea|a|\p{L}+(?:ește|ează))(?!\p{L})/u,
    / (?:și|si|iar|dar) (?:\p{L}+(?:ul|ua|ea|ia|ele|ile) )?(?:crede|vrea|are|este|e|începe|incepe|plânge|plange|speră|visează|caută|rămâne|nu (?:mai )?(?:e|are|vrea|știe|stie|poate|crede))(?!\p{L})/u,
    / (?:și|si|iar|dar) (?:îi|ii|îmi) (?:e|este|era|pare|place|vine)(?!\p{L})/u,
    / -?s[ăa]$/u,
    / (?:și|si|iar) (?:tot|toat[ăa]) \p{L}+ (?:nu )?(?:se )?\p{L}+(?:e|ă|a|ie)(?!\p{L})/u,
    / (?<!(?:să|sa|nu|mai|ce|care|cum|unde|când|cine|ca|că) )se \p{L}+(?:ește|ează|esc)(?!\p{L})/u,
    / \(/u,
  ],
  de: [
    / (?:weil|wenn|obwohl|sodass|bevor|nachdem|während|sobald|falls|damit(?= (?:er|sie|es|man|alle|die|der|das|eine?) )) /u,
    / und nicht (?:(?:immer|mehr|nur|bloß|so) )*\p{Ll}+$/u,
    / (?:und|aber|doch|denn) (?:(?:dann|dabei|dort|da|trotzdem) )?(?:er|sie|es|ich|wir|man|(?:das|der|die|alle|ein|eine) (?:\p{Ll}+ )?\p{Lu}?\p{L}+|alle|keiner|niemand|das)(?: \p{L}+)*? (?:ist|sind|war|hat|haben|wird|kann|muss|will|darf|(?!nicht|jetzt|selbst|leicht|erst|laut|bunt|fast|recht|sonst|weit|ge)\p{Ll}{3,}t)(?!\p{L})/u,
    / und das ist /u,
    /: /u,
  ],
};

export const UNSOUND: ByLanguage<Unsound> = {
  en: {
    any: /\b(?:I|me|my|mine|ours|you|your)\b(?!-)|^ME$/u,
    byKind: {
      wish: /\b(?:we|us|our|me)\b|^\p{L}+ (?:was|is|were|are|had)\b|^have (?:forgotten|been|lost|had)\b|^feed up\b|^avoid (?:having (?:any|an? )|stopping|being able)|\b(?<!\bwhose \p{Ll}+ )(?:it|them|they)\b(?! (?:home|back|all|up to))|(?:^| )(?:who|what|why|where|how|out)$|^(?:enter|go|come|try|stay|start|leave|dare|want|need|use|like|keep|stop|wear|show|turn|find|tell|say|bring|put|give|take|get|let|make|do|be|have|know)$|^find (?:by|in|on|at|under|near|behind|inside)\b|^be (?:cut|told|sent|put|made|taken|thrown)\b|\b(?:to|at|with|for|about|of|by|from|on|after|telling|making|letting|asking) him\b|\b(?:him|her)$|\b(?:telling|making|letting|asking) her to\b|\bstor(?:y|ies) (?:about|with|for|where)\b/iu,
      fear: /^(?:it|them|they|this|that)$/iu,
      question:
        /^(?:why|where|how|when) (?:does|do|did|can|will|is|are|was|were|has|have|would|could|should)\b|^wh(?:at|o) (?:is|are|was) (?:that|this|it|he|she|they)\b|\b(?:it|them|they)\b/iu,
    },
  },
  ro: {
    any: /(?<!\p{L})(?:eu|mine|meu|mea|mei|mele|(?:pe|cu|la|de|din|despre) noi|nostru|noastr[ăa]|noastre|no[șs]tri|[îi]mi|mi-\p{L}+|ne-\p{L}+|iubim)(?!\p{L})/iu,
    byKind: {
      wish: /^s[ăa] le \p{L}+$|^s[ăa] \p{L}+ (?:f[ăa]r[ăa]|la|dup[ăa]|l[âa]ng[ăa]) (?:el|ea)(?!\p{L})|^s[ăa] (?!nu(?!\p{L})).*(?<!\p{L})(?:nimeni|nim[ăa]nui|niciunul|niciuna|niciun|nicio|nimic)(?!\p{L})|^s[ăa] vrea(?!\p{L})|^s[ăa] aib[ăa] (?:s-|un final(?!\p{L}))|nici [îi]n ruptul|^s[ăa] (?!bat|scoat|socoat|abat|dezbat)\p{L}{3,}(?:at[ăa]|it[ăa]|ut[ăa])(?!\p{L})|^s[ăa] aib[ăa] (?:ea|el|deloc|nimeni|s[ăa]|neap[ăa]rat|m[ăa]car)(?!\p{L})|^s[ăa] aib[ăa] (?!(?:putere|curaj|voie|timp|r[ăa]bdare|grij[ăa])(?!\p{L})).* (?:s[ăa](?!\p{L})|s-)|^s[ăa] [îi]nse |g[ăa]seasc[ăa] \p{L}+ (?:zile?|ore|ani?|luni|s[ăa]pt[ăa]m[âa]ni)(?!\p{L})|^s[ăa](?:-l|-i|-o| [îi]l| [îi]i| o) (?!fie|mai fie|fac[ăa])|^s-o |^s[ăa] (?:nu )?(?:-?și )?g[ăa]seasc[ăa] (?:lui|ei|lor|el|ea|care|[șs]i|[îi]n|de|pe|cu|la|ce|acolo|aici|peste|niciun\p{Ll}*|nicio|nimic|undeva)(?!\p{L})|^s[ăa] (?:noastr|tare )|^s[ăa] \p{L}+[țt]?ate /iu,
      fear: /^(?:el|ea|ele|ei|voi|care)(?!\p{L})/iu,
      lost: /^(?:el|ea|ele|ei|care|tot|totul|toate)(?!\p{L})/iu,
      question: /^(?:ce|unde|cine|când|cum) \p{L}+$|^care (?!e |este )|\p{L}-o(?!\p{L})/iu,
    },
  },
  de: {
    any: /(?<!\p{L})(?:ich|mir|mich|mein\p{Ll}*|wir|uns|unser\p{Ll}*|euch|euer|eure\p{Ll}*)(?!\p{L})/iu,
    byKind: {
      wish: /^\p{Lu}\p{Ll}+ heißen$|^(?:zu[mr]?|in|auf|nach) .* führen$|^(?:gern )?welche haben$|^\p{L}+(?:fahren|laufen|schwimmen|reiten|klettern) haben$|(?<!\p{L})(?:wird|ist|sind|war|hat|hatte|könnten?|konnten?|kann|muss|soll|möchten?|darf|würden?)(?!\p{L})(?<!(?:, |was |wo |wie |wer |dass ).*)|(?<!\p{L})(?:sie|ihn|ihnen|damit|davon|danach|deshalb|darum|er)(?!\p{L})(?<!(?:, |was |wo |wie |wer |dass ).*)|(?<!\p{L})es (?!(?:auch |endlich |richtig |schön |so |immer |wieder )*(?:warm|kalt|schön|gut|gemütlich|leicht|allen|besser|ruhig|still|bequem|kuschelig|schaffen|sich gemütlich))|^(?:die|der|das|den) (?:sich|nicht|er|sie|es)(?!\p{L})|^(?:als|wie|dass|weil) |(?<!\p{L})bitte(?!\p{L})|^etwas (?:vorlesen|lesen|schreiben)$|geschichte(?!\p{L}| (?:hören|vorlesen|lesen|erzählen|schreiben))|(?:^| )(?:etwas|Version|Idee|Buch|Märchen) haben$|(?<!\p{L})als (?:Held|Heldin|Hauptfigur)(?!\p{L})/iu,
      question: /, (?:wenn|weil)(?!\p{L})|^(?:was|wie|wer|wo) (?:nun|dann|jetzt|tun)$/iu,
    },
  },
};

/** Of a German question only what no question holds ends it. */
export const END_OF_QUESTION_DE = /: /u;

/** Who wishes, left before a German wish: „er die Mannschaft retten“; „sie“ may be what is wished. */
export const HE_DE = /^er (?=(?:[^ ]+ )*\p{Ll}+(?:en|ln|rn)$)/u;

/** Another clause before a German wish: „früher Clown war und noch einmal auftreten“, „traurig ist weil er nicht weinen“. */
export const LEAD_DE =
  /^.* (?:war|ist|hat|hatte|wohnt|lebt|heißt) (?:und|aber|weil (?:er|sie|es)(?: nicht)?) (?=(?:[^ ]+ )*\p{Ll}+(?:en|ln|rn)$)/u;

/** A German wish that goes somewhere, without the verb that says so: „zusammen in den Urlaub“. */
export const GOES_DE =
  /^(?:.* )?(?<way>heim zu|ins?|nach(?! Hause$)|zum|zur|ans|aufs|auf|unter|über) (?:(?:de[nr]|die|das|eine[nr]?|ein|\p{Ll}+e[nsr]?) )*(?!(?:Müll|Schrott|Ofen|Topf|Kochtopf|Tonne|Sperrmüll|Tierheim|Heim|Keller)$)\p{Lu}[\p{L}-]*$/u;

/** A thing that is wanted, and no verb: „Käse“. */
export const THING_DE =
  /^(?:(?:aber|doch|viel|lieber|gern|auch|so|unbedingt|nur|bloß|endlich) )*(?<thing>(?:(?:eine?[nms]?|keine?n?|mehr|viele?|ihren?|seinen?|\p{Ll}+e[nrs]?) ){0,3}(?!(?:Version|Geschichte|Idee|Buch|Märchen)$)\p{Lu}[\p{L}-]*)$/u;

/** Words before an English wish that are none of it: "what she wanted to do was bake". */
export const LEAD_EN = /^do (?:is|was) (?:to )?(?=\p{Ll})/u;

/** A part of a verb that has come to stand alone before it: „aus dem Eis auf tauen“. */
export const PARTED_DE =
  /(?<![^ ])(?<part>an|auf|ab|aus|ein|mit|vor|los|weg|teil|statt|zurück|nach|zu) (?!(?:draußen|drinnen|oben|unten|vorne?n?|hinten|drüben|außen|innen)$)(?=\p{Ll}{2,}(?:en|ln|rn)$)/u;

/** What a German wish ends with. */
export const ENDS_DE = /(?:^| )(?:\p{Ll}+(?:en|ln|rn)|sein|tun|nach Hause)$/u;

/** Of what somebody does, that which is also wanted. */
export const SEEKS: ByLanguage<RegExp> = {
  en: /^(?:look|search|hunt|wait|ask|learn|practise|practice|try|save|help|build|make|invent)\b/iu,
  ro: /^s[ăa] (?:-?și |își )?(?:caute|aștepte|astepte|întrebe|învețe|exerseze|încerce|salveze|ajute|construiască|facă|inventeze)(?!\p{L})/iu,
  de: /(?:suchen|warten|fragen|lernen|üben|versuchen|retten|helfen|bauen|basteln|erfinden|züchten|backen)$/iu,
};
