import { foldText } from "../fold-text.ts";

/** Whether a word is somebody’s name, or one of its words: "Tremblay" of "Mr Tremblay". */
export function isCalled(word: string, name: string): boolean {
  const [said, known] = [foldText(word), foldText(name)];
  return known !== "" && (known === said || known.split(" ").includes(said));
}
