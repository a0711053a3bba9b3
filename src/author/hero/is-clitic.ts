/** Whether a word is nothing but little ones joined by a hyphen or an apostrophe: „s-a“, „să-i“, "can’t". */
export function isClitic(word: string): boolean {
  return /^\p{Ll}{1,3}-\p{Ll}{1,3}$|n[’']t$/u.test(word);
}
