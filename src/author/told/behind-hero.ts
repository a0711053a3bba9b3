/** What a piece of a note says behind its hero’s noun and name; `from` is where the noun begins. */
export function behindHero(piece: string, from: number, name: string, beside: RegExp, ofNoun: RegExp): string {
  const own =
    /^(?:(?:un|o|der|die|das|eine?) )?[\p{L}’'-]+(?: (?:nostru|noastr[ăa]|meu|mea))?/iu.exec(piece.slice(from))?.[0] ??
    "";
  const after = piece.slice(from + own.length);
  const isNamed = name !== "" && after.slice(1, name.length + 1).toLocaleLowerCase() === name.toLocaleLowerCase();
  const called = isNamed ? after.slice(0, name.length + 1) : (beside.exec(after)?.[0] ?? "");
  const behind = after.slice(called.length);
  return behind.slice(ofNoun.exec(behind)?.[0].length ?? 0).trim();
}
