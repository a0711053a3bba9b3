import type { Language } from "#book/languages.ts";

/** A sentence of an instruction, or a clause that says why something is asked for. */
export interface Sentence {
  readonly text: string;
  /** Place in the whole text. */
  readonly start: number;
  /** What is told as a reason or a purpose: its wishes count, and what is not understood of it asks for nothing. */
  readonly isReason: boolean;
}

/** What begins a reason or a purpose; it ends at the next comma. */
const REASON: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?<=,\s?)when|because(?! of)|['’]cause|cause(?= (?:it|he|she|they)(?!\p{L}))|cos|cuz|since(?= (?:it|he|she|they|the|there|her|his)(?!\p{L}))|so that|so (?=(?:it|he|she|they|we|you) (?:can|can['’]t|could|couldn['’]t|doesn['’]t|don['’]t|won['’]t)(?!\p{L})))(?!\p{L})/giu,
  ro: /(?<!\p{L})(?:(?<=,\s?)c[âa]nd|fiindcă|fiindca|pentru că|pentru ca(?! s[ăa](?!\p{L}))|deoarece|căci|caci|(?<=,\s?)că|(?<!(?:zice|spune|crede|pare|parcă|vreau|vrea|cred|știu|stiu|văd|vad|place|așa|asa|pentru|astfel|doar|fie|dorit|plăcea|ști|vezi)\s)(?:că(?= nu(?!\p{L}))|c[ăa](?= (?:e|este|sunt|suntem|mâine|maine|azi|vine|îi|ii|i-e)(?!\p{L})))|(?<=,\s?)ca(?= (?:e|este|sunt|suntem|era|eram|erau|se|a|am|au|avem|are|plouă|ploua|ninge|vine|vin|urmează|urmeaza|pleacă|pleaca|plecăm|plecam|merge|mergem|trebuie|vrea|vrem|place|azi|astăzi|astazi|mâine|maine|abia|tocmai|iar|tot|oricum|altfel|așa|asa|nu|n|îi|ii|îl|il|i|acum|afară|afara|doar|\p{L}+ (?:e|este|sunt|are|au|vrea|nu|a))(?!\p{L})))(?!\p{L})/giu,
  de: /(?<!\p{L})(?:(?<=,\s?)(?:wenn|als(?= (?:sie|er|es|die|der|das|maya|bruno)(?!\p{L})))|weil|damit(?= (?:sie|er|es|man|wir|ihr|ihm|die|der|das|maya|bruno|\p{Lu}\p{L}+)(?!\p{L}))|(?<=,\s?)denn|(?<=,\s?)da(?= (?:es|sie|er|ihr|ihm|man|die|der|das)(?!\p{L})))(?!\p{L})/giu,
};

/** The sentences of a text in their order, each reason by itself. */
export function sentencesIn(text: string, language: Language): readonly Sentence[] {
  return [...text.matchAll(/[^.!?;\n]+/gu)].flatMap(({ 0: sentence, index }) => {
    const sentences: Sentence[] = [];
    let at = 0;
    const cut = (end: number, isReason: boolean) => {
      const piece = sentence.slice(at, end);
      if (piece.trim() !== "") sentences.push({ text: piece, start: index + at, isReason });
      at = end;
    };
    for (const reason of sentence.matchAll(REASON[language])) {
      if (reason.index < at) continue;
      cut(reason.index, false);
      const comma = sentence.indexOf(",", reason.index);
      cut(comma < 0 ? sentence.length : comma + 1, true);
    }
    cut(sentence.length, false);
    return sentences;
  });
}
