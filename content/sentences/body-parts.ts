import type { ByLanguage } from "#book/languages.ts";

/** Parts of a body that not everybody has, and going about on one’s feet (`upright`), as nobody does in a wheelchair. */
export type BodyPart =
  | "ear"
  | "paw"
  | "hand"
  | "tail"
  | "nose"
  | "knee"
  | "foot"
  | "hair"
  | "shoulder"
  | "tummy"
  | "wing"
  | "footwear"
  | "upright"
  | "seat"
  | "step";

/** The words for them; `seat` is what one sits down on and what one clenches, `step` the sound and sight of somebody on foot. */
export const BODY_PARTS: ByLanguage<Readonly<Record<BodyPart, RegExp>>> = {
  en: {
    ear: /\bears?\b/iu,
    paw: /\bpaws?\b/iu,
    hand: /\b(?:hands?|fingers?|thumbs?|arms?|elbows?|fists?)\b/iu,
    tail: /\btails?\b/iu,
    nose: /\bnoses?\b/iu,
    knee: /\b(?:knees?|legs?)\b/iu,
    foot: /\b(?:foot|feet|toes?|heels?|tiptoe)\b/iu,
    hair: /\bhairs?\b/iu,
    shoulder: /\b(?:shoulders?|chin|neck|ribs)\b/iu,
    tummy: /\b(?:tummy|belly)\b/iu,
    wing: /\bwings?\b/iu,
    footwear: /\b(?:socks?|boots?|shoes?|slippers?)\b/iu,
    seat: /\b(?:on (?:his|her|its) bottom|teeth|tooth)\b/iu,
    step: /\b(?:foot)?steps?\b|\b(?:tip|tap|pitter|patter|shuffle)\b/iu,
    upright:
      /\b(?:st(?:and|ands|anding|ood) (?:on|up|tall|upright)|standing up|jump\p{L}*|hop(?:s|ped|ping)?|r[au]n|running|walk(?:s|ed|ing)?|climb(?:s|ed|ing)?|kn(?:elt|eel)\p{L}*|tiptoe|somersaults?|cartwheels?|stumbl\p{L}*)\b/iu,
  },
  ro: {
    ear: /(?<!\p{L})urech\p{L}*/iu,
    paw: /(?<!\p{L})(?:lăbuț\p{L}*|lab[ăe]|label\p{L}*)(?!\p{L})/iu,
    hand: /(?<!\p{L})(?:mâ(?:n|i)\p{L}{0,4}|deget\p{L}*|braț\p{L}*|cot(?:ul|ului|uri)?|pumn\p{L}*)(?!\p{L})/iu,
    tail: /(?<!\p{L})(?:coad[ăa]|coz(?:i|ii))(?!\p{L})/iu,
    nose: /(?<!\p{L})nas(?:ul|ului|uri|urile|uc\p{L}*)?(?!\p{L})/iu,
    knee: /(?<!\p{L})(?:genunch\p{L}*|picior\p{L}*|picioare\p{L}*)(?!\p{L})/iu,
    foot: /(?<!\p{L})(?:tălpi\p{L}*|talp[ăa]|călcâi\p{L}*|vârful picioarelor)(?!\p{L})/iu,
    hair: /(?<!\p{L})(?:păr(?:ul|ului)?|șuviț\p{L}*)(?!\p{L})/iu,
    shoulder: /(?<!\p{L})(?:umăr\p{L}*|umer\p{L}*|bărbi[ea]|gât(?:ul|ului)?|coast\p{L}*)(?!\p{L})/iu,
    tummy: /(?<!\p{L})burt\p{L}*/iu,
    wing: /(?<!\p{L})arip\p{L}*/iu,
    seat: /(?<!\p{L})(?:fund|fundul|dinți\p{L}*)(?!\p{L})/iu,
    step: /(?<!\p{L})(?:pa[sș]\p{L}*|tip-til|lip|tap)(?!\p{L})/iu,
    upright:
      /(?<!\p{L})(?:s[ăa]r(?:i|e|ea|ind|it)?|fug(?:e|i|ind)?|alearg\p{L}*|alerg\p{L}*|în picioare|urc\p{L}*|cățăr\p{L}*|țop\p{L}*|tumb\p{L}*|vârfuri|cap|împiedic\p{L}*|salt\p{L}*|mers(?:e|ese|era|eseră)?)(?!\p{L})/iu,
    footwear: /(?<!\p{L})(?:șoset\p{L}*|ciorap\p{L}*|pantof\p{L}*|ghete\p{L}*|cizm\p{L}*|papuc\p{L}*)(?!\p{L})/iu,
  },
  de: {
    ear: /(?<!\p{L})Ohr(?:en?)?(?!\p{L})/u,
    paw: /(?<!\p{L})Pfoten?(?!\p{L})/u,
    hand: /(?<!\p{L})(?:Hand|Hände\p{L}*|Fingern?|Daumen|Armen?|Arm|Ellbogen|Faust)(?!\p{L})/u,
    tail: /(?<!\p{L})(?:Schwanz|Schwänze\p{L}*)(?!\p{L})/u,
    nose: /(?<!\p{L})\p{L}*[Nn]asen?\p{L}*/u,
    knee: /(?<!\p{L})(?:Knien?|Beinen?|Bein)(?!\p{L})/u,
    foot: /(?<!\p{L})(?:Fuß|Füßen?|Zehen?|Zehenspitzen|Fersen?)(?!\p{L})/u,
    hair: /(?<!\p{L})Haar(?:en?)?(?!\p{L})/u,
    shoulder: /(?<!\p{L})(?:Schultern?|Kinn|Hals|Rippen)(?!\p{L})/u,
    tummy: /(?<!\p{L})(?:Bauch|Bäuche\p{L}*)(?!\p{L})/u,
    wing: /(?<!\p{L})Flügeln?(?!\p{L})/u,
    seat: /(?<!\p{L})(?:Po|Zähne\p{L}*|Zahn)(?!\p{L})/u,
    step: /(?<!\p{L})(?:\p{L}*[Ss]chritte?n?|Tippel|tippel|Tapp|tapp|Schlurf|schlurf)(?!\p{L})/u,
    upright:
      /(?<!\p{L})(?:spr[aiu]ng\p{L}*|hüpf\p{L}*|lief(?:en)?|renn\p{L}*|rannte\p{L}*|lauf\p{L}*|läuft|stand auf|aufstand|kletter\p{L}*|Zehenspitzen|Purzelb\p{L}*|Handstand|Kopfstand|stolper\p{L}*|im Stehen|kniete)(?!\p{L})/iu,
    footwear: /(?<!\p{L})(?:Socken?|Stiefeln?|Schuhe?n?|Pantoffeln?|Strumpf)(?!\p{L})/u,
  },
};
