import type { Shows, Variant } from "#author/sentences.ts";

const trembling: Shows = {
  at: "high",
  shot: "medium",
  hour: "dawn",
  hero: { pose: "reach", mood: "determined" },
  helper: { pose: "reach", mood: "determined", looksAt: "hero" },
};

export const almost: readonly Variant[] = [
  {
    id: "wobble",
    shows: trembling,
    low: [
      "{morning}",
      "[hero.nom] began. So carefully!",
      "But then came a wobble.",
      "“Hold on!” called [helper.ref].",
      { from: 2, say: "Wobble, wobble, wob…" },
    ],
    middle: [
      "{morning}",
      "This time [hero.nom] began slowly, and it went well.",
      "It went well for so long that {neighbours} stopped chewing.",
      "Then there was a wobble. First a small one. Then a big one.",
      "“I am here!” called [helper.ref].",
    ],
    high: [
      "{morning}",
      "[hero.nom] began, without counting and without closing [hero.his] eyes.",
      "It went so well that nobody dared to breathe, and {neighbours} let their nuts fall.",
      "But there was that spot again, the same as yesterday, where it had always gone wrong.",
      "Everything began to sway alarmingly, first to the left and then, more, to the right.",
      "“Do not look down!” called [helper.ref]. “Look at me!”",
      {
        from: 5,
        say: "And [hero.nom] dangled there between the old end and a new one, and it could have gone either way.",
      },
    ],
  },
  {
    id: "old-fear",
    shows: { ...trembling, hero: { pose: "shy", mood: "scared" } },
    low: [
      "{morning}",
      "Now it was time.",
      "[hero.nom] could not move. Not a bit!",
      "[helper.ref] came very close.",
      { from: 2, say: "“I am with you,” [helper.he] said." },
    ],
    middle: [
      "{morning}",
      "Everything was ready. Only [hero.nom] was not.",
      "“My feet will not go,” [hero.he] whispered.",
      "“Then we wait for them,” said [helper.ref].",
      "They waited. One foot came. Now only the other one was missing…",
    ],
    high: [
      "{morning}",
      "When everything was ready, [hero.nom] noticed that [hero.he] could not move.",
      "“I think I have grown roots,” [hero.he] whispered.",
      "“Then we shall water them,” remarked [helper.ref], as if there was no hurry at all.",
      "One could hear {neighbours} rustling with their bag.",
      "Slowly, very slowly, the left half of [hero.nom] came loose.",
      "And the right half looked after it, and thought it over.",
      {
        from: 5,
        say: "It has been known to happen that people stand like that for an entire life, but then nobody is standing next to them.",
      },
    ],
  },
  {
    id: "rope-slips",
    shows: trembling,
    low: [
      "{morning}",
      "Up, up and up! It went so well.",
      "Then something slipped. Oh no!",
      "[hero.nom] looked at [helper.refAcc].",
      { from: 2, say: "“Now!” they both said." },
    ],
    middle: [
      "{morning}",
      "Everything went as it had been planned, even the part with the jam.",
      "Then, right at the end, something slipped.",
      "“Oh,” said [hero.nom]. “Oh,” said [helper.ref].",
      "Yesterday, this was where it had gone bump.",
    ],
    high: [
      "{morning}",
      "The first part went like clockwork, and the second part flawlessly.",
      "“Shall we be pleased already?” asked [hero.nom]. “Not yet,” said [helper.ref].",
      "And quite right too, for just then something slithered that ought not to have slithered.",
      "{neighbours} covered their ears, for they knew what was coming.",
      "[hero.nom] looked at [helper.nom], and [helper.nom] looked at [hero.nom].",
      "There was time for one single breath, and they took it together.",
      { from: 5, say: "It is amazing how much will fit into a breath, if only two of them are breathing it." },
    ],
  },
  {
    id: "big-breath",
    shows: {
      at: "high",
      shot: "medium",
      hour: "dawn",
      hero: { pose: "reach", mood: "determined", looksAt: "helper" },
      helper: { pose: "stand", mood: "calm", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "One more step. Only one!",
      "“It is a long one,” said [hero.nom].",
      "[helper.ref] held out a hand.",
      { from: 2, say: "Now the step was shorter." },
    ],
    middle: [
      "{morning}",
      "There was only one piece left, and it was the piece that had always gone wrong.",
      "“I know you,” [hero.nom] told it.",
      "[helper.ref] said nothing, and stood where one can be seen.",
      "So [hero.nom] breathed in, and in, and in…",
    ],
    high: [
      "{morning}",
      "Nearly everything was done, and what was left over was the hard bit, as it always is.",
      "[hero.nom] walked round it once and looked at it from the other side.",
      "“From here it is just as hard,” [hero.he] reported.",
      "“But you are not,” said [helper.ref]. “Yesterday your knees were knocking. Listen.”",
      "[hero.nom] listened. One knee was knocking, but only one, and only out of habit.",
      {
        from: 5,
        say: "The other one had stopped during the night, and it was standing there as still as any knee in the world.",
      },
    ],
  },
];
