/** True when an error, or one it was caused by, is a row that broke a unique rule (of that name, when one is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
    const { code, constraint: broken } = at as { code?: unknown; constraint?: unknown };
    if (code === "23505") return constraint === undefined || broken === constraint;
  }
  return false;
}
