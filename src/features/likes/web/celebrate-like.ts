const loadBurst = () => import("./burst.ts");
const missed = (error: unknown) => console.warn("A like could not be celebrated", error);

/** What is in an element pops and stars fly out of it; the code for that comes with the first like. */
export function celebrateOn(host: HTMLElement): void {
  loadBurst().then(({ burst }) => burst(host), missed);
}

/** A big star and its burst over a picture; px from the window's corner. */
export function celebrateAt(x: number, y: number): void {
  loadBurst().then(({ burstAt }) => burstAt(x, y), missed);
}
