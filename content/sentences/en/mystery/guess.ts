import type { Variant } from "#author/sentences.ts";

export const guess: readonly Variant[] = [
  {
    id: "everyone-knows",
    plants: ["soup"],
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "wave", mood: "curious" } },
    low: [
      "Everybody had a guess.",
      "It was the soup! It was Tuesday!",
      "“One at a time,” said [hero.nom].",
      "[hero.nom] wrote it all down.",
      { from: 2, say: "It did not fit at all." },
    ],
    middle: [
      "Before noon there were eleven guesses, and no two were the same.",
      "It had to do with the soup, one heard. No, with the wind!",
      "The smallest of them opened its mouth, but nobody had time to listen.",
      "[hero.nom] wrote everything down and added it up.",
      "“Soup plus wind,” [hero.he] said. “That is not an answer. That is weather.”",
    ],
    high: [
      "It had got about that [hero.nom] was on a case, and now everyone {near} was an expert.",
      "It was perfectly clear, one could hear: it was because of the soup.",
      "No, it was the wind; somebody’s grandmother had said so, and she had once seen a whale.",
      "At the back somebody remarkably small put up a hand, but just then the soup was mentioned again.",
      "[hero.nom] filled three pages, front and back.",
      "“Eleven guesses,” [hero.he] counted, “and every one of them is quite sure.”",
      {
        from: 5,
        say: "That should have been a warning, for those who know a thing are seldom as loud as those who guess.",
      },
    ],
  },
  {
    id: "suspicious-spoon",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "[hero.nom] looked at the spoon.",
      "“Where were you last night?”",
      "The spoon did not say.",
      { from: 2, say: "“Aha!” wrote [hero.nom]." },
      "It was a long talk.",
    ],
    middle: [
      "Good detectives begin at home, so [hero.nom] questioned the kitchen.",
      "The pot stayed calm. The cup had a crack, but it could explain that.",
      "Only the spoon kept silent and looked the other way.",
      "“Do not leave the house,” said [hero.nom].",
      "The spoon gave its word, or at any rate it did not say no.",
    ],
    high: [
      "In the books, it is always somebody of whom nobody would think.",
      "That is why [hero.nom] first questioned those of whom nobody would think: the cup, the pot and the left slipper.",
      "The cup had been hanging on its hook all night, and the hook could confirm it.",
      "The slipper said nothing, but one could see that it was hiding a hole.",
      "“Everyone has something to hide,” [hero.nom] wrote down, “but mostly it is only a hole.”",
      "It was a wise sentence. It just did not get [hero.him] any further.",
      {
        from: 5,
        say: "By lunch the whole kitchen was under suspicion, and [hero.nom] had to eat [hero.his] soup with a fork.",
      },
    ],
  },
  {
    id: "map-of-clues",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "point", mood: "curious" } },
    low: [
      "[hero.nom] drew a plan.",
      "Here is what we know: a dot.",
      "Here is what we do not know.",
      { from: 2, say: "That part was much bigger." },
      "“A fine plan,” said [hero.nom].",
    ],
    middle: [
      "[hero.nom] hung a large sheet on the wall.",
      "On the left [hero.he] wrote all that [hero.he] knew. It fitted on a stamp.",
      "On the right [hero.he] wrote all that [hero.he] did not know, and that went round the corner.",
      "“Excellent,” said [hero.nom]. “Now we know where to look: on the right.”",
    ],
    high: [
      "All proper cases have a wall with strings on it, so [hero.nom] took a wall and some strings.",
      "A string led from the question to the soup, and from the soup to the spoon.",
      "Another one led from the spoon to a stain, which had been there before.",
      "“It is all connected,” [hero.nom] whispered, and took a step back to see it better.",
      "That was when [hero.he] noticed that the last string was tied to [hero.his] own foot.",
      {
        from: 5,
        say: "It was some time before [hero.nom] was untied, but in a way it had been the best clue of the day.",
      },
    ],
  },
  {
    id: "ask-the-oldest",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "wave", mood: "curious" } },
    low: [
      "[hero.nom] asked the very old ones.",
      "“We knew it once,” they said.",
      "[hero.nom] asked the very young.",
      { from: 2, say: "“We will know it later,” they said." },
      "Nobody knew it now!",
    ],
    middle: [
      "“Ask those who are older,” [hero.nom] was told, so [hero.he] asked the old ones.",
      "“We knew it when we were small,” they said, “but we have forgotten.”",
      "So [hero.nom] asked the small ones.",
      "“We shall know it when we are old,” they said, and went on playing.",
    ],
    high: [
      "“Old people know everything,” thought [hero.nom], and went round to see them, {near}.",
      "“That?” they said. “We used to know it. It lay right next to the word for the thing with the handle.”",
      "So [hero.nom] asked the little ones, who are so fresh that they cannot have forgotten anything.",
      "“We do not know it yet,” they said. “We only come to it on Thursday.”",
      "[hero.nom] looked at [hero.his] page, and there was a gap on it, precisely in the middle.",
      { from: 5, say: "Somewhere between not yet and no longer there had to be somebody who knew it now." },
    ],
  },
];
