import type { TellingFrames } from "./telling.ts";

export const englishTelling: TellingFrames = {
  request:
    /\b(?:story|tale|book)s? (?:about|of|for|in which|where|with|that)\b|\bplease\b|\b(?:write|tell|make|create) (?:me|us|a|an|my)\b|\bi(?:['’]d| would)? (?:want|like|love|need)\b|\b\d+[\s-]pages?\b/iu,
  chapter: /^(?:chapter|part)\b/iu,
  pronouns: {
    female: /(?<!\p{L})(?:she|her|herself)(?!\p{L})/giu,
    male: /(?<!\p{L})(?:he|him|his|himself)(?!\p{L})/giu,
  },
  subjects: /^(?:she|he)$/iu,
  sceneStart:
    /^["“]?(?:once|one|the next|next|that (?:day|night|evening|morning|afternoon)|later|suddenly|at last|finally|in the (?:morning|evening|night|afternoon)|at (?:night|dawn|noon|sunset|midnight)|when|after(?:wards)?|meanwhile|then one|but then|soon|early|far away|back (?:home|in|at)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/iu,
  tag: /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}?\p{Ll}+){0,3} (?:said|says|asked|asks|cried|cries|called|calls|shouted|shouts|whispered|whispers|answered|answers|replied|replies|laughed|laughs|sighed|sighs|thought|thinks|murmured|sang|sings)\b/u,
  namedBefore: /\b(?<name>\p{Lu}\p{Ll}+), (?:his|her|their|my|our|an?|the)(?: \p{Ll}+)? $/u,
  isA: /^,? (?:was|is|the)(?: (?:a|an|the))?(?: \p{L}+){0,5} ?$/iu,
  unreal:
    /\b(?:an?|the|every|each|this|that|another|no|one) $|\b(?:not|never|cannot|no longer|wants?|wanted|wish(?:es|ed)?|could|would|should|might|afraid|dream(?:s|ed|t)?|going|hopes?|hoped|likes?|liked|loves?|loved|learns?|learned|tries|tried|ask(?:s|ed)?)\b|n['’]t\b/iu,
  holding:
    /\b(?:hold(?:s|ing)?|held|carr(?:y|ies|ied|ying)|takes?|took|taking|picks?|picked|grabs?|grabbed|lifts?|lifted|waves?|waved|hugs?|hugged|with)\b/iu,
  absent:
    /\b(?:no|not|without|lost|loses?|missing|gone|never|where (?:is|was)|looks? for|looked for|needs?|wants?)\b/iu,
  joins: /^ and (?:the |his |her |their |a )?$/u,
  together: /\b(?:they|both|together)\b/iu,
  likened: /\b(?:like|as|than|if|of)\b(?: \p{L}+){0,4} ?$/iu,
  where:
    /\b(?:in|into|inside|at|to|on|onto|through|towards?|near|by|under|behind|across|reach(?:es|ed)?|enter(?:s|ed)?)\b(?: \p{L}+){0,3} $/iu,
  dwells: /\blive[sd]?\b/iu,
  rooms: [
    ["bedroom", /\b(?:bedrooms?|in(?:to)? (?:\p{L}+ )?bed|nursery)\b/iu],
    ["kitchen", /\bkitchens?\b/iu],
    ["workshop", /\b(?:workshops?|laborator(?:y|ies)|garages?)\b/iu],
    ["cave", /\b(?:caves?|caverns?|tunnels?)\b/iu],
    ["cabin", /\b(?:ship’s cabin|ship's cabin|below deck|spaceship|cockpit)\b/iu],
  ],
};
