/** Third persons of German verbs that are no regular forms of their infinitive; none of them is another word in small letters. */
export const GERMAN_FINITE_FORMS: ReadonlySet<string> = new Set(
  [
    "hatten hätten wäre wären würde würden könnte könnten müsste müssten sollten dürfte dürften ließe käme ginge geht gehen ging gingen kommt kam kamen steht stand standen gibt gab gaben sieht sah sahen nimmt nahm nahmen hilft half halfen trifft traf trafen wirft warf warfen stirbt starb bricht brach sticht stach isst aß aßen frisst fraß misst maß liest las befiehlt befahl stiehlt stahl stahlen",
    "spricht sprach sprachen fährt fuhr fuhren trägt trug trugen schlägt schlug gräbt grub lädt lud luden wächst wuchs wuchsen wäscht wusch fällt fiel fielen hält hielt hielten lässt ließ ließen schläft schlief schliefen rät riet bläst blies läuft lief liefen stößt stieß säuft rief riefen hing hingen fing fingen",
    "blieb blieben schrieb schrieben schien schienen schwieg stieg stiegen trieb litt schnitt ritt biss griff pfiff riss schlich schmiss verglich bot flog flogen floh flohen fror goss kroch krochen log roch schoss verlor zog zogen begann begannen gewann gewannen schwamm schwammen",
    "fand fanden sang sangen sprang sprangen sank schwand zwang klang rang bat baten lag lagen saß saßen tat tut trat traten wurde wurden wusste wussten kannte kannten brannte rannte rannten nannte dachte dachten brachte brachten mochte mochten weiß darf mag will",
    "verspricht befiehlt verbietet beginnt gewinnt verschwindet verschwand verschwanden zerbricht zerbrach zerreißt zerriss verbrennt verbrannte verläuft verlief verschläft verschlief entkommt entkam erschrickt erschrak erfährt erfuhr ertrinkt besitzt besaß gefällt gefiel gelingt gelang geschieht geschah misslingt",
    "bekommt bekam bekamen verliert vergisst vergaß vergaßen verlässt verließ verrät verriet entsteht entstand besteht bestand versteht verstand erhält erhielt behält behielt enthält vertritt verfährt verfuhr verfliegt verflog verschließt beschließt beschloss erfriert verdirbt zerfällt zerfiel zerspringt zersprang entflieht erscheint erschien",
    "verschreibt verschiebt bewirbt verbirgt verbarg erfindet erfand empfindet empfand befindet befand verbindet verband verschwimmt verklingt verzeiht verleiht verschlingt verschlang erwischt ergreift erreicht erhebt erbt erbte",
  ]
    .join(" ")
    .split(" "),
);
