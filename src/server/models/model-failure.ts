/** Why a model gave nothing that can be used; each has its own answer. */
export type FailureKind =
  /** It will not write or paint this: other words may help, the same ones never. */
  | "refused"
  /** Too many calls at once: later. */
  | "rate"
  /** The account has nothing left: nobody's call works until somebody pays. */
  | "quota"
  | "down"
  | "timeout"
  /** A key, a model's name or an address is wrong: somebody has to set it right. */
  | "configuration"
  /** Whoever asked no longer wants it. */
  | "aborted"
  /** It answered, but not with what was asked for. */
  | "bad-output"
  /** The product's own cap on what models may cost. */
  | "budget";

/** A call of a model that came to nothing. It carries no key, no prompt and nothing that a person typed. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: FailureKind;
  /** How long the provider asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, detail: string, retryAfterMs?: number) {
    super(`${kind}: ${detail}`);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
