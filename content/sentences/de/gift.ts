import type { Variant } from "#author/sentences.ts";

export const gift: readonly Variant[] = [
  {
    id: "lantern",
    shows: {
      at: "far",
      shot: "close",
      hour: "night",
      hero: { pose: "hold", mood: "happy", holds: "lantern", looksAt: "helper" },
      helper: { pose: "stand", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[helper.ref] gab [hero.dat] eine Laterne.",
      "„Die ist für dich!“",
      "Wie schön sie leuchtete!",
      { from: 2, say: "Nun hatte die Nacht ein Fenster." },
    ],
    middle: [
      "„Nimm du sie“, sagte [helper.ref] und reichte die Laterne herüber.",
      "[hero.nom] hob sie hoch, und die Nacht wich einen Schritt zurück.",
      "„Sie zeigt immer nur den nächsten Schritt“, sagte [helper.nom].",
      "„Ich muss aber tausend Schritte gehen!“",
      "„Ja“, sagte [helper.nom], „einen nach dem anderen.“",
    ],
    high: [
      "„Ich habe etwas für dich“, sagte [helper.ref] und holte eine kleine Laterne hervor.",
      "Sie war alt, ein bisschen verbeult, und leuchtete warm wie ein Stück vom Morgen.",
      "[hero.nom] hob sie hoch, und das Dunkel machte höflich Platz.",
      "„Sie zeigt nur den nächsten Schritt“, sagte [helper.nom]. „Mehr als einen auf einmal habe ich nie gebraucht.“",
      "[hero.nom] probierte es aus, einen Schritt vor und einen zurück.",
      {
        from: 5,
        say: "Und es stimmte: Wo man auch stand, man sah immer genau so viel, wie man zum Weitergehen brauchte.",
      },
    ],
  },
  {
    id: "feather",
    shows: {
      at: "far",
      shot: "close",
      hour: "night",
      hero: { pose: "hold", mood: "happy", holds: "feather", looksAt: "feather" },
      helper: { pose: "point", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[helper.ref] hatte eine weiße Feder.",
      "„Die ist für dich!“",
      "Die Feder kitzelte. Hi, hi!",
      { from: 2, say: "„Die hilft, wenn du Angst hast.“" },
      "[hero.nom] hielt sie gut fest.",
    ],
    middle: [
      "[helper.ref] holte eine Feder hervor, weiß und etwas zerzaust.",
      "„Wenn du Angst hast, kitzle dich damit. Wer lacht, zittert nicht.“",
      "[hero.nom] probierte es gleich, unter dem Kinn.",
      "Es half! Es half so sehr, dass [hero.he] sich setzen musste.",
      "„Die nehme ich mit“, sagte [hero.nom] und kicherte noch.",
    ],
    high: [
      "[helper.ref] suchte lange in allen Taschen und fand am Ende eine Feder.",
      "„Sie sieht nach nichts aus“, sagte [helper.nom], „aber sie hat mir oft geholfen.“",
      "„Was kann sie denn?“, fragte [hero.nom].",
      "„Kitzeln. Wenn die Angst kommt, erst unter dem Kinn, dann unter der Nase. Angst verträgt kein Lachen.“",
      "[hero.nom] probierte es und lachte so laut, dass {neighbours} aufwachten und um Ruhe baten.",
      { from: 5, say: "Dann kam die Feder an einen sicheren Ort, zwischen einen Krümel und das letzte bisschen Mut." },
    ],
  },
  {
    id: "bell",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "hold", mood: "curious", holds: "bell", looksAt: "bell" },
      helper: { pose: "stand", mood: "calm", looksAt: "hero" },
    },
    low: [
      "[helper.ref] gab [hero.dat] ein Glöckchen.",
      "„Läute, und ich komme!“",
      "[hero.nom] läutete sofort. Kling!",
      { from: 2, say: "„Da bin ich“, sagte [helper.nom]." },
    ],
    middle: [
      "[helper.ref] legte [hero.dat] ein Glöckchen in die Hand.",
      "„Wenn du läutest, komme ich, wo ich auch bin.“",
      "[hero.nom] läutete auf der Stelle.",
      "„Da bin ich“, sagte [helper.nom], einen Schritt entfernt.",
      "[hero.nom] läutete noch einmal, nur um ganz sicher zu sein.",
    ],
    high: [
      "„Hier“, sagte [helper.ref] und holte ein Glöckchen hervor, klein wie eine Nuss. „Wenn du läutest, komme ich.“",
      "„Von überall her?“ „Von überall her.“",
      "Kling, machte [hero.nom] sofort.",
      "„Da bin ich“, sagte [helper.nom], ohne sich zu rühren.",
      "Kling, kling! „Immer noch da“, sagte [helper.nom] und kam lachend einen Schritt näher.",
      "So ging es weiter, bis es kein Näher mehr gab.",
      {
        from: 5,
        say: "Ein Glöckchen, das nach Freundschaft klingt, wiegt kaum mehr als eine Nuss und ist doch so viel wert wie eine Truhe.",
      },
    ],
  },
  {
    id: "button",
    shows: {
      at: "far",
      shot: "close",
      hour: "night",
      hero: { pose: "hold", mood: "happy", holds: "button", looksAt: "helper" },
      helper: { pose: "stand", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[helper.ref] gab [hero.dat] einen Knopf.",
      "„Wozu ist der?“",
      "„Zum Festhalten“, sagte [helper.nom].",
      { from: 2, say: "Er passte genau in die Faust." },
    ],
    middle: [
      "„Mach die Hand auf“, sagte [helper.ref], und darin lag ein Knopf.",
      "„Was kann der?“, fragte [hero.nom].",
      "„Nichts. Er ist nur da. Manchmal braucht man etwas, das nur da ist.“",
      "[hero.nom] schloss die Hand, und der Knopf wurde warm.",
    ],
    high: [
      "„Ich habe auch etwas für dich“, sagte [helper.ref] und suchte lange in einer sehr tiefen Tasche.",
      "Heraus kam ein Knopf, rund und alt, mit vier Löchern.",
      "„Kann der zaubern?“, fragte [hero.nom].",
      "„Nein. Er hat sechzig Jahre lang einen Mantel zugehalten, bei jedem Wetter. Er versteht etwas vom Festhalten.“",
      "[hero.nom] legte ihn in die Hand und die Finger darum.",
      "Der Knopf sagte nichts, aber er hielt.",
      {
        from: 5,
        say: "Und wer ganz still war, der merkte, dass er nicht nur den Knopf hielt, sondern dass es auch umgekehrt war.",
      },
    ],
  },
];
