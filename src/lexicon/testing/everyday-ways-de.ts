/** What parents write in German for a wish: in the words of `wishInWords`, and ways to say it with bars between them. */
export const EVERYDAY_WAYS_DE: readonly (readonly [wish: string, ways: string])[] = [
  [
    "pose maya stand",
    "Maya steht | Maya soll stehen | Maya steht auf | Maya steht da | stell Maya hin | Maya im Stehen | Maya stehend | lass Maya aufstehen | Maya steht aufrecht",
  ],
  [
    "pose maya walk",
    "Maya geht | Maya soll gehen | Maya geht spazieren | Maya spaziert | Maya wandert | Maya schlendert | Maya beim Spazierengehen | Maya ist unterwegs | Maya marschiert | Maya läuft gemütlich | Maya geht los | Maya bummelt",
  ],
  [
    "pose maya run",
    "Maya rennt | Maya soll rennen | Maya läuft schnell | Maya flitzt | Maya saust | Maya rennt los | Maya beim Rennen | lass Maya rennen | Maya sprintet | Maya eilt | Maya hat es eilig | Maya läuft weg | Maya rennend",
  ],
  [
    "pose maya jump",
    "Maya springt | Maya soll springen | Maya hüpft | Maya macht einen Sprung | Maya in der Luft | Maya hüpft hoch | Maya springt hoch | Maya beim Hüpfen | Maya mitten im Sprung | Maya hopst | Maya springt Seil | lass Maya hüpfen",
  ],
  [
    "pose maya sit",
    "Maya sitzt | Maya soll sitzen | Maya setzt sich | setz Maya hin | Maya im Sitzen | Maya sitzend | Maya hockt auf dem Boden | Maya sitzt im Gras | Maya im Schneidersitz | Maya nimmt Platz | Maya sitzt auf einer Bank | Maya soll sich hinsetzen",
  ],
  [
    "pose maya lie",
    "Maya liegt | Maya soll liegen | Maya liegt im Gras | Maya legt sich hin | Maya liegend | Maya auf dem Bauch | Maya auf dem Rücken | leg Maya hin | Maya liegt ausgestreckt | Maya ruht sich aus | Maya soll sich hinlegen",
  ],
  [
    "pose maya sleep",
    "Maya schläft | Maya soll schlafen | Maya ist eingeschlafen | Maya schlummert | Maya döst | Maya hält ein Nickerchen | Maya schlafend | lass Maya schlafen | Maya träumt | Maya mit geschlossenen Augen | Maya pennt | Maya nickt ein | Maya schläft ein",
  ],
  [
    "pose maya wave",
    "Maya winkt | Maya soll winken | Maya winkt mit der Hand | Maya grüßt | Maya beim Winken | Maya winkt zum Abschied | Maya sagt hallo | Maya winkend | lass Maya winken | Maya macht winke winke",
  ],
  [
    "pose maya cheer",
    "Maya jubelt | Maya soll jubeln | Maya reißt die Arme hoch | Maya klatscht | Maya hebt die Arme | Maya mit erhobenen Armen | Maya freut sich mit hochgerissenen Armen | Maya applaudiert | Maya ruft hurra | Maya mit den Armen in der Luft | Maya feiert",
  ],
  [
    "pose maya point",
    "Maya zeigt auf etwas | Maya zeigt mit dem Finger | Maya deutet auf etwas | Maya zeigt nach oben | Maya soll mit dem Finger zeigen | Maya weist den Weg | Maya zeigt dorthin",
  ],
  [
    "pose maya reach",
    "Maya streckt die Hand aus | Maya greift nach etwas | Maya streckt sich | Maya mit ausgestreckten Armen | Maya langt nach etwas | Maya will etwas fangen | Maya streckt die Arme aus | Maya soll danach greifen",
  ],
  [
    "pose maya read",
    "Maya liest | Maya soll lesen | Maya liest ein Buch | Maya beim Lesen | Maya lesend | Maya steckt die Nase ins Buch | Maya blättert in einem Buch | Maya liest vor | Maya schmökert",
  ],
  [
    "pose maya think",
    "Maya denkt nach | Maya soll nachdenken | Maya überlegt | Maya grübelt | Maya nachdenklich | Maya in Gedanken | Maya kratzt sich am Kopf | Maya in Gedanken versunken | Maya denkt | Maya überlegend",
  ],
  [
    "pose maya shy",
    "Maya versteckt ihr Gesicht | Maya hält sich die Augen zu | Maya hält die Hände vors Gesicht | Maya verdeckt ihr Gesicht | Maya hält sich die Hände vor die Augen | Maya verbirgt ihr Gesicht | Maya lugt durch die Finger",
  ],
  [
    "pose maya fly",
    "Maya fliegt | Maya soll fliegen | Maya schwebt | Maya fliegt durch die Luft | Maya beim Fliegen | Maya gleitet durch die Luft | lass Maya fliegen | Maya hebt ab | Maya fliegend | Maya schwebt in der Luft",
  ],
  [
    "pose maya swim",
    "Maya schwimmt | Maya soll schwimmen | Maya badet im See | Maya taucht | Maya planscht | Maya beim Schwimmen | Maya im Wasser | Maya schwimmend | Maya paddelt | lass Maya schwimmen",
  ],
  [
    "pose maya hug",
    "Maya umarmt Bruno | Maya drückt Bruno | Maya nimmt Bruno in den Arm | Maya kuschelt mit Bruno | Maya soll Bruno umarmen | Maya knuddelt Bruno | Maya hält Bruno im Arm | Maya schmiegt sich an Bruno | Maya schließt Bruno in die Arme | Maya legt den Arm um Bruno",
  ],
  [
    "pose maya dance",
    "Maya tanzt | Maya soll tanzen | Maya dreht sich im Kreis | Maya beim Tanzen | Maya wirbelt herum | Maya tanzend | Maya macht Ballett | Maya dreht Pirouetten | lass Maya tanzen | Maya legt ein Tänzchen hin",
  ],
  [
    "pose maya kneel",
    "Maya kniet | Maya soll knien | Maya auf den Knien | Maya kniet sich hin | Maya in der Hocke | Maya geht in die Knie | Maya kauert | Maya krabbelt | Maya auf allen vieren | Maya kniend | Maya bückt sich | Maya hockt sich hin | Maya geht in die Hocke",
  ],
  [
    "pose maya climb",
    "Maya klettert | Maya soll klettern | Maya klettert hoch | Maya steigt auf einen Baum | Maya beim Klettern | Maya erklimmt den Baum | Maya kraxelt | Maya klettert auf den Baum | Maya kletternd | Maya steigt hinauf",
  ],
  [
    "pose maya push",
    "Maya schiebt | Maya soll schieben | Maya schiebt etwas an | Maya drückt gegen einen Stein | Maya rollt den Ball | Maya schubst den Ball an | Maya beim Schieben",
  ],
  [
    "pose maya tiptoe",
    "Maya auf Zehenspitzen | Maya schleicht | Maya soll schleichen | Maya schleicht sich an | Maya geht auf Zehenspitzen | Maya steht auf den Zehenspitzen | Maya schleicht leise | Maya pirscht sich heran | Maya schleichend",
  ],
  [
    "pose maya carry",
    "Maya trägt einen Korb | Maya schleppt einen Korb | Maya soll einen Korb tragen | Maya transportiert einen Korb | Maya beim Korbtragen",
  ],
  [
    "pose maya whisper",
    "Maya flüstert | Maya soll flüstern | Maya flüstert Bruno etwas zu | Maya tuschelt | Maya verrät ein Geheimnis | Maya erzählt Bruno ein Geheimnis | Maya flüstert ihm etwas ins Ohr | Maya wispert | Maya flüsternd",
  ],
  [
    "pose maya hold-hands",
    "Maya und Oma halten Händchen | Maya und Oma Hand in Hand | Maya und Oma halten sich an den Händen | Maya hält Omas Hand | Maya nimmt Oma an die Hand | Maya an Omas Hand | Maya und Oma fassen sich an den Händen",
  ],
  [
    "pose maya look-back",
    "Maya schaut zurück | Maya blickt zurück | Maya schaut über die Schulter | Maya dreht sich um | Maya guckt nach hinten | Maya blickt sich um | Maya sieht sich um",
  ],
  [
    "pose maya gaze",
    "Maya von hinten | Maya mit dem Rücken zu uns | Maya von hinten gesehen | Maya kehrt uns den Rücken zu | Maya in Rückenansicht | Maya abgewandt | man sieht Maya von hinten | nur Mayas Rücken",
  ],
  [
    "mood maya happy",
    "Maya glücklich | Maya lächelt | Maya soll lächeln | Maya froh | Maya fröhlich | Maya freut sich | Maya zufrieden | Maya mit einem Lächeln | Maya gut gelaunt | Maya strahlt | zaubere Maya ein Lächeln ins Gesicht | Maya heiter | Maya mit guter Laune",
  ],
  [
    "mood maya joyful",
    "Maya lacht | Maya soll lachen | Maya kichert | Maya überglücklich | Maya lacht laut | Maya begeistert | Maya hat Spaß | Maya voller Freude | Maya lachend | Maya amüsiert sich | Maya außer sich vor Freude | Maya lacht sich kaputt",
  ],
  [
    "mood maya curious",
    "Maya neugierig | Maya guckt neugierig | Maya interessiert | Maya gespannt | Maya wissbegierig | Maya fasziniert | Maya mit neugierigem Blick",
  ],
  [
    "mood maya surprised",
    "Maya überrascht | Maya staunt | Maya erstaunt | Maya verblüfft | Maya verwundert | Maya mit offenem Mund | Maya macht große Augen | Maya baff | Maya kann es kaum glauben | Maya sprachlos | Maya wundert sich | Maya ist platt",
  ],
  [
    "mood maya sad",
    "Maya traurig | Maya weint | Maya soll weinen | Maya unglücklich | Maya mit Tränen in den Augen | Maya betrübt | Maya schluchzt | Maya enttäuscht | Maya heult | Maya niedergeschlagen | Maya weinend | Maya bedrückt | Maya bekümmert",
  ],
  [
    "mood maya scared",
    "Maya hat Angst | Maya ängstlich | Maya erschrocken | Maya fürchtet sich | Maya zittert vor Angst | Maya verängstigt | Maya besorgt | Maya nervös | Maya erschrickt | Maya furchtsam | Maya gruselt sich | Maya bange",
  ],
  [
    "mood maya determined",
    "Maya entschlossen | Maya mutig | Maya tapfer | Maya ernst | Maya konzentriert | Maya selbstbewusst | Maya furchtlos | Maya zielstrebig | Maya kühn | Maya guckt ernst",
  ],
  [
    "mood maya sleepy",
    "Maya müde | Maya gähnt | Maya schläfrig | Maya erschöpft | Maya todmüde | Maya verschlafen | Maya reibt sich die Augen | Maya kann kaum die Augen offen halten | Maya ist hundemüde | Maya kaputt | Maya gähnend",
  ],
  [
    "mood maya proud",
    "Maya stolz | Maya soll stolz sein | Maya platzt vor Stolz | Maya guckt stolz | Maya voller Stolz | Maya stolz wie Oskar | Maya triumphierend | Maya ist stolz auf sich",
  ],
  [
    "mood maya calm",
    "Maya ruhig | Maya entspannt | Maya gelassen | Maya friedlich | Maya soll ruhiger sein | Maya ausgeglichen | beruhige Maya | Maya in Ruhe",
  ],
  [
    "mood maya shy",
    "Maya schüchtern | Maya verlegen | Maya wird rot | Maya schämt sich | Maya scheu | Maya errötet | Maya guckt schüchtern | Maya zurückhaltend | Maya peinlich berührt",
  ],
  [
    "mood maya angry",
    "Maya wütend | Maya böse | Maya sauer | Maya ärgerlich | Maya zornig | Maya schmollt | Maya grimmig | Maya guckt böse | Maya genervt | Maya verärgert | Maya mürrisch | Maya stampft mit dem Fuß | Maya beleidigt | Maya ärgert sich | Maya trotzig",
  ],
  [
    "mood maya cheeky",
    "Maya frech | Maya grinst | Maya zwinkert | Maya verschmitzt | Maya streckt die Zunge raus | Maya schelmisch | Maya heckt etwas aus | Maya macht Faxen | Maya albern | Maya schneidet eine Grimasse | Maya spitzbübisch | Maya verspielt",
  ],
  [
    "hour dawn",
    "am Morgen | früh am Morgen | bei Sonnenaufgang | im Morgengrauen | morgens | die Sonne geht auf | in der Frühe | bei Tagesanbruch | im Morgenlicht | es wird hell | der Tag bricht an | am frühen Morgen | es ist Morgen",
  ],
  [
    "hour day",
    "am Tag | tagsüber | mittags | mach es Tag | am Mittag | bei Tageslicht | am hellen Tag | am Nachmittag | zur Mittagszeit | es ist hell | helllichter Tag",
  ],
  [
    "hour sunset",
    "am Abend | abends | bei Sonnenuntergang | in der Dämmerung | die Sonne geht unter | Abenddämmerung | Abendrot | gegen Abend | im Abendlicht | es dämmert | wenn die Sonne untergeht | am späten Nachmittag | die Sonne sinkt",
  ],
  [
    "hour night",
    "in der Nacht | nachts | mach es Nacht | um Mitternacht | im Dunkeln | bei Mondschein | mitten in der Nacht | spät in der Nacht | unterm Sternenhimmel | es ist dunkel | finstere Nacht | bei Nacht | Schlafenszeit | sternenklare Nacht",
  ],
  [
    "weather clear",
    "sonnig | Sonnenschein | blauer Himmel | schönes Wetter | die Sonne scheint | ohne Wolken | wolkenlos | gutes Wetter | heiterer Himmel | Sonne | es hat aufgehört zu regnen | klarer Himmel | die Sonne kommt raus",
  ],
  [
    "weather rain",
    "Regen | es regnet | regnerisch | Nieselregen | Regenwetter | es schüttet | es gießt | ein Schauer | Gewitter | Regentropfen | es soll regnen | es gießt in Strömen | schlechtes Wetter | Platzregen",
  ],
  [
    "weather snow",
    "Schnee | es schneit | verschneit | Schneeflocken | Winter | winterlich | Schneefall | eingeschneit | alles weiß vom Schnee | Schneesturm | es soll schneien | Flocken | eine Schneelandschaft",
  ],
  [
    "weather wind",
    "windig | Wind | starker Wind | es weht ein Wind | stürmisch | eine Brise | Windböen | der Wind weht | Sturm | der Wind bläst | es stürmt | ein laues Lüftchen",
  ],
  [
    "weather fog",
    "Nebel | neblig | im Nebel | dichter Nebel | diesig | nebelig | Dunst | Nebelschleier | es ist neblig | dunstig",
  ],
  [
    "place EnchantedForest",
    "im Wald | in den Wald | zwischen Bäumen | auf einer Lichtung | am Bach | im Dschungel | auf einer Wiese | am See | am Fluss | in den Bergen | im Zauberwald | beim Wasserfall | unter Bäumen | im Grünen | am Waldrand",
  ],
  [
    "place SmallVillage",
    "im Dorf | auf dem Land | im Garten | auf dem Bauernhof | auf dem Marktplatz | auf dem Spielplatz | im Park | bei Oma auf dem Dorf | im Hof | auf der Dorfstraße | daheim | zu Hause | im Obstgarten",
  ],
  [
    "place MedievalCastle",
    "im Schloss | auf der Burg | auf einer Ritterburg | im Thronsaal | im Palast | in einer Festung | vor der Burg | im Königsschloss | auf dem Schlossturm",
  ],
  [
    "place DesertedIsland",
    "am Strand | auf einer Insel | am Meer | auf einer einsamen Insel | unter Palmen | an der Küste | im Sand am Meer | an der See | auf einer Südseeinsel | auf dem Meer | am Ufer des Meeres",
  ],
  [
    "place UnderwaterKingdom",
    "unter Wasser | am Meeresgrund | auf dem Meeresboden | im Meer | im Korallenriff | tief im Ozean | in der Unterwasserwelt | in der Tiefe des Meeres",
  ],
  [
    "place SpaceColony",
    "im Weltraum | im All | auf dem Mond | auf einem anderen Planeten | auf einer Raumstation | im Weltall | auf dem Mars | im Raumschiff | zwischen den Sternen im All | auf einem fremden Planeten",
  ],
  [
    "place FuturisticMetropolis",
    "in der Stadt | in der Großstadt | zwischen Hochhäusern | in einer modernen Stadt | in der Zukunftsstadt | in einer Metropole | in der Innenstadt | zwischen Wolkenkratzern | in einer Stadt der Zukunft | mitten in der Stadt",
  ],
  [
    "place ToyTown",
    "in der Spielzeugstadt | auf dem Jahrmarkt | im Spielzeugladen | in der Spielzeugwelt | auf der Kirmes | im Freizeitpark | auf dem Rummel | auf dem Karussell | im Zirkus",
  ],
  [
    "room bedroom",
    "im Schlafzimmer | im Bett | im Kinderzimmer | in ihrem Zimmer | in Mayas Zimmer | ins Bett | in der Schlafkammer | bei ihr im Zimmer",
  ],
  [
    "room kitchen",
    "in der Küche | am Küchentisch | am Herd | im Esszimmer | beim Frühstück in der Küche | am Esstisch | in Omas Küche",
  ],
  [
    "room workshop",
    "in der Werkstatt | in der Garage | im Schuppen | an der Werkbank | im Labor | im Atelier | im Bastelkeller",
  ],
  [
    "room cave",
    "in der Höhle | in einer Höhle | in einer Grotte | unter der Erde | im Tunnel | in der Bärenhöhle | in einem Stollen",
  ],
  [
    "room cabin",
    "in der Kajüte | auf dem Schiff | unter Deck | in der Kabine | auf einem Piratenschiff | an Bord eines Schiffes | in der Kapitänskajüte | im Schiff",
  ],
  [
    "shot close",
    "näher | näher ran | Nahaufnahme | von Nahem | heranzoomen | zoom ran | ganz nah | ich will ihr Gesicht sehen | größer im Bild | Porträt | zu weit weg | sie sind zu klein | Großaufnahme | aus der Nähe | dichter ran | man erkennt sie kaum | rangezoomt",
  ],
  [
    "shot wide",
    "weiter weg | von weitem | aus der Ferne | rauszoomen | Totale | die ganze Szene | mehr von der Umgebung | weiter zurück | zu nah | von oben | Panorama | aus der Entfernung | alles zeigen | sie sind zu groß | kleiner im Bild | Vogelperspektive | man sieht nur ihre Köpfe",
  ],
  [
    "shot medium",
    "halbnah | mittlere Entfernung | nicht zu nah und nicht zu weit | von der Hüfte aufwärts | Halbtotale",
  ],
];
