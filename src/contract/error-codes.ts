/**
 * Every error that the API answers with, and its status. Thrown anywhere as a `Fault`, turned into HTTP once; what a
 * person reads is the catalogue's `error.<code>`.
 */
export const ERROR_STATUS = {
  "auth.required": 401,
  "auth.session.expired": 401,
  "auth.token.missing": 401,
  "auth.login.refused": 401,
  "auth.provider.down": 503,
  "story.view_only": 403,
  "story.free_limit": 403,
  "role.missing": 403,
  "role.last_admin": 409,
  "impersonation.refused": 403,
  "account.not_found": 404,
  "input.invalid": 400,
  "safety.refused": 400,
  "story.option.pro": 400,
  "story.rights.none": 400,
  "story.not_found": 404,
  "page.not_found": 404,
  "image.not_found": 404,
  "character.not_found": 404,
  "order.not_found": 404,
  "order.plan.missing": 400,
  "order.unpaid": 402,
  "order.mismatch": 409,
  "order.expired": 410,
  "route.not_found": 404,
  "story.busy": 409,
  "request.repeated": 409,
  "version.stale": 412,
  "body.too_large": 413,
  "rate.limited": 429,
  "payment.provider.down": 503,
  "models.down": 503,
  "models.budget": 503,
  "models.refused": 400,
  "service.unavailable": 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What is wrong with one field of the input; the catalogue's `input.<problem>` says it in words. */
export const FIELD_PROBLEMS = [
  "missing",
  "blank",
  "too_short",
  "too_long",
  "too_many",
  "unknown_choice",
  "not_text",
  "not_number",
  "malformed",
  "unknown_field",
  "unsafe",
  "pro_option",
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

export interface FieldFault {
  /** Dotted path in the body: `characters.0.name`. */
  readonly field: string;
  readonly problem: FieldProblem;
  /** What the sentence needs: `{ max: 40 }`, `{ choices: "8, 12, 16, 24" }`, `{ words: "…" }`. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The body of every answer that is not a success. */
export interface Problem {
  readonly code: ErrorCode;
  /** In the reader's language: one sentence, or one a field (S5.7). */
  readonly message: string | readonly string[];
  readonly fields?: readonly FieldFault[];
  /** Quoted by a person who asks for help; found again in the log. */
  readonly requestId: string;
}
