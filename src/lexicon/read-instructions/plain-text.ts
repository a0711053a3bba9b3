/** A text in which pieces were said in other words; every place in it is known in the text as it was typed. */
export interface PlainText {
  readonly text: string;
  /** What was typed between two places of `text`. */
  typed(start: number, end: number): string;
}

/** A piece of a text and what is to stand in its stead. */
export interface Rewording {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text that can be reworded piece by piece, and still tells what was typed. */
export class Rewordable implements PlainText {
  readonly #typed: string;
  #text: string;
  /** For each UTF-16 unit of the text, where what it stands for begins and ends. */
  #from: number[];
  #to: number[];

  constructor(typed: string) {
    this.#typed = typed;
    this.#text = typed;
    this.#from = Array.from({ length: typed.length }, (_, at) => at);
    this.#to = this.#from.map((at) => at + 1);
  }

  get text(): string {
    return this.#text;
  }

  typed(start: number, end: number): string {
    return this.#typed.slice(this.#from[start] ?? 0, this.#to[end - 1] ?? 0);
  }

  /** Rewords pieces that do not overlap. */
  reword(pieces: readonly Rewording[]): void {
    for (const { start, end, text } of pieces.toSorted((a, b) => b.start - a.start)) {
      const from = this.#from[start] ?? this.#typed.length;
      const to = end > start ? (this.#to[end - 1] ?? from) : from;
      this.#text = this.#text.slice(0, start) + text + this.#text.slice(end);
      this.#from.splice(start, end - start, ...Array.from({ length: text.length }, () => from));
      this.#to.splice(start, end - start, ...Array.from({ length: text.length }, () => to));
    }
  }
}
