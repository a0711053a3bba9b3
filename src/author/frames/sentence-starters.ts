import type { ByLanguage } from "#book/languages.ts";

/** Words that a sentence of a whole story begins with, so that their capital makes no name of them. */
export const SENTENCE_STARTERS: ByLanguage<ReadonlySet<string>> = {
  en: words(
    "under over behind beside beneath between among along across around above below into onto past during without with from of about against despite every each some both many most few several another other either neither however whenever wherever though although unless like as if or than these those their its by within throughout towards tonight today tomorrow yesterday now soon later suddenly outside inside upstairs downstairs everywhere somewhere nowhere yes no oh ah hello hi hey thanks thank sorry nothing something anything everything yours mine perhaps maybe please never always often sometimes only even just still yet also too because after before while until since after afterwards finally instead slowly quickly quietly far near up down back home let come go look wait stop help good bad dear chapter part",
  ),
  ro: words(
    "apoi atunci asta astea acesta aceasta aceștia acum aici acolo afară înăuntru sus jos astăzi azi mâine ieri se îmi îți își ne vă mi-a și-a ți-a ai am are avem aveți au sunt ești e era erau eram doar numai bine da nu într-o într-un dintr-o după înainte dimineața seara noaptea prânzul după-amiaza când unde cine cum ce iar dar însă deci așa deodată haide hai poate mereu niciodată totuși astfel nimic ceva altfel iată uite vai ura stai vino lasă sigur desigur foarte mai capitolul voia vroia vrea avea putea știa trebuia trăia locuia visa dorea căuta stătea mergea plângea zicea spunea făcea venea dormea iubea vedea niciun nicio fiecare ceilalți celelalte alții altele unii unele nimeni cineva toată tot toți toate cu fără despre spre către sub peste lângă între printre din de la pe după dacă deși fiindcă pentru că căci ca să oare totul ziua iarna vara toamna primăvara uneori adesea acasă aproape departe brusc imediat curând târziu devreme nici cât câți câte cel cea cei cele ea el ei ele auzea simțea ploua ningea plouă ninge una unul mă prea plus cică vorba vorbim adică tocmai abia încă mulțumesc mulțumim rog salut bună poveste povestea basm concurs serbare naufragiați căruia căreia cărora dinspre dincolo tuturor fiecăruia nimănui cuiva altcineva",
  ),
  de: words(
    "heute gestern morgen jetzt dann da danach seitdem bald später plötzlich draußen drinnen oben unten überall nirgends ja nein oh ach hallo danke bitte nichts etwas alles vielleicht nie niemals immer manchmal nur auch noch schon doch aber denn weil bevor während bis endlich langsam leise schnell weit komm geh schau warte halt hilfe gut lieber liebe kapitel hieß heißt also so dabei damit davon dazu dafür dagegen daher darum deshalb deswegen trotzdem dennoch allerdings außerdem inzwischen mittlerweile zuerst zuletzt schließlich eigentlich normalerweise leider zufällig heimlich niemand keiner jeder jede jedes alle viele manche einige andere beide unterwegs daheim zuhause nachts abends morgens mittags nachmittags seither früher damals einst sonst zwar sogar gerade ausgerechnet natürlich dahinter darin darauf daraus daran darüber darunter davor dazwischen dorthin ohne trotz wegen statt ob wenn falls sobald solange seit nachdem sein seine ihr ihre beim zum runde dort hier diesmal kürzlich neulich letztens irgendwann irgendwo mitten zwischen",
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
