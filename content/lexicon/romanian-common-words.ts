/** Words of everyday Romanian that lose their diacritics on a plain keyboard and are nothing else without them. */
export const COMMON_WORDS: readonly string[] = (
  "să și că încă când după până când fără către înainte înapoi înăuntru împreună într întâi însă își îmi îți îl îi " +
  "pădurea cărare cărarea dimineață seară noaptea zăpadă ploaie vânt căsuță lângă mâine astăzi vară iarnă primăvară toamnă " +
  "luminiță dorință dorința călătorie aventură prietenă prietenie poveste bunătate curaj dragoste îndrăzneală fericire frică " +
  "frumoasă frumușică mică bună toată toți două nouă șase șapte mână mâna față ochișori urechiușă lăbuță blăniță țară oraș " +
  "știe știa știu învață învăța învețe poată să-și să-l să-i și-a n-are într-o într-un printr-un dintr-o " +
  "pierdută pierduți ascunsă găsească ajungă facă fugă vadă audă spună zică ducă aducă meargă doarmă întoarcă ajute salveze " +
  "cântec cântă cânte cântăreață întuneric întunericul înaltă înalt adâncă adânc apă apa foarte tăcere liniște"
).split(" ");

/** Plain words that have a life of their own, left as they were typed. */
export const LEAVE_ALONE: ReadonlySet<string> = new Set(
  (
    "la de in si a al ale o un are era mare mari peste pana rau fata tata mama luna casa masa stea floare carte tari bani pe nu se te " +
    "vina para fete pui cai lei sare vine iubi dormi fugi veni auzi citi dori vorbi gasi face duce merge prinde sta da lua bea vrea uita arata " +
    "ajuta cauta lupta canta juca toate mult cum ce cine unde care atat cat sunt este fi avea"
  ).split(" "),
);
