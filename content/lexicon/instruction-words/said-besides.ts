import type { ByLanguage } from "#book/languages.ts";

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/** A German adjective in all its endings; "dunkl" and "teur" are given as they are inflected. */
const withEndings = (list: string): readonly string[] =>
  words(list).flatMap((stem) => ["", "e", "er", "en", "em", "es", "ere", "eren", "eres"].map((end) => `${stem}${end}`));

/**
 * Words beside a wish that ask for nothing which could be drawn: how a place feels, how somebody got there, what one is used to,
 * how much, how often, since when. None of them names a thing, a size, a pattern or what is done to a thing.
 */
export const SAID_BESIDES: ByLanguage<readonly string[]> = {
  en: words(`
    cover covers
    send sends sent sending
    shoulder shoulders
    woolly picnic knitted
    tight close flat crossed upwards downwards finger stiff wrapped wheelbarrow
    both live lives living lived family camping hungry thirsty full
    deep deeply busy bustling lively crowded crammed tall narrow winding cobbled sandy rocky leafy shady mossy grassy dusty muddy wet dry cold
    colder chilly freezing frosty icy warm warmer hot hotter cool cooler mild crisp damp humid soaking pouring properly heavily lightly gentle gently
    steady steadily thickly softly brightly dimly faint faintly spooky creepy eerie mysterious mystical enchanted enchanting dreamy romantic cosier
    cozier homely homey inviting idyllic picturesque scenic gorgeous beautiful stunning splendid marvellous marvelous delightful charming pleasant
    sweet sweeter cute cuter adorable odd weird strange funny funnier silly-looking hilarious amusing exciting thrilling adventurous dramatic festive
             holiday holidays vacation weekend
    enter enters entering entered arrive arrives arrived arriving reach-in land lands landed landing wander wanders wandered wandering stray strays
    strayed roam roams roamed end-up ended travel travels travelled traveled travelling trip journey adventure visit visits visited visiting explore
    explores explored exploring discover discovers discovered return returns returned returning relocate relocated situated located based surrounded
    standing-there sets setting settle settles settled stay stays stayed staying remain remains remained wait waits waited waiting appear appears
    appeared appearing emerge emerges show-up shown seen visible recognisable recognizable noticeable obvious clear-cut
    lean leans leaned leaning leant hang hangs hung hanging perch perches perched tower towers towering loom looms looming scattered spread dotted
    propped resting-against tucked nestled stuck attached pinned tied
    burst bursts bursting brim brims brimming explode explodes exploding fill fills filled filling swell swells swelling
    eyes eye face faces-of cheeks mouth lips forehead eyebrows brow chin nose belly tummy side sides feet legs fur coat-of-fur fluffy furry
    race races racing-each bet contest
    suit suits suited go-well matches-better look-better prefer prefers preferred preferring rather sooner fancy fancies fancied wish wishes wished
    wishing desire desired crave love loved loves adore adored like liked likes enjoy enjoys enjoyed request requested require requires required
    ought must shall might may could can allowed able possible perhaps maybe probably presumably preferably ideally frankly honestly basically
    literally seriously exactly precisely specifically especially particularly completely totally entirely fully utterly wholly partly somewhat rather
    quite very too extremely incredibly terribly awfully dreadfully super really truly simply just only merely even still yet already soon always
    never-mind often sometimes usually normally typically generally naturally quickly quick fast faster slowly slow slower quietly noisily immediately
    straightaway straight right-away currently now today tonight tomorrow yesterday ago before after since until till during while when whenever
    hour hours minute minutes second-part moment moments time times day-part week month year years
    because therefore thus hence so otherwise else although though unless whereas whether either neither-one both-of
    actually fact matter case point reason thing-is stuff bits kind kinds sorts amount number numbers total
    scene scenes page pages part parts spot area areas location locations place-names setting settings surroundings backdrop background foreground
    middle centre center edge edges corner corners top bottom front rear back border borders margin space spaces room-for
    author artist illustrator drawing drawings illustration illustrations sketch sketches painting artwork image images photo-like shot shots frame
    frames framing composition view views angle angles perspective camera lens distance distances
    character characters hero heroine protagonist star-of people person persons somebody someone anybody anyone companion companions buddy pal pals
    mate mates partner partners folks guy guys lad lads lass little-girl youngster youngsters pet pets creature creatures animal-friend
    further sailed sail drifted flown driven hiked rowed wandered-off indoors inside wrong thanks thank thankyou ta cheers-for sorry apologies hi hello hey hiya okay ok alright yes yeah yep nope well oh ah um uh hmm oops
    kinda sorta gonna wanna gotta lemme dunno til cos cuz bc tho pls plz
    bored-of different differently similar same alike change changes changed changing alter alters altered altering adjust adjusts adjusted adjusting
    modify modifies modified modifying fix fixes fixed fixing correct corrects corrected correcting edit edits edited editing redo redone redraw redrawn
    repaint update updated tweak tweaks tweaked improve improved convert converted switch-to adapt adapted
    musician music-making making playing play plays played game games fun-time party celebration feast
    proof sure certain definite doubt worries problem issue trouble mistake mistakes error errors wrongly
    supposedly rightly fittingly appropriate appropriately suitable fitting proper real realistic authentic natural
    whole entire complete half most majority rest other others another-thing each every all-round
    old-fashioned modern ancient historic classic typical ordinary usual normal special unique particular certain-kind such
      friendly best beloved dear dearest favourite favorite
  `),
  ro: words(`
    aprins aprinsă aprinși aprinse strălucească strălucește flutură fluture-n brațele mâinile palmele coatele adăpost adăpostesc greu grea grei grele acopere acoperă zare zarea bombon de-jucărie de-pluș viitor viitorul masa-de-lucru masă-de-lucru cheamă chemați chemăm invită invitați fețele fețelor chipurile
    trimite trimiteți trimitem trimitei trimit trimită trimis trimisă trimiși trimise pustie pustiu pustii gol goală goi goale
    există existe degeaba joacă-te
    umăr umărul umerii
    jurul picnic deschis
    privire privirea mâini secret tatei tatălui mamei
    amândouă locuiesc locuiește locuiască trăiesc trăiește familie familia plin plină adică foame sete flămând flămândă însetat ciudat ciudată ciudați
    trecut trecută fapt faptul altul alta altora celălalt cealaltă intră intrat intrând intre pătrund pătrunde ajunseseră sosesc sosește sosit sosiți
    nimerit nimeresc nimerește nimeriți rătăcit rătăciți rătăcită rătăcesc rătăcește hoinăresc hoinărește plecați plecase pornit pornesc pornește
    călătoresc călătorit călătorie excursie vizită vizitează vizitat explorează explorat descoperă descoperit întors-acasă revin revine coboară urcat
    urcă-te afla află aflau aflat aflați găsesc găsește găsit situat situată amplasat plasat plasată mutat mutată mutați
    crapă plesnește plesnească plesnesc explodează moare mor topește topesc arde umple umplut umplută umplu plină-ochi
    ochi ochii ochilor față fața fețe obraz obrajii obraji obrajilor gura buze buzele frunte fruntea sprâncene nas nasul burtă burta burtică spate-n
    spinare creștet bărbie ureche urechi picioare picioarele coapse blană blana blănița blăniță blănos pufos pufoasă păros
    încapă încape încap cuprindă cuprinde surprindă surprinde observe observăm distingem zărim zărește
    paie pai sprijinit sprijinită sprijiniți rezemat rezemată rezemați atârnă atârnat atârnată agățat agățată prins-de lipit lipită răsfirat răsfirați
    împrăștiat împrăștiate așezate înșirate risipite
    frig frigul ger gerul geros geroasă rece reci călduț călduros cald caldă caldă-afară căldură arșiță fierbinte răcoare răcoros umed umedă uscat
    murdar noroios prăfuit zdravăn zdravănă zdravene serioasă-treabă torențial torențială mocănesc mocănească măruntă
    misterios misterioasă misterioși misterioase înfricoșător înfricoșătoare fioros spectral feeric feerică basm vis visător visătoare romantic romantică
    vesela primitor primitoare pitoresc pitorească idilic idilică splendid splendidă splendide încântător încântătoare fermecător fermecătoare plăcut
    plăcută plăcute dulce dulci drăgălaș drăgălașă drăgălași simpatici simpatice amuzant amuzantă amuzante nostim nostimă haioasă hazlii comic comică
    palpitant palpitantă dramatic dramatică festiv festivă animat animată aglomerat aglomerată agitat agitată plin-de zgomotos zgomotoasă liber liberă
    adânc adâncă adâncul adâncuri adânci înalt-de înalte-case strâmt strâmtă îngust îngustă șerpuit șerpuită nisipos stâncos umbros umbroasă înverzit
                     vacanță vacanța
       săptămână săptămâna luni-de an ani zile zilei zilele oră orei minute minut secundă secunde clipe
    medie medii mediu mediocru distanța distanță
    potrivească-se stea-i vine-bine prinde prindă prinde-i place-mi prefer preferă preferăm preferat preferată dorea dorim-să dori dorești vrea vreau-să
    vrem-să visăm tânjesc cer cere ceruse cerut insist insistă solicit solicităm rugat rog-frumos trebuie-să trebuind musai neapărat obligatoriu
    eventual preferabil ideal idealul sincer-să practic efectiv literalmente realmente cu-adevărat exact-așa tocmai precis anume îndeosebi
    complet completă total totală totalmente întru-totul parțial oarecum relativ destul-de extraordinar extraordinară incredibil incredibilă teribil
    teribilă îngrozitor groaznic nemaipomenit simplu simplă pur efectiv abia încă deja mereu întotdeauna deseori adesea uneori de-obicei obișnuit
    obișnuită normal normală firesc firească natural naturală repejor încetișor domol lent rapid rapidă grăbit imediat acuși numaidecât deocamdată
    acum astăzi azi deseară aseară ieri mâine înainte-vreme după-masă între-timp curând
    fiindcă căci întrucât deoarece așadar deci prin-urmare altminteri totuși deși cu-toate-că măcar-că dacă
    caz cazul motiv motivul treabă treaba chestie chestia lucrul lucrurilor cantitate număr numărul
    scena scenei scene paginii pagini parte-a părți colțuri marginea marginile mijlocul centrul centru spațiu spațiul loc-de locul locului locuri zonă
    zona peisaj peisajul peisajului priveliște priveliștea împrejurime vecinătate decoruri fundalului
    autor autorul ilustrator ilustratorul desenator desenatorul ilustrația ilustrație ilustrației ilustrații schiță schița tablou tabloul pictura pictură
    cadrului cadre încadrare încadrarea compoziție compoziția perspectivă perspectiva obiectiv
    personajului personajelor protagonist protagonista tovarăș tovarășul tovarășa prichindel prichindeii prichindelul pici piciul micuții
    micuțul micuța micuțele puști puștiul puștoaica ștrengar făptură făpturi vietate vietăți companion patruped patrupedul
    mulțumesc mulțam merci săru-mâna pardon scuze scuzați iertare salutare bună-ziua hei hai haideți ok okay bine-bine aha ah of păi păi-da măi
    diferit diferită altfel-de asemenea-lui asemănător identic la-fel schimbat schimbată schimbate modificat modificată ajustați ajustează ajustat
    corectați corectat îndreptat îndreptați reparați repară editați retușați refăcut refaceți actualizați adaptați îmbunătățiți transformat
    joacă-se joaca joc jocul jocuri petrecere petrecerea sărbătoare sărbătoarea distracție
    sigur-că cert dubiu problemă probleme greșit greșită greșeli eronat
    să-cadă strâns strânsă nisip potrivită potrivit mai-potrivită navigat înotat-până voie înăuntru aia aceea ăla acela ăsta ăștia acesta aceasta aceștia acestea astea alea spatele spate vreau curtea curte unui unei bot botul botișorul lăbuțele piele liber azi potrivit-ar adecvat adecvată real reală realist autentic
    întregul jumătate majoritate restul celelalte fiecăruia fiecărei oricărui ambii ambele amândurora
    vechi veche modern modernă antic clasic tipic special specială unic deosebit deosebită anumit anumită asemenea astfel
       prietenie drag dragă dragi iubit iubită preferatul favorit favorită
    oleacă-de niscaiva ceva-de vreun-fel cât-de-cât atâta atâția atâtea
    musafir musafiri musai oaspete oaspeți vizitator
    apare-n ivește ivească arate-se făcându punându având avându fiindu venind mergând-spre stând-acolo
    cumva-cumva parcă-ar deja-i zău-așa păcat noroc
  `),
  de: [
    ...words(`
    einhüllen einhüllt bedecken bedeckt
    aufstellen aufgestellt aufbauen aufgebaut hinstellen hingestellt
    Schulter Schultern Füßen diesem dieser dieses diesen
    drauf rückens helleres helleren dunkleres
    Glas Gläser Becher Stück
    laue laues lauer Finger Bank
    beides wohnen wohnt leben lebt familie voll hunger durst hungrig durstig komisch seltsam merkwürdig
      erst gerade-erst geraten geriet gelangen gelangt gelangten landen landet gelandet ankommen angekommen kommen-an erreichen erreicht betreten betritt
      eintreten hineingehen reingehen hineingegangen verirrt verirren verlaufen irren streifen streift umherstreifen wandern-umher reisen reist gereist
      reise ausflug besuch besuchen besucht erkunden erkundet entdecken entdeckt zurückkehren zurückgekehrt befinden befindet befand aufhalten spielt
      spielen-soll stattfinden stattfindet passieren passiert ereignet verlegen-wir verlegt versetzen versetzt umziehen gezogen
      platzt platzen platze explodiert birst bersten strotzt sprüht übersprudelt erfüllt überwältigt
      lehnt lehnen lehnend gelehnt hängt hängen hängend baumelt ragt ragen thront stehen-herum steht-rum herumsteht herumstehen rumsteht rumstehen
      dasteht dastehen daliegt daliegen dasitzt verstreut verteilt aufgereiht angelehnt befestigt angebracht klemmt steckt
      auge augen gesicht gesichter wangen backen mund lippen stirn augenbrauen nase bauch bäuchlein seite seiten füße beine fell pelz flauschig
      wette wettlauf wetteifer
      gefällt gefallen gefiele gefielen steht-ihr besser lieber bevorzuge bevorzugen vorziehen vorziehe wünsche wünschen wünscht gewünscht wunsch wünsche-mir
      vermisse vermissen vermisst verlangt verlangen brauche brauchen braucht bräuchte benötige benötigt erwarte erwartet hoffe hoffen träume-von
      angemalt anmalen anzumalen bemalt bemalen gemalt malt gezeichnet zeichnet koloriert eingefärbt gefärbt abgebildet dargestellt darstellen
      abbilden bebildert illustriert skizziert
      pusten pustet blasen bläst brausen braust pfeifen pfeift heulen-um toben tobt wüten wütet rütteln rüttelt zerren zerrt wehen-soll
      reinbringen hineinbringen einbringen einbauen einfügen einfügst unterbringen hinkriegen hinbekommen kriegen kriegt bekommen-wir schaffen schafft
      ordentlich tüchtig gescheit anständig vernünftig tatsächlich ehrlich offen gestanden sozusagen quasi praktisch buchstäblich geradezu regelrecht
      förmlich komplett völlig vollkommen total absolut gänzlich teilweise teils einigermaßen relativ verhältnismäßig außerordentlich unglaublich
      furchtbar schrecklich fürchterlich wahnsinnig unheimlich-gern riesig-gern super mega echt voll krass einfach nur bloß lediglich sogar selbst
      noch schon bald immer oft manchmal meist meistens normalerweise gewöhnlich üblicherweise natürlich selbstverständlich schnell schneller langsam
      langsamer leise laut sofort gleich direkt momentan derzeit jetzt heute gestern morgen-früh vorhin neulich damals seitdem währenddessen
      weil da denn darum deshalb deswegen daher somit andernfalls obwohl obgleich falls sofern ob während sobald solange sonst nämlich
       grund sache sachen dinge zeug menge anzahl zahl stück stücke exemplar exemplare
      szene szenen seite seiten teil teile stelle stellen bereich gegend umgebung ort orte schauplatz kulisse hintergrund hintergrunds vordergrund mitte
      zentrum rand ränder ecke ecken oben-links unten platz-für raum-um
      autor zeichner zeichnerin illustrator illustratorin zeichnung zeichnungen illustration illustrationen skizze gemälde bildchen bilder bilds bildes
      aufnahme aufnahmen einstellung ausschnitt bildausschnitt komposition ansicht blickwinkel perspektive kamera distanz entfernung
      figur figuren held heldin hauptfigur protagonist person personen leute mensch menschen jemand irgendjemand gefährte gefährtin kumpel kumpels
      partner kleine kleiner-kerl knirps wicht racker vierbeiner haustier haustiere tierchen geschöpf wesen kreatur besucher gast
      danke dankeschön dank merci sorry entschuldigung verzeihung hallo hi hey servus moin okay ok ja jo jawohl nö nee naja ach ah oh hm hmm ups äh
      anders ähnlich gleichartig ändern ändere ändert geändert abändern verändern verändert anpassen angepasst korrigieren korrigiert verbessern
      verbessert bearbeiten bearbeitet reparieren überarbeiten überarbeitet umgestalten umwandeln umändern austauschen-bitte neu-malen neuzeichnen
      musizieren spielen-darauf spiel spiele fest feier feiern party spaß-am vergnügen
      sicher gewiss zweifellos problem probleme fehler irrtum versehentlich verkehrt
      ganz gesamt hälfte mehrheit übrige übrigen restliche restlichen jeweils jeder jede jedes jeden
            ferien urlaub wochenende woche wochen monat monate jahr jahre stunde stunden minute
      minuten sekunde sekunden weile zeitpunkt zeit zeiten uhrzeit tageszeit
      friert frieren fröstelt kalt kälter warm wärmer heiß kühl eisig frostig mild nass trocken feucht schwül
      könnte könnten sollte sollten müsste möge mögen möchte möchten würde würden wird werden wirst wurde sei seien wäre wären hätte hätten habe haben
      hast hattest gehabt gewesen geworden lässt lassen gelassen tut tun getan macht machen gemacht
      bitteschön büdde mal'n ruhig-mal wohl etwa halt eben mal denn eh doch ja-doch
      reicht genügt langt ausreichend genug zuviel zuwenig übertrieben
      stimmt passt passend geeignet angemessen stimmig logisch sinnvoll realistisch echt-wirkend
      doll umbinden umbindet umgebunden vorbei rumzustehen herumzustehen dazustehen Maul Schnauze schicken drinnen hervor heraus zieht falsche falschen bereit frei Zeit ist lieber etwas ganze ganzen ganzer ganzes ganzem über statisch eintönig fad öde leer
    `),
    ...withEndings(`
      geheimnisvoll unheimlich gruselig schaurig spukhaft mystisch märchenhaft verwunschen verzaubert traumhaft verträumt romantisch gemütlich heimelig
      einladend idyllisch malerisch prächtig prachtvoll wunderschön bezaubernd reizend niedlich putzig drollig süß knuffig witzig komisch ulkig
      amüsant spannend aufregend abenteuerlich dramatisch festlich stimmungsvoll belebt geschäftig
      bevölkert überfüllt wimmelnd tief hoch eng schmal verwinkelt kopfsteingepflastert sandig steinig felsig schattig moosig grasig staubig matschig
      richtig ordentlich kräftig heftig ergiebig anhaltend leicht fein dicht zart sanft stark tüchtig typisch klassisch gewöhnlich normal üblich
      besonder einzigartig speziell bestimmt modern uralt historisch altmodisch
      lieb lieblich best liebst treu gut schön hübsch nett toll klasse prima großartig herrlich wunderbar fantastisch phantastisch
      verschieden unterschiedlich ander weiter ähnlich gleich selb
      fern nah weit entfernt abgelegen einsam verlassen still leise laut kalt warm kühl mild nass trocken feucht
    `),
  ],
};
