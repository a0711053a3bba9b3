import type { ByLanguage, Language } from "#book/languages.ts";

const LITTLE: ByLanguage<RegExp> = {
  en: /^(?:who|that|which|and|or|but|is|was|has|had|can|will|would|not|with|without|for|from|to|in|on|at|of|as|so|too|also|still|just|only|never|always|all|both|than|then|when|where|why|how|because|if|his|her|its|their|he|she|it|they|please|pls)$/u,
  ro: /^(?:din|cu|de|la|pe|în|in|care|lui|ei|lor|c[ăa]rui?a|c[ăa]reia|c[ăa]rora|fără|fara|sub|cel|cea|și|si|sau|vrea|voia|nu|își|isi|se|este|era|are|avea|ar|îl|il|după|dupa|lângă|langa|către|spre|fiindcă|pentru|când|cand|meu|mea|nostru|noastră|noastra|ce|dar|prea|foarte|mai|tot|abia|chiar|tocmai|deja|parc[ăa]|acela|aceea|nostri|său|sau|sa)$/u,
  de: /^(?:nur|mal|selbst|selber|dem|den|der|die|das|des|auch|noch|schon|wieder|dann|wo|wenn|als|wie|weil|dass|heute|morgen|gestern|immer|nie|nicht|sehr|allein|alleine|ganz|so|doch|bald|gern|gerne|eben|halt|aber|und|oder|mit|ohne|ohne|aus|auf|für|von|vom|zum|zur|im|in|am|an|bei|beim|nach|vor|sich|ihn|ihm|ihr|man|was|wer|zu|um|mehr|hier|dort|da|jetzt|nun|oft|fast|viel|mag|will|kann|darf|soll|muss|ins|ans|aufs|durchs|fürs|ums|übers|unters|hinters|vors|weg|her|hin|raus|rein|rauf|runter|rüber|zurück|los|ist|hat|war|wird|namens|genannt|hei(?:ß|ss)t|hieß|hiess|hei(?:ß|ss)en|drin|draußen|drinnen)$/u,
};

/** A small word that stands behind a noun and is never its name. */
export function isLittleWord(word: string, language: Language): boolean {
  return LITTLE[language].test(word);
}
