/** Whether a text holds signs of a machine’s writing, in which no parent tells a trouble: a tag, brackets, braces. */
export const hasMarkup = (text: string): boolean => /<\/?\p{L}|[{}[\]\\]/u.test(text);
