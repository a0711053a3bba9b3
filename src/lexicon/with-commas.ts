/** Romanian letters typed with a cedilla, as print has them: „mănuşă“ → „mănușă“. */
export function withCommas(text: string): string {
  return text.replaceAll("ş", "ș").replaceAll("Ş", "Ș").replaceAll("ţ", "ț").replaceAll("Ţ", "Ț");
}
