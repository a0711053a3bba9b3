import type { Aside } from "#author/sentences.ts";

export const mornings: readonly Aside[] = [
  {
    low: "Then morning came.",
    middle: "The next morning was as clear as a bell.",
    high: "The next morning came up bright and washed, as if nothing had ever gone wrong before.",
  },
  {
    low: "The sun came up.",
    middle: "When morning came, nobody had to be woken.",
    high: "Morning came early, and it found two people who had been waiting for it.",
  },
  {
    low: "A new day began.",
    middle: "A new day began, and it smelled of a beginning.",
    high: "A new day put its head round the corner, saw that everyone was up, and came in.",
  },
  {
    low: "Good morning, morning!",
    middle: "Early, before the first yawn, they set off.",
    high: "They departed so early that the night was still putting away its things.",
  },
];

export const oops: readonly Aside[] = [
  {
    types: ["Animals"],
    low: "One ear was inside out.",
    middle: "One ear hung to the left, and the other was inside out.",
    high: "When the dust had settled, one ear was inside out and full of crumbs.",
  },
  {
    types: ["Animals"],
    low: "All four paws were in the air.",
    middle: "For a moment there were only four paws to be seen.",
    high: "Four paws stuck up into the air and tried to agree on which was which.",
  },
  {
    types: ["RobotsAI"],
    low: "Ping! Off rolled a screw.",
    middle: "A small screw rolled away and whistled as it went.",
    high: "A screw rolled off, went round in a circle, and came back with a guilty look.",
  },
  {
    types: ["RobotsAI"],
    low: "All the lamps blinked pink.",
    middle: "All the lamps blinked, and one of them blinked pink.",
    high: "Every lamp began to blink, and a voice inside said, “Please turn me off and on.”",
  },
  {
    types: ["MythicalCreatures"],
    low: "Out came a puff of glitter.",
    middle: "A little cloud of glitter came out and made everybody sneeze.",
    high: "A cloud of glitter rose, hung there for a moment, and came down on everything.",
  },
  {
    types: ["MythicalCreatures"],
    low: "Up went one surprised curl.",
    middle: "There was a hiccup, and a small golden ring of smoke.",
    high: "There came a hiccup, and with the hiccup a ring of golden smoke, which looked quite pleased.",
  },
  {
    types: ["Superheroes"],
    low: "The cape was on upside down.",
    middle: "Now the cape was in front, where nobody wears one.",
    high: "Somehow the cape had come round to the front, where it looked very much like a bib.",
  },
  {
    types: ["Superheroes"],
    low: "That was a super bump.",
    middle: "It was not a heroic landing, but it was a thorough one.",
    high: "As landings go, it was not a heroic one. But nobody could say that it was half done.",
  },
  {
    types: ["EverydayPeople"],
    low: "One sock flew away.",
    middle: "One sock flew off and landed on somebody’s hat.",
    high: "One sock sailed through the air in a fine curve and landed on somebody’s hat.",
  },
  {
    types: ["EverydayPeople"],
    low: "Now the hair stood up straight.",
    middle: "Every hair stood up, as if it wanted to have a look.",
    high: "Every single hair stood on end, as though it wished to see where it had landed.",
  },
  {
    types: ["ToysBroughtToLife"],
    bodies: ["fur", "person"],
    low: "A bit of thread came off.",
    middle: "A thread had come loose, and nobody knew where it ended.",
    high: "A thread had come loose, and it was a very long one, and it went round three corners.",
  },
  {
    types: ["ToysBroughtToLife"],
    bodies: ["fur"],
    low: "Out came a bit of fluff.",
    middle: "A seam had burst, and a bit of fluff looked out.",
    high: "A seam had burst by a stitch, and a bit of fluff looked out curiously.",
  },
  {
    types: ["ToysBroughtToLife"],
    low: "It squeaked where it never squeaked.",
    middle: "There was a squeak in a place that had never squeaked before.",
    high: "There was a squeak, and it came from a spot that had never squeaked in its life.",
  },
  {
    types: ["FantasyBeings"],
    low: "Three sparks went the wrong way.",
    middle: "Three sparks went the wrong way and turned a spoon blue.",
    high: "Three sparks flew off in the wrong direction and turned a spoon blue for a whole day.",
  },
  {
    types: ["FantasyBeings"],
    low: "Now everything smelled of mint.",
    middle: "A spell went off by mistake, and everything smelled of peppermint.",
    high: "A small spell had gone off by mistake, and now the whole place smelled of peppermint.",
  },
];

export const stage: readonly Aside[] = [
  {
    genres: ["Fairytale"],
    low: "It was a place for fairy tales.",
    middle: "It was a place where most stories begin with once upon a time.",
    high: "It was one of those places where wishes still counted, if you knew how to say please.",
  },
  {
    genres: ["Adventure"],
    low: "Adventure was in the air.",
    middle: "It smelled of adventure, and a little of toast.",
    high: "That day the air smelled of adventure, which is half rain and half toast.",
  },
  {
    genres: ["SciFi"],
    low: "Beep, beep, said something small.",
    middle: "Somewhere a small machine went beep and was answered.",
    high: "Somewhere a small machine went beep, and another one, further off, answered it politely.",
  },
  {
    genres: ["Mystery"],
    low: "But something was a bit odd.",
    middle: "Only one thing was odd, and it was not quite clear which.",
    high: "And yet something was different from yesterday, and nobody could have told you what it was.",
  },
  {
    genres: ["Comedy"],
    low: "A pancake flew by. Nobody knew why.",
    middle: "A pancake flew past, and nobody seemed surprised.",
    high: "A pancake flew past at nose height, and nobody so much as looked up.",
  },
  {
    genres: ["Historical"],
    low: "It was long, long ago.",
    middle: "All this was long ago, when clocks still had time.",
    high: "All this was so long ago that the clocks went slowly, and letters travelled by donkey.",
  },
  {
    genres: ["Fantasy"],
    low: "Magic hung in the air.",
    middle: "A little magic hung in the air, like flour in a bakery.",
    high: "There was magic in the air, fine as flour in a bakery, and it got into everything.",
  },
];

export const friendComes: readonly Aside[] = [
  {
    low: "And here comes [friend.intro]!",
    middle: "Round the corner came [friend.intro].",
    high: "And round the corner, in high spirits, came [friend.intro].",
  },
  {
    low: "With [hero.nom] was [friend.intro].",
    middle: "Never far away was [friend.intro].",
    high: "Never far away, and usually humming, was [friend.intro].",
  },
  {
    low: "Along ran [friend.intro].",
    middle: "Then somebody else turned up: [friend.intro].",
    high: "Then there was a cheerful knock, and there stood [friend.intro].",
  },
  {
    low: "There was [friend.intro], too.",
    middle: "And there, of course, was [friend.intro], too.",
    high: "Where [hero.nom] was, there had to be [friend.intro], and so it was today.",
  },
  {
    low: "Who else came? [friend.intro]!",
    middle: "And who was waving over there? [friend.intro]!",
    high: "“Wait for me!” somebody called, quite out of breath. It was [friend.intro].",
  },
];

export const friendActs: readonly Aside[] = [
  {
    low: "[friend.nom] clapped.",
    middle: "[friend.nom] clapped so as to be of some help.",
    high: "[friend.nom] clapped, for clapping helps nearly always, and never does any harm.",
  },
  {
    low: "“Ooh!” said [friend.nom].",
    middle: "“Ooh!” said [friend.nom], and meant it.",
    high: "“Ooh!” said [friend.nom], who had been watching with one eye shut.",
  },
  {
    low: "[friend.nom] came along.",
    middle: "[friend.nom] came along and carried the sandwiches.",
    high: "[friend.nom] had come along to carry the sandwiches, of which there were fewer each time.",
  },
  {
    low: "[friend.nom] waved.",
    middle: "[friend.nom] stood by and waved with both arms.",
    high: "[friend.nom] stood close by and waved with both arms, in case that was needed.",
  },
  {
    low: "[friend.nom] was there, too.",
    middle: "[friend.nom] was there as well, right at the front.",
    high: "[friend.nom] was there as well, right in front, and did not want to miss a thing.",
  },
  {
    low: "“Hooray!” called [friend.nom].",
    middle: "“Hooray for everybody!” called [friend.nom].",
    high: "“Hooray!” called [friend.nom], “for all of us, and for the sandwiches!”",
  },
];
