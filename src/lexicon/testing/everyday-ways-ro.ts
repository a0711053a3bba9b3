/** What parents write in Romanian for a wish: in the words of `wishInWords`, and ways to say it with bars between them. */
export const EVERYDAY_WAYS_RO: readonly (readonly [wish: string, ways: string])[] = [
  [
    "pose maya stand",
    "Maya stă în picioare | Maya să stea în picioare | Maya se ridică | Maya stă dreaptă | ridic-o pe Maya în picioare | Maya stă drept | Maya să se ridice",
  ],
  [
    "pose maya walk",
    "Maya merge | Maya să meargă | Maya se plimbă | Maya la plimbare | Maya pășește | Maya merge pe jos | Maya umblă | Maya mergând | Maya iese la plimbare | Maya hoinărește",
  ],
  [
    "pose maya run",
    "Maya aleargă | Maya să alerge | Maya fuge | Maya gonește | Maya în fugă | Maya alergând | Maya o ia la fugă | Maya se grăbește | Maya să fugă repede | Maya zburdă | Maya aleargă de zor",
  ],
  [
    "pose maya jump",
    "Maya sare | Maya să sară | Maya țopăie | Maya sare în sus | Maya sărind | Maya face un salt | Maya saltă | Maya într-un salt | Maya sare coarda | Maya țopăind",
  ],
  [
    "pose maya sit",
    "Maya stă jos | Maya să stea jos | Maya șade | Maya se așază | Maya așezată | Maya stă pe jos | Maya să se așeze | Maya stă turcește | Maya stă în fund | Maya stă pe un scaun | Maya șezând | Maya cu picioarele încrucișate",
  ],
  [
    "pose maya lie",
    "Maya stă întinsă | Maya întinsă pe jos | Maya să se întindă | Maya culcată | Maya stă pe spate | Maya zace | Maya tolănită | Maya culcată pe burtă | Maya lungită în iarbă | Maya stă lungită",
  ],
  [
    "pose maya sleep",
    "Maya doarme | Maya să doarmă | Maya adormită | Maya a adormit | Maya moțăie | Maya dormind | Maya doarme dusă | Maya trage un pui de somn | Maya picotește | Maya cu ochii închiși | Maya visează | Maya ațipește | culc-o pe Maya",
  ],
  [
    "pose maya wave",
    "Maya face cu mâna | Maya să facă cu mâna | Maya salută | Maya flutură mâna | Maya face semn cu mâna | Maya își ia la revedere | Maya dă din mână | Maya ne salută cu mâna | Maya face pa",
  ],
  [
    "pose maya cheer",
    "Maya se bucură cu mâinile sus | Maya cu mâinile în sus | Maya ridică mâinile | Maya bate din palme | Maya aplaudă | Maya strigă ura | Maya cu brațele ridicate | Maya sărbătorește | Maya cu brațele în aer",
  ],
  [
    "pose maya point",
    "Maya arată cu degetul | Maya să arate cu degetul | Maya arată spre ceva | Maya indică ceva | Maya întinde degetul | Maya arată în sus | Maya arătând cu degetul",
  ],
  [
    "pose maya reach",
    "Maya întinde mâna | Maya să întindă mâna | Maya se întinde după ceva | Maya cu mâna întinsă | Maya încearcă să prindă | Maya întinde brațele | Maya vrea să apuce | Maya cu brațele întinse",
  ],
  [
    "pose maya read",
    "Maya citește | Maya să citească | Maya citind | Maya cu nasul în carte | Maya răsfoiește o carte | Maya cufundată în lectură | Maya citește cu voce tare | Maya studiază",
  ],
  [
    "pose maya think",
    "Maya se gândește | Maya să se gândească | Maya gânditoare | Maya pe gânduri | Maya cugetă | Maya meditează | Maya se scarpină în cap | Maya dusă pe gânduri | Maya chibzuiește | Maya cu mâna la bărbie",
  ],
  [
    "pose maya shy",
    "Maya își acoperă fața | Maya își ascunde fața | Maya își acoperă ochii | Maya cu fața în mâini | Maya se ascunde după mâini | Maya își pune mâinile pe față | Maya se uită printre degete",
  ],
  [
    "pose maya fly",
    "Maya zboară | Maya să zboare | Maya plutește în aer | Maya zburând | Maya planează | Maya prin aer | Maya își ia zborul | Maya în zbor | Maya plutește",
  ],
  [
    "pose maya swim",
    "Maya înoată | Maya să înoate | Maya face baie în lac | Maya se scaldă | Maya înotând | Maya se bălăcește | Maya în apă | Maya se scufundă | Maya la înot",
  ],
  [
    "pose maya hug",
    "Maya îl îmbrățișează pe Bruno | Maya să-l îmbrățișeze pe Bruno | Maya îl strânge în brațe pe Bruno | Maya îl ia în brațe pe Bruno | Maya îl ține în brațe pe Bruno | Maya îl cuprinde pe Bruno | o îmbrățișare între Maya și Bruno | Maya îl alintă pe Bruno",
  ],
  [
    "pose maya dance",
    "Maya dansează | Maya să danseze | Maya dansând | Maya se învârte | Maya joacă un dans | Maya valsează | Maya face balet | Maya face piruete | Maya se rotește",
  ],
  [
    "pose maya kneel",
    "Maya în genunchi | Maya îngenuncheată | Maya stă în genunchi | Maya să îngenuncheze | Maya se lasă pe vine | Maya ghemuită | Maya stă pe vine | Maya în patru labe | Maya se apleacă | Maya merge de-a bușilea",
  ],
  [
    "pose maya climb",
    "Maya se cațără | Maya să se cațere | Maya urcă | Maya se urcă în copac | Maya urcă pe scară | Maya escaladează | Maya cățărându-se | Maya se suie | Maya cățărată",
  ],
  [
    "pose maya push",
    "Maya împinge | Maya să împingă o piatră | Maya rostogolește mingea | Maya împingând | Maya dă un brânci | Maya trage și împinge",
  ],
  [
    "pose maya tiptoe",
    "Maya în vârful picioarelor | Maya merge pe vârfuri | Maya se furișează | Maya să se strecoare | Maya pe vârfuri | Maya se strecoară | Maya merge tiptil | Maya pe vârful degetelor",
  ],
  [
    "pose maya carry",
    "Maya cară un coș | Maya duce un coș | Maya să care un coș | Maya cărând un coș | Maya poartă un coș",
  ],
  [
    "pose maya whisper",
    "Maya șoptește | Maya să șoptească | Maya îi spune un secret lui Bruno | Maya șoptește la ureche | Maya șușotește | Maya murmură ceva | Maya vorbește în șoaptă | Maya îi zice ceva la ureche",
  ],
  [
    "pose maya hold-hands",
    "Maya și bunica se țin de mână | Maya de mână cu bunica | Maya o ține de mână pe bunica | Maya și bunica mână în mână | Maya o ia de mână pe bunica | Maya și bunica ținându-se de mână",
  ],
  [
    "pose maya look-back",
    "Maya se uită înapoi | Maya privește înapoi | Maya se uită peste umăr | Maya întoarce capul | Maya privind peste umăr | Maya se uită în urmă",
  ],
  [
    "pose maya gaze",
    "Maya din spate | Maya cu spatele la noi | Maya văzută din spate | Maya întoarsă cu spatele | Maya stă cu spatele | doar spatele Mayei | Maya cu spatele",
  ],
  [
    "mood maya happy",
    "Maya fericită | Maya zâmbește | Maya să zâmbească | Maya mulțumită | Maya bucuroasă | Maya zâmbitoare | Maya cu un zâmbet | pune-i Mayei un zâmbet | Maya e voioasă | Maya surâde | Maya cu zâmbetul pe buze | înveselește-o pe Maya",
  ],
  [
    "mood maya joyful",
    "Maya râde | Maya să râdă | Maya chicotește | Maya se distrează | Maya râde în hohote | Maya e încântată | Maya nu mai poate de bucurie | Maya râde cu gura până la urechi | Maya în culmea fericirii | Maya entuziasmată | Maya se amuză",
  ],
  [
    "mood maya curious",
    "Maya curioasă | Maya să fie curioasă | Maya e interesată | Maya plină de curiozitate | Maya intrigată | Maya fascinată | Maya cu o privire curioasă",
  ],
  [
    "mood maya surprised",
    "Maya surprinsă | Maya mirată | Maya uimită | Maya se miră | Maya cu gura căscată | Maya uluită | Maya nu-i vine să creadă | Maya face ochii mari | Maya rămâne cu gura căscată | Maya stupefiată | Maya șocată",
  ],
  [
    "mood maya sad",
    "Maya tristă | Maya plânge | Maya să plângă | Maya supărată și tristă | Maya cu lacrimi în ochi | Maya necăjită | Maya amărâtă | Maya mâhnită | Maya îndurerată | Maya dezamăgită | Maya înlăcrimată | Maya plângând | Maya abătută",
  ],
  [
    "mood maya scared",
    "Maya speriată | Maya să fie speriată | Maya se teme | Maya înfricoșată | Maya îi e frică | Maya tremură de frică | Maya îngrijorată | Maya înspăimântată | Maya neliniștită | Maya fricoasă | Maya cu teamă",
  ],
  [
    "mood maya determined",
    "Maya hotărâtă | Maya curajoasă | Maya serioasă | Maya concentrată | Maya încrezătoare | Maya vitează | Maya îndrăzneață | Maya fără frică | Maya sigură pe ea",
  ],
  [
    "mood maya sleepy",
    "Maya somnoroasă | Maya obosită | Maya cască | Maya îi e somn | Maya adormită de oboseală | Maya frântă de oboseală | Maya căscând | Maya istovită | Maya abia își ține ochii deschiși | Maya moartă de somn",
  ],
  [
    "mood maya proud",
    "Maya mândră | Maya să fie mândră | Maya mândră de ea | Maya plină de mândrie | Maya triumfătoare | Maya se mândrește | Maya cu mândrie",
  ],
  [
    "mood maya calm",
    "Maya calmă | Maya liniștită | Maya relaxată | Maya senină | Maya împăcată | Maya potolită | liniștește-o pe Maya | Maya mai calmă",
  ],
  [
    "mood maya shy",
    "Maya timidă | Maya rușinoasă | Maya sfioasă | Maya roșește | Maya se rușinează | Maya jenată | Maya rușinată | Maya îmbujorată de rușine | Maya intimidată",
  ],
  [
    "mood maya angry",
    "Maya supărată | Maya furioasă | Maya nervoasă | Maya se încruntă | Maya mânioasă | Maya bosumflată | Maya încruntată | Maya enervată | Maya îmbufnată | Maya e foc și pară | Maya bate din picior | Maya iritată",
  ],
  [
    "mood maya cheeky",
    "Maya obraznică | Maya năzdrăvană | Maya poznașă | Maya face cu ochiul | Maya șmecheră | Maya scoate limba | Maya se strâmbă | Maya jucăușă | Maya ștrengară | Maya ghidușă | Maya rânjește | Maya pusă pe șotii",
  ],
  [
    "hour dawn",
    "în zori | dimineața | dis-de-dimineață | la răsărit | răsare soarele | la răsăritul soarelui | în zorii zilei | pe la crăpatul zilei | dimineața devreme | e dimineață | se crapă de ziuă | se luminează de ziuă",
  ],
  [
    "hour day",
    "ziua | la amiază | ziua în amiaza mare | la prânz | fă să fie zi | pe timp de zi | în plină zi | după-amiaza | lumină de zi | e ziuă | ziua-n amiaza mare",
  ],
  [
    "hour sunset",
    "la apus | seara | pe înserat | la asfințit | apune soarele | în amurg | se lasă seara | spre seară | la apusul soarelui | se înserează | soarele apune | la ceas de seară",
  ],
  [
    "hour night",
    "noaptea | fă noapte | la miezul nopții | pe întuneric | e noapte | sub clar de lună | în toiul nopții | sub stele | după lăsarea întunericului | s-a înnoptat | noapte adâncă | e întuneric afară | pe timp de noapte | noapte înstelată",
  ],
  [
    "weather clear",
    "soare | cer senin | vreme bună | e senin | să fie soare | cer albastru | fără nori | vreme frumoasă | a ieșit soarele | s-a oprit ploaia | însorit | o zi însorită | strălucește soarele",
  ],
  [
    "weather rain",
    "plouă | ploaie | să plouă | burniță | vreme ploioasă | plouă cu găleata | o ploaie torențială | furtună | bură de ploaie | ploaie mocănească | stropi de ploaie | o zi ploioasă | toarnă",
  ],
  [
    "weather snow",
    "ninge | zăpadă | să ningă | fulgi de zăpadă | iarnă | viscol | omăt | totul e alb de zăpadă | ninsoare | e iarnă | pune zăpadă | fulguiește | troiene",
  ],
  [
    "weather wind",
    "bate vântul | vânt | vânt puternic | să bată vântul | e vânt | adie vântul | vijelie | o briză | rafale de vânt | o zi cu vânt | suflă vântul",
  ],
  [
    "weather fog",
    "ceață | e ceață | în ceață | ceață deasă | negură | să fie ceață | o pâclă | încețoșat | cețos | ceață groasă",
  ],
  [
    "place EnchantedForest",
    "în pădure | la pădure | printre copaci | într-o poiană | lângă pârâu | în junglă | pe pajiște | la lac | pe malul râului | la munte | într-un codru | în pădurea fermecată | la cascadă | într-un luminiș | pe câmp cu flori",
  ],
  [
    "place SmallVillage",
    "în sat | la țară | în grădină | la fermă | pe uliță | la piață | în curte | în parc | acasă la bunici | într-un sătuc | pe strada satului | la locul de joacă | în livadă",
  ],
  [
    "place MedievalCastle",
    "la castel | în castel | în sala tronului | la palat | într-o cetate | într-un turn de castel | la curtea regelui | în castelul regelui | la cavaleri în cetate",
  ],
  [
    "place DesertedIsland",
    "pe plajă | la mare | pe o insulă | pe malul mării | sub palmieri | pe o insulă pustie | pe nisip | la malul mării | pe litoral | pe mare | la țărmul mării",
  ],
  [
    "place UnderwaterKingdom",
    "sub apă | pe fundul mării | sub mare | în adâncul mării | într-un recif de corali | în ocean | în lumea subacvatică | în adâncuri | printre corali",
  ],
  [
    "place SpaceColony",
    "în spațiu | pe lună | pe altă planetă | în cosmos | pe o stație spațială | pe Marte | în univers | într-o navă spațială | printre stele în spațiu | pe o planetă îndepărtată",
  ],
  [
    "place FuturisticMetropolis",
    "în oraș | la oraș | printre zgârie-nori | într-un oraș modern | într-o metropolă | într-un oraș din viitor | în centrul orașului | printre blocuri | într-un oraș mare | pe străzile orașului",
  ],
  [
    "place ToyTown",
    "în orașul jucăriilor | la bâlci | în magazinul de jucării | în lumea jucăriilor | la parcul de distracții | la carusel | printre jucării | la circ",
  ],
  [
    "room bedroom",
    "în dormitor | în camera ei | în pat | în camera copiilor | în cameră la Maya | în pătuț | la ea în cameră | în odaie | în camera de culcare",
  ],
  [
    "room kitchen",
    "în bucătărie | la masa din bucătărie | lângă aragaz | la masă în bucătărie | în sufragerie | la cuptor | la micul dejun în bucătărie",
  ],
  [
    "room workshop",
    "în atelier | în garaj | în șopron | în magazie | în atelierul tatei | la bancul de lucru | în laborator",
  ],
  [
    "room cave",
    "în peșteră | într-o peșteră | în grotă | într-o grotă | în bârlog | în vizuină | sub pământ | într-un tunel",
  ],
  [
    "room cabin",
    "în cabină | în cabina vaporului | pe vapor | pe o corabie | în cala corabiei | la bordul unui vas | în cabina căpitanului | pe un vas de pirați",
  ],
  [
    "shot close",
    "mai aproape | de aproape | prim-plan | apropie camera | apropie imaginea | fă zoom | vreau să-i văd fața | să se vadă fețele | sunt prea mici | portret | mai mare în poză | un plan apropiat | prea departe | mărește | să fie mai mari",
  ],
  [
    "shot wide",
    "mai departe | de departe | plan larg | depărtează camera | să se vadă tot | vedere de ansamblu | toată scena | din depărtare | prea aproape | vedere de sus | panoramă | mai mult din jur | să se vadă împrejurimile | de la distanță | micșorează | sunt prea mari",
  ],
  ["shot medium", "plan mediu | nici aproape, nici departe | de la brâu în sus | o distanță potrivită | plan american"],
];
