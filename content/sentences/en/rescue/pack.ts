import type { Variant } from "#author/sentences.ts";

export const pack: readonly Variant[] = [
  {
    id: "the-rope",
    plants: ["rope"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "hold", mood: "determined", holds: "rope" } },
    low: [
      "[hero.nom] packed a rope.",
      "What for? Nobody knew.",
      "“You can always use a rope.”",
      { from: 2, say: "It was long, and it was blue." },
      "And off went [hero.nom]!",
    ],
    middle: [
      "For a journey one needs bread, a coat, and advice.",
      "[hero.nom] had a rope.",
      "It had been hanging behind the door for years, waiting to be taken along.",
      "“What can one use it for?” [hero.nom] asked it.",
      "The rope did not know, either, but it was ready.",
    ],
    high: [
      "Other travellers take a tent, a cook, and a person who carries the cook.",
      "[hero.nom] went through the whole house and found a rope.",
      "“What are you good for?” [hero.he] asked it.",
      "The rope had been hanging behind the door for as long as anyone could remember.",
      {
        to: 4,
        say: "It had never tied up anything, and it had never pulled anything. But it was very long, and it was willing.",
      },
      {
        from: 5,
        say: "It had never tied up anything, and it had never pulled anything, but it was exceedingly long, and it was willing.",
      },
      "“That is more than can be said of most,” declared [hero.nom], and took it along.",
      {
        from: 5,
        say: "And behind the door there was now a pale, long, wavy stripe, which looked as if it wished them both good luck.",
      },
    ],
  },
  {
    id: "the-lantern",
    plants: ["lantern"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "hold", mood: "curious", holds: "lantern" } },
    low: [
      "[hero.nom] took the little lantern.",
      "It was broad day. The sun shone.",
      "“You come along,” said [hero.nom].",
      { from: 2, say: "“The day will not last for ever.”" },
      "The lantern blinked once.",
    ],
    middle: [
      "[hero.nom] packed a lantern, although the sun was shining.",
      "“By day you cannot do anything,” [hero.he] told it. “But a day does not last.”",
      "It was a small lantern, and it had a dent.",
      "[hero.nom] had one as well, only further in.",
      "“We suit each other,” [hero.he] said, and shut the door.",
    ],
    high: [
      "It was the brightest morning of the year when [hero.nom] packed the lantern.",
      "“You need not do anything for the present,” [hero.he] told it. “Just come along and be small.”",
      "It was small. It gave about as much light as a good idea.",
      { to: 4, say: "It had also got a dent, from being dropped. It had gone on shining all the same." },
      {
        from: 5,
        say: "It had also got a dent, from the time when it had been dropped and had gone on shining out of pure habit.",
      },
      "That was why [hero.nom] chose it, and not the big one.",
      "“The big one has never fallen,” [hero.he] explained, and shut the door behind the two of them.",
      {
        from: 5,
        say: "The sun, which had listened to all of it, was not in the least offended. It knew that it would have to leave at six.",
      },
    ],
  },
  {
    id: "the-bell",
    plants: ["bell"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "hold", mood: "happy", holds: "bell" } },
    low: [
      "[hero.nom] hung up a little bell.",
      "Ting! Now you could hear [hero.him].",
      "“So I cannot get lost,” said [hero.nom].",
      { from: 2, say: "Ting, ting, all the way to the gate." },
      "And off they went, ting!",
    ],
    middle: [
      "The last thing that [hero.nom] packed was a bell.",
      "“If I get lost,” [hero.he] explained, “then I can hear where I am.”",
      "Ting, said the bell at the first step, and ting at the second.",
      "It was not quite clear how that was to help.",
      "But going was easier with it, and that is something, too.",
    ],
    high: [
      "“What does one do about getting lost?” [hero.nom] asked, and considered it over a second breakfast.",
      "Then [hero.he] fetched the little bell from the shelf.",
      "“If I cannot see where I am,” [hero.he] said, “then at least I shall hear it.”",
      "It rang at each step, ting, and whenever [hero.he] stopped it waited, too.",
      "One might say that this proves nothing.",
      { to: 4, say: "But a way with a bell on it is only half as long. Anyone knows that who has tried." },
      { from: 5, say: "But a way with a bell on it is only half as long, as anyone knows who has tried." },
      {
        from: 5,
        say: "Ting, it went, down to the gate, and ting, round the corner, until it was no bigger than a dot of sound.",
      },
    ],
  },
  {
    id: "the-bread",
    plants: ["bread"],
    shows: { at: "home", shot: "wide", hour: "day", hero: { pose: "carry", mood: "determined", holds: "bread" } },
    low: [
      "[hero.nom] packed a loaf of bread.",
      "It was as big as [hero.nom]!",
      "“It is a long way,” [hero.he] said.",
      { from: 2, say: "“And bread gets lighter as you go.”" },
      "That was quite right.",
    ],
    middle: [
      "[hero.nom] had baked all night. Now it was there: a bread like a hill.",
      "It did not fit in any bag.",
      "“Then it will have to travel beside me,” said [hero.nom].",
      "“It is heavy now,” [hero.he] thought, “but it gets lighter with each mile.”",
      "In this a bread is cleverer than a stove.",
    ],
    high: [
      "It is an old rule that one should pack what grows lighter on the way.",
      "That leaves out tables, and it leaves out aunts.",
      { to: 4, say: "So [hero.nom] baked a bread. It was such a long way that it became such a large bread." },
      { from: 5, say: "So [hero.nom] baked a bread, and because it was such a long way it became such a large bread." },
      {
        to: 4,
        say: "“You and I are going a long way together,” [hero.nom] told it. “And you will become less and less.”",
      },
      {
        from: 5,
        say: "“You and I,” said [hero.nom], when it had cooled, “are going a long way together, and you will become less and less.”",
      },
      "The bread did not mind. It was that kind of bread.",
      "They needed some time to get through the door, for neither of them wanted to go first.",
      {
        from: 5,
        say: "It smelled so good that the first mile was no trouble at all, since [hero.nom] simply walked along behind the smell.",
      },
    ],
  },
];
