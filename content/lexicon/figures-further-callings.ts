import { type FigureRow, figuresLike } from "./figure-row.ts";

const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;
const child = { type: "EverydayPeople", draws: "child", age: "child", size: 1 } as const;

/** Callings and ranks that an idea names once in a hundred. */
export const FURTHER_CALLING_FIGURES: readonly FigureRow[] = [
  ...figuresLike(grown, {
    violinist: [
      "violinist",
      ["violonist", "m", "violoniști"],
      ["Geiger", "m", "Geiger"],
      {
        female: { ro: ["violonistă", "f", "violoniste"], de: ["Geigerin", "f", "Geigerinnen"] },
        also: { en: ["fiddler"] },
      },
    ],
    pianist: [
      "pianist",
      ["pianist", "m", "pianiști"],
      ["Pianist", "m", "Pianisten", { weak: "Pianisten" }],
      { female: { ro: ["pianistă", "f", "pianiste"], de: ["Pianistin", "f", "Pianistinnen"] } },
    ],
    cellist: [
      "cellist",
      ["violoncelist", "m", "violonceliști"],
      ["Cellist", "m", "Cellisten", { weak: "Cellisten" }],
      { female: { ro: ["violoncelistă", "f", "violonceliste"], de: ["Cellistin", "f", "Cellistinnen"] } },
    ],
    drummer: [
      "drummer",
      ["toboșar", "m", "toboșari"],
      ["Trommler", "m", "Trommler"],
      { female: { ro: ["toboșară", "f", "toboșare"], de: ["Trommlerin", "f", "Trommlerinnen"] } },
    ],
    trumpeter: [
      "trumpeter",
      ["trompetist", "m", "trompetiști"],
      ["Trompeter", "m", "Trompeter"],
      { female: { de: ["Trompeterin", "f", "Trompeterinnen"] } },
    ],
    guitarist: [
      "guitarist",
      ["chitarist", "m", "chitariști"],
      ["Gitarrist", "m", "Gitarristen", { weak: "Gitarristen" }],
      { female: { ro: ["chitaristă", "f", "chitariste"], de: ["Gitarristin", "f", "Gitarristinnen"] } },
    ],
    flautist: [
      "flautist",
      ["flautist", "m", "flautiști"],
      ["Flötenspieler", "m", "Flötenspieler"],
      {
        female: { ro: ["flautistă", "f", "flautiste"], de: ["Flötenspielerin", "f", "Flötenspielerinnen"] },
        also: { en: ["flute player", "piper"] },
      },
    ],
    harpist: [
      "harpist",
      ["harpist", "m", "harpiști"],
      ["Harfenspieler", "m", "Harfenspieler"],
      { female: { ro: ["harpistă", "f", "harpiste"], de: ["Harfenspielerin", "f", "Harfenspielerinnen"] } },
    ],
    composer: [
      "composer",
      ["compozitor", "m", "compozitori"],
      ["Komponist", "m", "Komponisten", { weak: "Komponisten" }],
      { female: { ro: ["compozitoare", "f", "compozitoare"], de: ["Komponistin", "f", "Komponistinnen"] } },
    ],
    minstrel: [
      "minstrel",
      ["menestrel", "m", "menestreli"],
      ["Spielmann", "m", "Spielleute"],
      {
        also: {
          en: ["bard", "troubadour"],
          ro: [
            ["lăutar", "m", "lăutari"],
            ["bard", "m", "barzi"],
            ["trubadur", "m", "trubaduri"],
          ],
          de: [["Barde", "m", "Barden", { weak: "Barden" }]],
        },
      },
    ],
    "rock-star": [
      "rock star",
      ["star rock", "m", "staruri rock"],
      ["Rockstar", "m", "Rockstars"],
      {
        also: {
          en: ["pop star", "film star", "movie star"],
          ro: [["vedetă", "f", "vedete"]],
          de: [
            ["Popstar", "m", "Popstars"],
            ["Filmstar", "m", "Filmstars"],
          ],
        },
      },
    ],
    lawyer: [
      "lawyer",
      ["avocat", "m", "avocați"],
      ["Anwalt", "m", "Anwälte"],
      { female: { ro: ["avocată", "f", "avocate"], de: ["Anwältin", "f", "Anwältinnen"] } },
    ],
    surgeon: [
      "surgeon",
      ["chirurg", "m", "chirurgi"],
      ["Chirurg", "m", "Chirurgen", { weak: "Chirurgen" }],
      { female: { de: ["Chirurgin", "f", "Chirurginnen"] } },
    ],
    optician: [
      "optician",
      ["optician", "m", "opticieni"],
      ["Optiker", "m", "Optiker"],
      { female: { ro: ["opticiană", "f", "opticiene"], de: ["Optikerin", "f", "Optikerinnen"] } },
    ],
    pharmacist: [
      "pharmacist",
      ["farmacist", "m", "farmaciști"],
      ["Apotheker", "m", "Apotheker"],
      {
        female: { ro: ["farmacistă", "f", "farmaciste"], de: ["Apothekerin", "f", "Apothekerinnen"] },
        also: { en: ["apothecary", "chemist"], ro: [["spițer", "m", "spițeri"]] },
      },
    ],
    midwife: [["midwife", "midwives"], ["moașă", "f", "moașe"], ["Hebamme", "f", "Hebammen"], { sex: "female" }],
    mathematician: [
      "mathematician",
      ["matematician", "m", "matematicieni"],
      ["Mathematiker", "m", "Mathematiker"],
      { female: { ro: ["matematiciană", "f", "matematiciene"], de: ["Mathematikerin", "f", "Mathematikerinnen"] } },
    ],
    geologist: [
      "geologist",
      ["geolog", "m", "geologi"],
      ["Geologe", "m", "Geologen", { weak: "Geologen" }],
      { female: { ro: ["geologă", "f", "geologe"], de: ["Geologin", "f", "Geologinnen"] } },
    ],
    palaeontologist: [
      "palaeontologist",
      ["paleontolog", "m", "paleontologi"],
      ["Paläontologe", "m", "Paläontologen", { weak: "Paläontologen" }],
      {
        female: { ro: ["paleontoloagă", "f", "paleontoloage"], de: ["Paläontologin", "f", "Paläontologinnen"] },
        also: { en: ["paleontologist", "fossil hunter"] },
      },
    ],
    cartographer: [
      "cartographer",
      ["cartograf", "m", "cartografi"],
      ["Kartograf", "m", "Kartografen", { weak: "Kartografen" }],
      {
        female: { ro: ["cartografă", "f", "cartografe"], de: ["Kartografin", "f", "Kartografinnen"] },
        also: { en: ["mapmaker", "map maker"] },
      },
    ],
    accountant: [
      "accountant",
      ["contabil", "m", "contabili"],
      ["Buchhalter", "m", "Buchhalter"],
      { female: { ro: ["contabilă", "f", "contabile"], de: ["Buchhalterin", "f", "Buchhalterinnen"] } },
    ],
    banker: ["banker", ["bancher", "m", "bancheri"], ["Bankier", "m", "Bankiers"]],
    "secretary-at-work": [
      "office secretary",
      ["secretară", "f", "secretare"],
      ["Sekretärin", "f", "Sekretärinnen"],
      { also: { en: ["secretary"] } },
    ],
    architect: [
      "architect",
      ["arhitect", "m", "arhitecți"],
      ["Architekt", "m", "Architekten", { weak: "Architekten" }],
      { female: { ro: ["arhitectă", "f", "arhitecte"], de: ["Architektin", "f", "Architektinnen"] } },
    ],
    bricklayer: [
      "bricklayer",
      ["zidar", "m", "zidari"],
      ["Maurer", "m", "Maurer"],
      {
        female: { de: ["Maurerin", "f", "Maurerinnen"] },
        also: {
          en: ["stonemason", "mason"],
          ro: [["pietrar", "m", "pietrari"]],
          de: [["Steinmetz", "m", "Steinmetze", { weak: "Steinmetzen" }]],
        },
      },
    ],
    roofer: [
      "roofer",
      ["țiglar", "m", "țiglari"],
      ["Dachdecker", "m", "Dachdecker"],
      { female: { de: ["Dachdeckerin", "f", "Dachdeckerinnen"] } },
    ],
    locksmith: [
      "locksmith",
      ["lăcătuș", "m", "lăcătuși"],
      ["Schlosser", "m", "Schlosser"],
      { female: { de: ["Schlosserin", "f", "Schlosserinnen"] } },
    ],
    goldsmith: [
      "goldsmith",
      ["aurar", "m", "aurari"],
      ["Goldschmied", "m", "Goldschmiede"],
      {
        female: { de: ["Goldschmiedin", "f", "Goldschmiedinnen"] },
        also: {
          en: ["jeweller", "jeweler", "silversmith"],
          ro: [
            ["bijutier", "m", "bijutieri"],
            ["argintar", "m", "argintari"],
          ],
          de: [["Juwelier", "m", "Juweliere"]],
        },
      },
    ],
    sculptor: [
      "sculptor",
      ["sculptor", "m", "sculptori"],
      ["Bildhauer", "m", "Bildhauer"],
      {
        female: { ro: ["sculptoriță", "f", "sculptorițe"], de: ["Bildhauerin", "f", "Bildhauerinnen"] },
        also: { en: ["woodcarver", "wood carver"], de: [["Holzschnitzer", "m", "Holzschnitzer"]] },
      },
    ],
    glassblower: [
      "glassblower",
      ["sticlar", "m", "sticlari"],
      ["Glasbläser", "m", "Glasbläser"],
      { female: { de: ["Glasbläserin", "f", "Glasbläserinnen"] } },
    ],
    weaver: [
      "weaver",
      ["țesător", "m", "țesători"],
      ["Weber", "m", "Weber"],
      { female: { ro: ["țesătoare", "f", "țesătoare"], de: ["Weberin", "f", "Weberinnen"] } },
    ],
    hatmaker: [
      "hatmaker",
      ["pălărier", "m", "pălărieri"],
      ["Hutmacher", "m", "Hutmacher"],
      {
        female: { ro: ["pălărieră", "f", "pălăriere"], de: ["Hutmacherin", "f", "Hutmacherinnen"] },
        also: { en: ["hatter", "milliner"] },
      },
    ],
    saddler: ["saddler", ["șelar", "m", "șelari"], ["Sattler", "m", "Sattler"]],
    bookbinder: [
      "bookbinder",
      ["legător de cărți", "m", "legători de cărți"],
      ["Buchbinder", "m", "Buchbinder"],
      { female: { de: ["Buchbinderin", "f", "Buchbinderinnen"] } },
    ],
    bookseller: [
      "bookseller",
      ["librar", "m", "librari"],
      ["Buchhändler", "m", "Buchhändler"],
      { female: { ro: ["librăreasă", "f", "librărese"], de: ["Buchhändlerin", "f", "Buchhändlerinnen"] } },
    ],
    greengrocer: [
      "greengrocer",
      ["zarzavagiu", "m", "zarzavagii"],
      ["Gemüsehändler", "m", "Gemüsehändler"],
      { female: { de: ["Gemüsehändlerin", "f", "Gemüsehändlerinnen"] } },
    ],
    "ice-cream-seller": [
      "ice cream seller",
      ["vânzător de înghețată", "m", "vânzători de înghețată"],
      ["Eisverkäufer", "m", "Eisverkäufer"],
      {
        female: {
          ro: ["vânzătoare de înghețată", "f", "vânzătoare de înghețată"],
          de: ["Eisverkäuferin", "f", "Eisverkäuferinnen"],
        },
        also: {
          en: ["ice cream man", "ice cream lady"],
          ro: [["înghețatar", "m", "înghețatari"]],
          de: [["Eismann", "m", "Eismänner"]],
        },
      },
    ],
    trader: [
      "trader",
      ["comerciant", "m", "comercianți"],
      ["Händler", "m", "Händler"],
      { female: { de: ["Händlerin", "f", "Händlerinnen"] }, also: { en: ["pedlar", "peddler"] } },
    ],
    cleaner: [
      "cleaner",
      ["om de serviciu", "m", "oameni de serviciu"],
      ["Putzmann", "m", "Putzmänner"],
      {
        female: { ro: ["femeie de serviciu", "f", "femei de serviciu"], de: ["Putzfrau", "f", "Putzfrauen"] },
        also: { en: ["cleaning lady"] },
      },
    ],
    "window-cleaner": [
      "window cleaner",
      ["spălător de geamuri", "m", "spălători de geamuri"],
      ["Fensterputzer", "m", "Fensterputzer"],
      { female: { de: ["Fensterputzerin", "f", "Fensterputzerinnen"] } },
    ],
    housekeeper: [
      "housekeeper",
      ["menajeră", "f", "menajere"],
      ["Haushälterin", "f", "Haushälterinnen"],
      {
        also: {
          en: ["chambermaid"],
          ro: [
            ["servitoare", "f", "servitoare"],
            ["cameristă", "f", "cameriste"],
          ],
          de: [["Zimmermädchen", "n", "Zimmermädchen"]],
        },
      },
    ],
    governess: [
      ["governess", "governesses"],
      ["guvernantă", "f", "guvernante"],
      ["Gouvernante", "f", "Gouvernanten"],
      { sex: "female" },
    ],
    doorman: [
      ["doorman", "doormen"],
      ["portar de hotel", "m", "portari de hotel"],
      ["Portier", "m", "Portiers"],
      {
        sex: "male",
        also: {
          en: ["porter"],
          de: [
            ["Türsteher", "m", "Türsteher"],
            ["Pförtner", "m", "Pförtner"],
          ],
        },
      },
    ],
    miner: [
      "miner",
      ["miner", "m", "mineri"],
      ["Bergmann", "m", "Bergleute"],
      { also: { de: [["Bergarbeiter", "m", "Bergarbeiter"]] } },
    ],
    milkman: [
      ["milkman", "milkmen"],
      ["lăptar", "m", "lăptari"],
      ["Milchmann", "m", "Milchmänner"],
      { female: { en: "milkmaid", ro: ["lăptăreasă", "f", "lăptărese"], de: ["Milchmagd", "f", "Milchmägde"] } },
    ],
    coachman: [
      ["coachman", "coachmen"],
      ["vizitiu", "m", "vizitii"],
      ["Kutscher", "m", "Kutscher"],
      { also: { ro: [["birjar", "m", "birjari"]] } },
    ],
    chauffeur: ["chauffeur", ["șofer particular", "m", "șoferi particulari"], ["Chauffeur", "m", "Chauffeure"]],
    "ticket-inspector": [
      "ticket inspector",
      ["controlor", "m", "controlori"],
      ["Schaffner", "m", "Schaffner"],
      { female: { ro: ["controloare", "f", "controloare"], de: ["Schaffnerin", "f", "Schaffnerinnen"] } },
    ],
    stationmaster: [
      "stationmaster",
      ["șef de gară", "m", "șefi de gară"],
      ["Bahnhofsvorsteher", "m", "Bahnhofsvorsteher"],
      {
        also: { en: ["station master"], ro: [["impiegat", "m", "impiegați"]], de: [["Bahnwärter", "m", "Bahnwärter"]] },
      },
    ],
    lamplighter: ["lamplighter", ["lampagiu", "m", "lampagii"], ["Laternenanzünder", "m", "Laternenanzünder"]],
    "night-watchman": [
      ["night watchman", "night watchmen"],
      ["paznic de noapte", "m", "paznici de noapte"],
      ["Nachtwächter", "m", "Nachtwächter"],
      { female: { de: ["Nachtwächterin", "f", "Nachtwächterinnen"] } },
    ],
    messenger: [
      "messenger",
      ["mesager", "m", "mesageri"],
      ["Bote", "m", "Boten", { weak: "Boten" }],
      {
        female: { ro: ["mesageră", "f", "mesagere"], de: ["Botin", "f", "Botinnen"] },
        also: { en: ["herald"], ro: [["crainic", "m", "crainici"]], de: [["Herold", "m", "Herolde"]] },
      },
    ],
    inspector: [
      "inspector",
      ["inspector", "m", "inspectori"],
      ["Kommissar", "m", "Kommissare"],
      {
        female: { ro: ["inspectoare", "f", "inspectoare"], de: ["Kommissarin", "f", "Kommissarinnen"] },
        also: {
          de: [
            ["Inspektor", "m", "Inspektoren"],
            ["Inspektorin", "f", "Inspektorinnen"],
          ],
        },
      },
    ],
    president: [
      "president",
      ["președinte", "m", "președinți"],
      ["Präsident", "m", "Präsidenten", { weak: "Präsidenten" }],
      { female: { ro: ["președintă", "f", "președinte"], de: ["Präsidentin", "f", "Präsidentinnen"] } },
    ],
    priest: [
      "priest",
      ["preot", "m", "preoți"],
      ["Pfarrer", "m", "Pfarrer"],
      {
        female: { de: ["Pfarrerin", "f", "Pfarrerinnen"] },
        also: { en: ["vicar", "pastor"], ro: [["popă", "m", "popi"]], de: [["Priester", "m", "Priester"]] },
      },
    ],
    nun: ["nun", ["măicuță", "f", "măicuțe"], ["Nonne", "f", "Nonnen"], { sex: "female" }],
    shaman: ["shaman", ["șaman", "m", "șamani"], ["Schamane", "m", "Schamanen", { weak: "Schamanen" }]],
    sultan: [
      "sultan",
      ["sultan", "m", "sultani"],
      ["Sultan", "m", "Sultane"],
      {
        female: { en: "sultana", ro: ["sultană", "f", "sultane"], de: ["Sultanin", "f", "Sultaninnen"] },
        also: { en: ["sheikh", "maharaja"], ro: [["șeic", "m", "șeici"]], de: [["Scheich", "m", "Scheichs"]] },
      },
    ],
    tsar: [
      "tsar",
      ["țar", "m", "țari"],
      ["Zar", "m", "Zaren", { weak: "Zaren" }],
      { female: { en: "tsarina", ro: ["țarină", "f", "țarine"], de: ["Zarin", "f", "Zarinnen"] } },
    ],
    duke: [
      "duke",
      ["ducele", "m", "duci", { definite: "ducele", oblique: "ducelui" }],
      ["Herzog", "m", "Herzöge"],
      { female: { en: ["duchess", "duchesses"], ro: ["ducesă", "f", "ducese"], de: ["Herzogin", "f", "Herzoginnen"] } },
    ],
    baron: [
      "baron",
      ["baron", "m", "baroni"],
      ["Baron", "m", "Barone"],
      {
        female: {
          en: ["baroness", "baronesses"],
          ro: ["baroneasă", "f", "baronese"],
          de: ["Baronin", "f", "Baroninnen"],
        },
      },
    ],
    earl: [
      "earl",
      ["conte", "m", "conți"],
      ["Graf", "m", "Grafen", { weak: "Grafen" }],
      {
        female: { en: ["countess", "countesses"], ro: ["contesă", "f", "contese"], de: ["Gräfin", "f", "Gräfinnen"] },
      },
    ],
    lord: [
      "lord",
      ["lord", "m", "lorzi"],
      ["Lord", "m", "Lords", { genitive: "Lords" }],
      { also: { en: ["nobleman"], ro: [["boier", "m", "boieri"]], de: [["Edelmann", "m", "Edelleute"]] } },
    ],
    admiral: [
      "admiral",
      ["amiral", "m", "amirali"],
      ["Admiral", "m", "Admirale"],
      { female: { de: ["Admiralin", "f", "Admiralinnen"] } },
    ],
    smuggler: [
      "smuggler",
      ["contrabandist", "m", "contrabandiști"],
      ["Schmuggler", "m", "Schmuggler"],
      { female: { de: ["Schmugglerin", "f", "Schmugglerinnen"] } },
    ],
    poacher: ["poacher", ["braconier", "m", "braconieri"], ["Wilderer", "m", "Wilderer"]],
    stowaway: [
      "stowaway",
      ["pasager clandestin", "m", "pasageri clandestini"],
      ["blinder Passagier", "m", "blinde Passagiere"],
    ],
    warrior: [
      "warrior",
      ["războinic", "m", "războinici"],
      ["Krieger", "m", "Krieger"],
      { female: { ro: ["războinică", "f", "războinice"], de: ["Kriegerin", "f", "Kriegerinnen"] } },
    ],
    champion: [
      "champion",
      ["campion", "m", "campioni"],
      ["Champion", "m", "Champions"],
      { female: { ro: ["campioană", "f", "campioane"] } },
    ],
    boxer: [
      "prizefighter",
      ["boxer", "m", "boxeri"],
      ["Boxer", "m", "Boxer"],
      { female: { de: ["Boxerin", "f", "Boxerinnen"] } },
    ],
    surfer: [
      "surfer",
      ["surfer", "m", "surferi"],
      ["Surfer", "m", "Surfer"],
      { female: { ro: ["surferiță", "f", "surferițe"], de: ["Surferin", "f", "Surferinnen"] } },
    ],
    skater: [
      "ice skater",
      ["patinator", "m", "patinatori"],
      ["Eiskunstläufer", "m", "Eiskunstläufer"],
      {
        female: { ro: ["patinatoare", "f", "patinatoare"], de: ["Eiskunstläuferin", "f", "Eiskunstläuferinnen"] },
        also: {
          en: ["figure skater", "skateboarder"],
          de: [
            ["Schlittschuhläuferin", "f", "Schlittschuhläuferinnen"],
            ["Skateboarder", "m", "Skateboarder"],
          ],
        },
      },
    ],
    "tennis-player": [
      "tennis player",
      ["tenismen", "m", "tenismeni"],
      ["Tennisspieler", "m", "Tennisspieler"],
      { female: { ro: ["tenismenă", "f", "tenismene"], de: ["Tennisspielerin", "f", "Tennisspielerinnen"] } },
    ],
    jockey: ["jockey", ["jocheu", "m", "jochei"], ["Jockey", "m", "Jockeys"]],
    rider: [
      "horse rider",
      ["călăreț", "m", "călăreți"],
      ["Reiter", "m", "Reiter"],
      {
        female: { ro: ["călăreață", "f", "călărețe"], de: ["Reiterin", "f", "Reiterinnen"] },
        also: { en: ["horsewoman", "horseman"] },
      },
    ],
    "tightrope-walker": [
      "tightrope walker",
      ["dansator pe sârmă", "m", "dansatori pe sârmă"],
      ["Seiltänzer", "m", "Seiltänzer"],
      {
        female: {
          ro: ["dansatoare pe sârmă", "f", "dansatoare pe sârmă"],
          de: ["Seiltänzerin", "f", "Seiltänzerinnen"],
        },
      },
    ],
    "lion-tamer": [
      "lion tamer",
      ["dresor", "m", "dresori"],
      ["Dompteur", "m", "Dompteure"],
      {
        female: { ro: ["dresoare", "f", "dresoare"], de: ["Dompteurin", "f", "Dompteurinnen"] },
        also: { en: ["animal trainer"], ro: [["îmblânzitor de lei", "m", "îmblânzitori de lei"]] },
      },
    ],
    "fortune-teller": [
      "fortune teller",
      ["ghicitoare în palmă", "f", "ghicitoare în palmă"],
      ["Wahrsagerin", "f", "Wahrsagerinnen"],
      { sex: "female" },
    ],
    storyteller: [
      "storyteller",
      ["povestitor", "m", "povestitori"],
      ["Geschichtenerzähler", "m", "Geschichtenerzähler"],
      {
        female: {
          ro: ["povestitoare", "f", "povestitoare"],
          de: ["Geschichtenerzählerin", "f", "Geschichtenerzählerinnen"],
        },
      },
    ],
    traveller: [
      "traveller",
      ["călător", "m", "călători"],
      ["Wanderer", "m", "Wanderer"],
      {
        female: { ro: ["călătoare", "f", "călătoare"], de: ["Wanderin", "f", "Wanderinnen"] },
        also: {
          en: ["traveler", "tourist", "hiker"],
          ro: [
            ["turist", "m", "turiști"],
            ["drumeț", "m", "drumeți"],
          ],
          de: [
            ["Tourist", "m", "Touristen", { weak: "Touristen" }],
            ["Seefahrer", "m", "Seefahrer"],
          ],
        },
      },
    ],
    adventurer: [
      "adventurer",
      ["aventurier", "m", "aventurieri"],
      ["Abenteurer", "m", "Abenteurer"],
      { female: { ro: ["aventurieră", "f", "aventuriere"], de: ["Abenteurerin", "f", "Abenteurerinnen"] } },
    ],
    guide: [
      "tour guide",
      ["ghid turistic", "m", "ghizi turistici"],
      ["Fremdenführer", "m", "Fremdenführer"],
      {
        female: { de: ["Fremdenführerin", "f", "Fremdenführerinnen"] },
        also: { en: ["mountain guide"], ro: [["ghid", "m", "ghizi"]], de: [["Bergführer", "m", "Bergführer"]] },
      },
    ],
    "crane-driver": [
      "crane driver",
      ["macaragiu", "m", "macaragii"],
      ["Kranführer", "m", "Kranführer"],
      {
        female: { ro: ["macaragistă", "f", "macaragiste"], de: ["Kranführerin", "f", "Kranführerinnen"] },
        also: {
          en: ["digger driver"],
          ro: [
            ["excavatorist", "m", "excavatoriști"],
            ["buldozerist", "m", "buldozeriști"],
          ],
          de: [
            ["Baggerfahrer", "m", "Baggerfahrer"],
            ["Baggerfahrerin", "f", "Baggerfahrerinnen"],
          ],
        },
      },
    ],
    "tractor-driver": [
      "tractor driver",
      ["tractorist", "m", "tractoriști"],
      ["Traktorfahrer", "m", "Traktorfahrer"],
      { female: { ro: ["tractoristă", "f", "tractoriste"], de: ["Traktorfahrerin", "f", "Traktorfahrerinnen"] } },
    ],
    "taxi-driver": [
      "taxi driver",
      ["taximetrist", "m", "taximetriști"],
      ["Taxifahrer", "m", "Taxifahrer"],
      { female: { ro: ["taximetristă", "f", "taximetriste"], de: ["Taxifahrerin", "f", "Taxifahrerinnen"] } },
    ],
    "lollipop-lady": [
      "lollipop lady",
      ["agent de trecere", "m", "agenți de trecere"],
      ["Schülerlotse", "m", "Schülerlotsen", { weak: "Schülerlotsen" }],
      { also: { en: ["crossing guard", "lollipop man"] } },
    ],
    weatherman: [
      ["weatherman", "weathermen"],
      ["meteorolog", "m", "meteorologi"],
      ["Meteorologe", "m", "Meteorologen", { weak: "Meteorologen" }],
      {
        female: { ro: ["meteoroloagă", "f", "meteoroloage"], de: ["Meteorologin", "f", "Meteorologinnen"] },
        also: { en: ["weather girl", "meteorologist"] },
      },
    ],
    cheesemaker: [
      "cheesemaker",
      ["baci", "m", "baci"],
      ["Käser", "m", "Käser"],
      {
        also: {
          en: ["cheese maker"],
          de: [
            ["Senner", "m", "Senner"],
            ["Sennerin", "f", "Sennerinnen"],
          ],
        },
      },
    ],
    confectioner: [
      "confectioner",
      ["cofetar", "m", "cofetari"],
      ["Konditor", "m", "Konditoren"],
      {
        female: { ro: ["cofetăreasă", "f", "cofetărese"], de: ["Konditorin", "f", "Konditorinnen"] },
        also: { en: ["pastry chef", "cake maker"], ro: [["patiser", "m", "patiseri"]] },
      },
    ],
    peasant: [
      "peasant",
      ["țăran", "m", "țărani"],
      ["Bauersmann", "m", "Bauersleute"],
      {
        female: { ro: ["țărancă", "f", "țărănci"], de: ["Bauersfrau", "f", "Bauersfrauen"] },
        also: { en: ["farmhand"], ro: [["argat", "m", "argați"]], de: [["Knecht", "m", "Knechte"]] },
      },
    ],
    falconer: [
      "falconer",
      ["șoimar", "m", "șoimari"],
      ["Falkner", "m", "Falkner"],
      { female: { de: ["Falknerin", "f", "Falknerinnen"] } },
    ],
    "tax-collector": ["tax collector", ["perceptor", "m", "perceptori"], ["Steuereintreiber", "m", "Steuereintreiber"]],
    researcher: [
      "researcher",
      ["cercetător", "m", "cercetători"],
      ["Wissenschaftler", "m", "Wissenschaftler"],
      { female: { ro: ["cercetătoare", "f", "cercetătoare"], de: ["Wissenschaftlerin", "f", "Wissenschaftlerinnen"] } },
    ],
    student: [
      "student",
      ["student", "m", "studenți"],
      ["Student", "m", "Studenten", { weak: "Studenten" }],
      { female: { ro: ["studentă", "f", "studente"], de: ["Studentin", "f", "Studentinnen"] } },
    ],
    designer: [
      "designer",
      ["creator de modă", "m", "creatori de modă"],
      ["Modedesigner", "m", "Modedesigner"],
      {
        female: {
          ro: ["creatoare de modă", "f", "creatoare de modă"],
          de: ["Modedesignerin", "f", "Modedesignerinnen"],
        },
      },
    ],
    innkeeper: [
      "innkeeper",
      ["hangiu", "m", "hangii"],
      ["Wirt", "m", "Wirte"],
      {
        female: { ro: ["hangiță", "f", "hangițe"], de: ["Wirtin", "f", "Wirtinnen"] },
        also: { en: ["inn keeper", "landlady", "bartender"], ro: [["barman", "m", "barmani"]] },
      },
    ],
    professor: [
      "professor",
      ["profesor universitar", "m", "profesori universitari"],
      ["Professor", "m", "Professoren"],
      {
        female: {
          ro: ["profesoară universitară", "f", "profesoare universitare"],
          de: ["Professorin", "f", "Professorinnen"],
        },
      },
    ],
    burglar: [
      "burglar",
      ["spărgător", "m", "spărgători"],
      ["Einbrecher", "m", "Einbrecher"],
      { female: { de: ["Einbrecherin", "f", "Einbrecherinnen"] } },
    ],
    "master-builder": [
      "master builder",
      ["meșter", "m", "meșteri"],
      ["Baumeister", "m", "Baumeister"],
      {
        female: { ro: ["meșteriță", "f", "meșterițe"], de: ["Baumeisterin", "f", "Baumeisterinnen"] },
        also: {
          en: ["handyman"],
          ro: [["meșter zidar", "m", "meșteri zidari"]],
          de: [
            ["Handwerker", "m", "Handwerker"],
            ["Handwerkerin", "f", "Handwerkerinnen"],
          ],
        },
      },
    ],
    "music-maker": [
      "street musician",
      ["muzicant", "m", "muzicanți"],
      ["Straßenmusiker", "m", "Straßenmusiker"],
      { also: { en: ["busker"] } },
    ],
    kitemaker: [
      "kite maker",
      ["meșter de zmeie", "m", "meșteri de zmeie"],
      ["Drachenbauer", "m", "Drachenbauer"],
      {
        also: {
          en: ["umbrella maker", "balloon seller"],
          de: [
            ["Schirmmacher", "m", "Schirmmacher"],
            ["Ballonverkäufer", "m", "Ballonverkäufer"],
          ],
          ro: [["vânzător de baloane", "m", "vânzători de baloane"]],
        },
      },
    ],
    "cashier-at-till": [
      "cashier",
      ["casier", "m", "casieri"],
      ["Kassierer", "m", "Kassierer"],
      { female: { ro: ["casieriță", "f", "casierițe"], de: ["Kassiererin", "f", "Kassiererinnen"] } },
    ],
  }),
  ...figuresLike(child, {
    "stable-boy": [
      "stable boy",
      ["grăjdar", "m", "grăjdari"],
      ["Stallbursche", "m", "Stallburschen", { weak: "Stallburschen" }],
      { also: { en: ["stable lad"], de: [["Stalljunge", "m", "Stalljungen", { weak: "Stalljungen" }]] } },
    ],
    "goose-girl": [
      "goose girl",
      ["gâscăriță", "f", "gâscărițe"],
      ["Gänsemagd", "f", "Gänsemägde"],
      { sex: "female", also: { de: [["Gänseliesel", "f", "Gänselieseln"]] } },
    ],
    goatherd: [
      "goatherd",
      ["căprar", "m", "căprari"],
      ["Ziegenhirte", "m", "Ziegenhirten", { weak: "Ziegenhirten" }],
      {
        also: {
          en: ["goat herder"],
          ro: [["văcar", "m", "văcari"]],
          de: [["Kuhhirte", "m", "Kuhhirten", { weak: "Kuhhirten" }]],
        },
      },
    ],
    swineherd: [
      "swineherd",
      ["porcar", "m", "porcari"],
      ["Schweinehirt", "m", "Schweinehirten", { weak: "Schweinehirten" }],
    ],
    "shepherd-boy": [
      "shepherd boy",
      ["ciobănaș", "m", "ciobănași"],
      ["Hirtenjunge", "m", "Hirtenjungen", { weak: "Hirtenjungen" }],
      {
        female: {
          en: ["shepherdess", "shepherdesses"],
          ro: ["ciobăniță", "f", "ciobănițe"],
          de: ["Hirtin", "f", "Hirtinnen"],
        },
        also: { ro: [["păstoriță", "f", "păstorițe"]], de: [["Hirtenmädchen", "n", "Hirtenmädchen"]] },
      },
    ],
    "cave-child": [
      "cave child",
      ["copil al cavernelor", "m", "copii ai cavernelor"],
      ["Steinzeitkind", "n", "Steinzeitkinder"],
      {
        also: {
          en: ["cave girl", "cave boy"],
          de: [
            ["Steinzeitjunge", "m", "Steinzeitjungen", { weak: "Steinzeitjungen" }],
            ["Steinzeitmädchen", "n", "Steinzeitmädchen"],
            ["Höhlenkind", "n", "Höhlenkinder"],
          ],
        },
      },
    ],
    choirboy: [
      "choirboy",
      ["corist", "m", "coriști"],
      ["Chorknabe", "m", "Chorknaben", { weak: "Chorknaben" }],
      { female: { en: "choir girl", ro: ["coristă", "f", "coriste"], de: ["Chorsängerin", "f", "Chorsängerinnen"] } },
    ],
    cowgirl: ["cowgirl", ["fată cowboy", "f", "fete cowboy"], ["Cowgirl", "n", "Cowgirls"], { sex: "female" }],
    schoolgirl: [
      "schoolgirl",
      ["școlăriță", "f", "școlărițe"],
      ["Schulmädchen", "n", "Schulmädchen"],
      { sex: "female" },
    ],
    schoolboy: [
      "schoolboy",
      ["școlar", "m", "școlari"],
      ["Schuljunge", "m", "Schuljungen", { weak: "Schuljungen" }],
      { sex: "male" },
    ],
    scamp: [
      "scamp",
      ["năzdrăvan", "m", "năzdrăvani"],
      ["Lausbub", "m", "Lausbuben", { weak: "Lausbuben" }],
      { also: { en: ["rascal", "tomboy"], de: [["Wildfang", "m", "Wildfänge"]] } },
    ],
  }),
];
