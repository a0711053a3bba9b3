/** Where the copies of a person's pictures stand in the store. */
export const portraitsOf = (userId: string) => `people/${userId}`;

/** Where one of them stands. */
export const portraitFile = (userId: string, portrait: string) => `${portraitsOf(userId)}/${portrait}.webp`;

/** Where a browser finds it; empty when there is none. */
export function portraitAddress(userId: string, portrait: string): string {
  return portrait === "" ? "" : `/portraits/${userId}/${portrait}.webp`;
}
