import type { ByLanguage } from "#book/languages.ts";

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/** Words that are one letter away from one that is known, and no slips of the finger: nothing can be drawn of them. */
export const REAL_WORDS: ByLanguage<readonly string[]> = {
  en: words(`
    battles villager villagers touches butt watched plans slipped hearing growing speaking scares railing cleaning tablets stories thicker shallow tried loose freeze rattled thumb peeping
    thoughts marched tablet flapped brushed seconds hearing slippery rounded stepped stroking stroke patter plaits braids curls freckle
    singing sings antennae barley bellow billy binding blot boarder bother boulder bounce bowling bran bulge carve cast catcher choose chime clam cloths cooking copper curtain curtains dairy darling dripping ending fist fists flapping fishing form heating hollow hoover licking liar listing lunge massage mourning paddock painting patting petting pheasant peasant posting printing property raisin raisins rowing saucer shopping shooting shoot shaving slipping sipping snicker spelling sponge starling tapping tipping telling tennis trip waist watcher washing weaving wooden violet slapping sewing sawing knitting counting baking boxing brushing combing drinking fighting feeding hunting ironing juggling kicking kissing licking lifting melting milking mixing mowing packing peeling picking planting playing pouring praying racing raking riding sailing scolding scratching shaving shouting skating sliding smelling sneezing sniffing spitting squirting stirring surfing sweeping tasting teaching throwing tickling touching typing wiping wrestling
    stripes striped spots spotted dots dotted trousers bracelet necklace earrings trailer tractor sword swords shield shields armour armor ribbon
    marble marbles saddle bottle kettle paddle puddle puddles candy cannon canyon gallery battery pottery butter letters latter ladders shorts
    flames fences branch branches beaver bearer sailor tailor plaster blaster roster toaster monster master carrot parrot ferret garret
  `),
  ro: words(`
    lumini luminițe lampioane
    baston bastonul privit aruncat tăiat piciorul împartă împart valoare carne balconul placă trăită patra siropul siropului păstra știe știa măreț planului interesant interesantă luni marți
    colegul capacul cercului cercuri bănuit violentă spini spinii algele ghetele cafeaua viteza crăpată stafide mânerul tavanul canalul vinului alunece clatină ridici scutură aurul stricată stricate
    spălată creveții micșorat serbare scaieți prinsese somnul acoperi roși chibrite murmur marmură învață învăța înroși odată șurubel bravo gălăgie farfuriile gândului glumei inimii râsului
    păru ciucuri buclat buclată murdari curat curată ghiozdanul fermoar nasturi șireturi șosete șosetele ciorapi pantaloni pantalonii bluză bluza cercei inel lanț cordon curea breton codițe
    coloană coloane cratiță cratița creastă furtun furtunul elegant elegantă cârpă cortină copertă colibă cuptor cutie cravată cămașă cămașa căpiță cocoașă cutremur fluier fluieră frânghie grăbit lopătar mandarin numără oală pieptene pilot prosop salată sticlă sticla stropitoare tablou tricou tricoul umbră vază latră miaună cântă cântând gătește mănâncă bea pictează desenând scrie spală mătură taie sapă udă plantează culege aruncă prinde lovește sărută mângâie hrănește coase tricotează
    păzește păzesc păzească păzit pescuiește vâslește patinează schiază
    dungi dungat dungată buline bulină pete pată pătat pătată carouri sabie săbii scut scuturi armură tractor brățară colier cercei panglică
    bile mărgele șa căruță carte-poștală felinare fânar cuier pod podea poduri lopată lopeți toporul furcă gard garduri ramură ramuri crengi
  `),
  de: words(`
    Beinen reichen Stimmen fester erster Erster schwerer Träumer Falten Scherben Wurzeln schief schiefe schiefen Schimmer schimmern mager schlank Wunden küsste raten Häufchen wusste wussten wüsste Heer
    zaubern ritten tiefste plante Strecke Klassen Prise Zweigen erraten stechen rauchen schreiend klingen brachte brachten wenige einige einigen stellte drehten bauten lachten kamen denen Marken richt Trost
    Eltern elegant elegante Kirche Kirchen Gedicht Gewicht Gericht Märchen Meise Schinken Scherz Schmied Schnitt Schrei Schuss Staat Streit Wagen Wechsel Zeichen Taucher Meister Muster Becken Behälter Bretter Büchse brüllen brüllt Drucker Dreck Früchte Frucht Frost Fläche Flotte Geländer Geschäft humpeln humpelt huschen Kasse Kellner Kralle Kranken Krieger Leder Leib Leid Liter Minen Münster Naht Pfosten Platten Rentner Richter Schaum Scheibe Schiene Schürzen Schürze Schuppe Schwarm Spalten Spinner Spitze Stangen Ständer Sterben Strich Wirbel Wachtel Waffen Weiher blinken blinkt blinzelt brennen brennt fluchen folgen folgt fressen frisst frösteln gackern grunzen hageln hagelt hassen hasst hungern messen schimpfen schimpft schütteln schützen spritzen streicheln streiten stürzen stürzt stützen waschen wäscht zupfen geduckt gefangen geführt gefüllt gegessen geworfen gebraten gelernt geschminkt gekämmt singen singt singend essen isst trinken trinkt bellen bellt malen basteln bastelt füttern füttert kämmen putzen putzt gießen tropfen niesen niest kitzeln kitzelt küssen küsst pfeifen pfeift reiten reitet rudern rudert rutschen rutscht segeln werfen wirft fangen fängt angeln angelt graben gräbt nähen näht bügeln spielen spielt
    flecken gefleckt streifen gestreift punkte gepunktet schlägt schlagen schwert schwerter schild rüstung traktor armband halskette ohrringe
    schlauch sattel kessel pfütze pfützen murmeln butter kanone batterie zaun zäune ast äste zweig zweige hose hosen stiefel sandalen gürtel
    strickt stricken gestrickt hüfte hüften streichelt kocht kochen backt blick blicke flügel feder federn krallen schwanz mähne schnurrbart bart
  `),
};
