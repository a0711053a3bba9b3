import type { ByLanguage } from "#book/languages.ts";

const words = (list: string): readonly string[] => list.split(" ");

/** Words that frame a wish and ask for nothing: what somebody imagined, how much, when, in which mood of the verb. */
export const SAID_AROUND: ByLanguage<readonly string[]> = {
  en: words(
    "birthday charming says asks asked miss misses missing-out backs tucked heard hear hears knows " +
      "imagine imagined imagining picture pictured supposed meant mean means intended expected remember remembered seems seemed " +
      "forgot forgotten missed noticed notice realise realize realised realized decided decide chose choose chosen suggest " +
      "suggested suggestion idea ideas wonderful loud aloud loudly slightly fairly pretty truly definitely certainly surely " +
      "absolutely obviously apparently possibly hopefully unfortunately currently suddenly finally mainly mostly nearly " +
      "barely hardly heavily softly thick thin dense strong strongly weak fresh " +
      "sitting-room happened occurs occur occurring belongs belong works work working fun cosy cozy magical lovely pretty " +
      "supposed version second attempt try again once twice instead however anyway besides meanwhile afterwards later sooner " +
      "correct correctly wrong mistake properly matches match matching follows story text words sentence line says written " +
      "paragraph chapter reader kids children toddler baby's bedtime reading hand-side dressed clothed " +
      "pair upon whilst amid amongst alongside opposite facing-out centre tonight night-time " +
      "couple bunch single double alone-ish sort type style touch hint bit tad little piece rest remainder",
  ),
  ro: words(
    "zice zis spuse întreabă întrebat avea avem aveți purtau purta puteți bagă băgați dor trece treacă capul cap " +
      "crească crește cresc nimeni încântare dintr " +
      "imaginam imaginat imaginez închipuiam închipuit gândit gândeam gândesc credeam crezut speram așteptam voiam vroiam dorit " +
      "doream trebuia trebuind uitat uitați observ observat observați văzusem hotărât ales propun propunere idee ideea vreme " +
      "vremea mutră mutra figură figura aer aerul uite iată vai zău serios sincer evident desigur firește poate posibil " +
      "imposibil eventual brusc deodată finalmente tocmai abia aproape bine rău tare încet repede iute curând târziu " +
      "ușurel binișor nițel oleacă pic câtuși deloc chiar barem măcar totuși oricum altminteri altfel apoi pe-urmă după-aia " +
      "grozav grozavă frumușel simpatic simpatică hazliu hazlie magic magică fermecat fermecată potrivească potrivește " +
      "potrivi merită greșit greșeală corect corectă exact întocmai versiune variantă variantei textul povestea poveștii " +
      "propoziție rând rândul spune scrisă citită citește-mi copilul bebelușul dânsul dânsa sale lor niciuna dea-lungul " +
      "împrejur jur preajmă apropierea apropiere drum laolaltă amândurora sumedenie droaie pereche gros groasă groși des " +
      "deasă deși puternic puternică ușoară mărunt măruntă spectaculos decorul decor atmosferă acțiunea întâmplarea",
  ),
  de: words(
    "sagt sagte fragt fragte erkenne erkennt holt packt meiner daraus bedeckt wachsen wächst kopf luft geburtstag ginge mitkäme " +
      "mitkommt vorkommen könnt reizend entzückend umdrehen hielte käme wünscht " +
      "vorgestellt vorstellen vorstelle gedacht dachte meinte meine finde fand vergessen gemerkt bemerkt aufgefallen beschlossen " +
      "entschieden vorschlagen vorschlag idee eigentlich kurz knapp dick dicke dicker dicken dünn dünne heftig heftige heftiger " +
      "sanfte sanfter leichte leichter leichten starke starker starken kräftig kräftiger ziemlich wirklich absolut sicherlich " +
      "offenbar anscheinend hoffentlich leider plötzlich endlich gerade eben soeben später früher zuletzt zuerst zunächst " +
      "außerdem zudem übrigens jedenfalls dennoch trotzdem ansonsten sonst umhaben umhat anhaben anhat aufhaben aufhat " +
      "umgebunden aufgesetzt müsste müssten dürfte dürften bräuchte bräuchten gehört gehören passt passen passend richtig " +
      "falsch fehler version fassung variante satz zeile geschichte gelesen vorlesen steht's " +
      "baby gegend rundherum ringsum drumherum ringsherum drumrum herrlich zauberhaft magisch " +
      "gemütlicher witzig witziger schicker bloß halt eh schließlich immerhin insgesamt beinah nahezu",
  ),
};
