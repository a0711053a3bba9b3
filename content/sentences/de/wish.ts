import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "tickle",
    goals: ["wish"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "[hero.nom] hatte einen Wunsch.",
      "[hero.he] wollte {wish}.",
      "Nicht morgen. Heute!",
      { from: 2, say: "Der Wunsch kitzelte im Bauch." },
      { from: 2, say: "Hi, hi, hi!" },
      { hook: true, say: "Aber wie ging das?" },
    ],
    middle: [
      "[hero.nom] hatte einen Wunsch, und der war groß.",
      "[hero.he] wollte {wish}.",
      "Der Wunsch kitzelte im Bauch, vom Frühstück bis zum Gutenachtsagen.",
      "„Lass das“, sagte [hero.nom], aber Wünsche hören nicht.",
      "„Na gut. Dann mache ich es eben. Und zwar heute!“",
      { hook: true, say: "Nur, wo fing man da an?" },
    ],
    high: [
      "Es gab eine Sache, die [hero.nom] noch lieber wollte als Pfannkuchen.",
      "[hero.he] wollte {wish}.",
      "Am Anfang war der Wunsch klein gewesen, kaum größer als eine Erbse auf einem Teller.",
      "Aber [hero.nom] hatte jeden Tag an ihn gedacht, und davon wachsen Wünsche.",
      "Jetzt war er so groß, dass er nachts aufwachte und etwas zu trinken haben wollte.",
      "„Heute“, sagte [hero.nom] zu dem Wunsch. „Heute tun wir es, und dann wird geschlafen.“",
      { hook: true, say: "Der Wunsch nickte. Er vergaß nur zu sagen, wie es ging." },
    ],
  },
  {
    id: "list",
    goals: ["wish"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "read", mood: "determined", holds: "letter" } },
    low: [
      "[hero.nom] bekam einen Brief.",
      "„Ich will {wish}“, stand da.",
      "Wer hatte das geschrieben?",
      { from: 2, say: "Das war [hero.nom] ja selbst!" },
      "„Guter Brief“, sagte [hero.nom].",
    ],
    middle: [
      "[hero.nom] schrieb sich einen Brief, denn große Dinge gehören auf Papier.",
      "„Ich will {wish}“, stand darin.",
      "Dann kam der Brief unter das Kopfkissen.",
      "Am Nachmittag fand [hero.nom] ihn dort.",
      "„Oh“, sagte [hero.he]. „Da braucht mich jemand!“",
    ],
    high: [
      "Wenn etwas wichtig war, schrieb [hero.nom] sich selbst einen Brief.",
      "„Ich will {wish}“, stand in diesem. „Bitte kümmere dich darum. Herzlich, ich.“",
      "[hero.nom] legte ihn unter das Kopfkissen und vergaß ihn, wie man Briefe eben vergisst.",
      "Doch als [hero.he] ihn wiederfand, machte das Herz einen Hüpfer.",
      "„Endlich“, flüsterte [hero.nom], „endlich jemand, der dasselbe will wie ich!“",
      "Und schon ging es an die Arbeit.",
      { from: 5, say: "So einen Brief lässt man nicht liegen, erst recht nicht, wenn man den Absender so gut kennt." },
    ],
  },
  {
    id: "announcement",
    goals: ["wish"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "reach", mood: "determined" } },
    low: [
      "Heute wollte [hero.nom] keinen Pfannkuchen.",
      "[hero.nom] wollte {wish}!",
      "Das wollte [hero.he] von Kopf bis Fuß.",
      { from: 2, say: "Sogar die Zehen wollten es." },
      "„Los!“, sagte [hero.nom].",
    ],
    middle: [
      "Beim Frühstück gab [hero.nom] etwas bekannt.",
      "Es war zwar keiner da, aber man hörte es sehr gut.",
      "„Ab heute“, sagte [hero.nom], „will ich {wish}.“",
      "Die Tasse hatte nichts dagegen.",
      "„Dann sind wir uns ja einig“, sagte [hero.nom] und krempelte die Ärmel hoch.",
    ],
    high: [
      "An diesem Morgen schlug [hero.nom] mit dem Löffel an die Tasse, wie bei einem Fest.",
      "„Ich habe etwas bekannt zu geben“, sagte [hero.he] in die leere Küche. „Ich will {wish}.“",
      "Der Löffel blitzte, die Tasse schwieg, und das Brot fiel vor Aufregung um.",
      "„Ich wusste, dass ihr euch freut“, sagte [hero.nom].",
      "Dann ging es zur Tür hinaus, mit dem Schritt von jemandem, der etwas vorhat.",
      "Erst draußen fiel [hero.himDative] ein, dass noch gar nicht klar war, wie.",
      {
        from: 5,
        say: "Aber es war ein Anfang, und ein Anfang ist schon die Hälfte, wenn man die andere Hälfte nicht mitzählt.",
      },
    ],
  },
];

/** What the hero is after, told. */
