import type { Variant } from "#author/sentences.ts";

export const night: readonly Variant[] = [
  {
    id: "little-light",
    shows: { at: "far", shot: "wide", hour: "night", hero: { pose: "sit", mood: "curious" } },
    low: [
      "[hero.nom] looked into the dark.",
      "There was a tiny light.",
      "It hopped up. It hopped down.",
      { from: 2, say: "“Hello?” said [hero.nom]." },
      "The light came nearer.",
    ],
    middle: [
      "Far off in the dark there was a light, no bigger than a pea.",
      "It went up, and it went down, as if somebody was limping a little.",
      "“Hello?” called [hero.nom]. [hero.his] voice was rather thin.",
      "The light stopped. Then it came straight towards [hero.him].",
    ],
    high: [
      "At first it was only a dot, and [hero.nom] took it for a tired star.",
      "But stars do not sway, and they do not hum.",
      "The dot went round this and round that, and was clearly on its way to somewhere.",
      "“Is anybody there?” asked [hero.nom], as quietly as one can ask a thing like that.",
      "The humming broke off.",
      "“There is always somebody there,” said the dark. It did not sound unfriendly.",
      {
        from: 5,
        say: "It sounded, in fact, like somebody who has been walking for a while and is glad to be spoken to.",
      },
    ],
  },
  {
    id: "moon-lamp",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "sit", mood: "calm" },
      things: [{ thing: "moon", where: "sky" }],
    },
    low: [
      "The moon looked down.",
      "It made a silver path.",
      "Something came along the path.",
      { from: 2, say: "[hero.nom] rubbed both eyes." },
      "“Who are you?” asked [hero.nom].",
    ],
    middle: [
      "The moon came out to see who was still up.",
      "It found [hero.nom], and because it was sorry, it shone a bit brighter.",
      "Now there was a silver path, and somebody was coming along it.",
      "[hero.nom] shaded [hero.his] eyes. “Who is that?”",
    ],
    high: [
      "Then the moon rose, large and round, and it looked at [hero.nom] for a long time.",
      "It had seen many people sit like that, on many such evenings.",
      "It cannot do much, the moon, but what it can do, it does well.",
      "It laid a path of silver from one end of the dark to the other.",
      "On it, still tiny, somebody was walking.",
      "“Do you see that as well?” whispered [hero.nom], and the moon, of course, had seen it long before.",
      {
        from: 5,
        say: "That was, to be quite honest, the reason why it had put the path there and not somewhere else.",
      },
    ],
  },
  {
    id: "sounds-of-night",
    shows: { at: "far", shot: "close", hour: "night", hero: { pose: "think", mood: "curious" } },
    low: [
      "The night had many sounds.",
      "Crick. Crack. Hum.",
      "[hero.nom] knew two of them.",
      { from: 2, say: "But who was it that hummed?" },
    ],
    middle: [
      "At night one hears things for which there is no room by day.",
      "[hero.nom] heard a creak, and that was a door.",
      "[hero.he] heard a rustle, and that was [hero.his] own ear.",
      "But then [hero.he] heard a hum, and that was neither.",
      "It hummed a song that [hero.nom] knew!",
    ],
    high: [
      "[hero.nom] held [hero.his] breath in order to hear better.",
      "There was the creaking, and it belonged to the night.",
      "There was the knocking, and it belonged to [hero.his] heart.",
      "And there was a humming that did not belong to anything.",
      "It was quite out of tune, but it was a good-night song, and [hero.nom] knew the words.",
      "Very softly, [hero.he] began to hum along, and the other hum waited politely.",
      { from: 5, say: "Nobody who hums in the dark can be very bad, thought [hero.nom], and moved over to make room." },
    ],
  },
  {
    id: "brave-whisper",
    shows: { at: "far", shot: "medium", hour: "night", hero: { pose: "stand", mood: "scared" } },
    low: [
      "[hero.nom] stood up.",
      "“I am not afraid,” [hero.he] said.",
      "“Good,” said a voice. “Nor am I.”",
      { from: 2, say: "It was a nice, warm voice." },
    ],
    middle: [
      "[hero.nom] jumped up and put out [hero.his] chin.",
      "“I warn you,” [hero.he] said, “I am not in the mood!”",
      "“That can be heard,” said a voice. “I have brought something against it.”",
      "It was a warm voice, with a small crack in it, like a favourite cup.",
    ],
    high: [
      "“I am very dangerous!” called [hero.nom] into the dark, because it seemed a good idea.",
      "“I see,” said a voice. “How dangerous?”",
      "[hero.nom] pondered it. “Medium.”",
      "“Then I can come nearer,” said the voice, “for I am only medium afraid.”",
      "It was a pleasant voice, soft and somewhat cracked, like a cup that somebody is fond of.",
      "“Slowly,” said [hero.nom]. But [hero.he] had already unclenched both fists.",
      { from: 5, say: "They had been exceedingly small fists in any case, and nobody had noticed them but the dark." },
    ],
  },
];
