/** Words that tell in a note without a verb how somebody is or what somebody has. */
export const NOTE_WORDS_DE = {
  /** Nouns that one has without an article. */
  feelings:
    /(?:angst|heimweh|fernweh|weh|schmerzen|fieber|kummer|hunger|durst|langeweile|sorgen?|schluckauf|schnupfen|husten|lust|pech|ärger|stress|mut|neid|eifersucht|sehnsucht|wut|trauer|scham|zweifel|albträume|alpträume|liebeskummer|bammel|geheimnis|verdacht|kopfweh|juckreiz|ausschlag|masern|windpocken|mumps|erkältung|allergie|husten|grippe|sonnenbrand|muskelkater|zahnlücke)$/iu,
  /** Participles of what is done to somebody. */
  done: /^(?:vergessen|verlassen|gestohlen|geklaut|entführt|ausgelacht|ausgesetzt|verwechselt|abgegeben|weggeworfen|weggegeben|vertauscht|verzaubert|verwandelt|verschenkt|verkauft|gehänselt|geärgert|ausgeschlossen|aussortiert|eingeladen|liegengelassen|stehengelassen|gelassen|ausgeschimpft|ausgetauscht|ersetzt|entlassen|versteigert|abgeholt|verspottet|übersehen|gefangen|verjagt|vertrieben|geweckt|überfahren|zertreten|abgerissen|gefällt)$/u,
  /** What begins or is a state. */
  states:
    /^(?:(?:ganz|so|sehr|immer|plötzlich|schon|wieder|auf einmal|spurlos|total|ziemlich|etwas|ein bisschen|völlig|furchtbar|schrecklich|einfach|leider|noch|nicht|nicht mehr|nie|endlich|dauernd|ständig) )*(?:(?:viel )?zu \p{Ll}+|allein|alleine|einsam|weg|fort|futsch|kaputt|leer|voll|neu|krank|müde|traurig|nervös|aufgeregt|ängstlich|schüchtern|eifersüchtig|neidisch|wütend|sauer|beleidigt|schief|krumm|kahl|nackt|blind|taub|stumm|heiser|erkältet|verliebt|verletzt|verloren|verlaufen|verirrt|verschwunden|vergessen|verstaubt|verrostet|verwelkt|vertrocknet|verstimmt|verkehrt|falsch|anders|unsichtbar|unglücklich|ungeduldig|unruhig|hungrig|durstig|gelangweilt|enttäuscht|verwirrt|verzweifelt|gestorben|gestrandet|gelandet|gefangen|gekentert|gesunken|gestürzt|gefallen|geplatzt|gerissen|gebrochen|gekündigt|gestohlen|eingesperrt|eingeschneit|eingefroren|eingeschlafen|weggelaufen|weggeflogen|weggezogen|ausgebüxt|ausgefallen|ausgebrochen|abgestürzt|abgebrochen|abgefallen|angebrannt|unterwegs|zurück|verboten|dunkel|kalt|nass|stolz|faul|langsam|klein|groß|dick|dünn|laut|leise|frech|wild|alt|hoch|tief|weit|fremd|arm|platt|bunt|grau|wach|pleite|schuld|aus|ratlos|sprachlos|lustlos|schlaflos|mutlos|hilflos|heimatlos|obdachlos|arbeitslos|herrenlos|farblos|geruchlos|furchtlos|wehrlos)(?!\p{L})/iu,
  /** What looks like a participle. */
  participle:
    /^(?:un)?(?:(?:aus|ab|an|auf|ein|um|weg|los|zu|nach|vor|hin|her|zurück|fest|hinunter|herunter|runter|fort|davon|liegen|stehen|stecken|hängen)?ge\p{Ll}{2,}(?:t|en)|(?:ver|zer|ent|be|er)\p{Ll}{3,}(?:t|en))$/u,
  /** States that say only what somebody looks like. */
  sizes: /^(?:klein|groß|alt|neu|bunt|dick|dünn|hoch|tief|weit|lang|wild|grau|leise|laut|fremd|arm|stolz|frech|voll)$/u,
  /** When it is. */
  times: /^(?:morgen|heute|bald|gleich|übermorgen|jetzt)\s+(?=\p{Lu})/u,
} as const;
