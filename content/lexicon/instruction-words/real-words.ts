import type { ByLanguage } from "#book/languages.ts";

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/** Words that nothing can be drawn of and that are one letter away from one that is known: no slips of the finger. */
export const REAL_WORDS: ByLanguage<readonly string[]> = {
  en: words(`
    stripes striped spots spotted dots dotted trousers bracelet necklace earrings trailer tractor sword swords shield shields armour armor ribbon
    marble marbles saddle bottle kettle paddle puddle puddles candy cannon canyon gallery battery pottery butter letters latter ladders shorts
    flames fences branch branches beaver bearer sailor tailor plaster blaster roster toaster monster master carrot parrot ferret garret
  `),
  ro: words(`
    dungi dungat dungată buline bulină pete pată pătat pătată carouri sabie săbii scut scuturi armură tractor brățară colier cercei panglică
    bile mărgele șa căruță carte-poștală felinare fânar cuier pod podea poduri lopată lopeți toporul furcă gard garduri ramură ramuri crengi
  `),
  de: words(`
    flecken gefleckt streifen gestreift punkte gepunktet schlägt schlagen schwert schwerter schild rüstung traktor armband halskette ohrringe
    schlauch sattel kessel pfütze pfützen murmeln butter kanone batterie zaun zäune ast äste zweig zweige hose hosen stiefel sandalen gürtel
    blick blicke flügel feder federn krallen schwanz mähne schnurrbart bart
  `),
};
