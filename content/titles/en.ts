import type { FamilyId } from "#author/families/family.ts";
import type { FamilyWords } from "#author/sentences.ts";

/** Titles, by the family of the plot. */
export const titles = {
  wish: [
    { title: "{name} and the Very Big Wish" },
    { title: "One More Try, {name}!" },
    { title: "How {name} {Did}" },
    { title: "{name} Wants to {Wish}" },
  ],
  lost: [
    { title: "One Step Nearer, {name}!" },
    { title: "{name} Looks Everywhere" },
    { title: "{name} and the Lost {Thing}" },
    { title: "Where Is the {Thing}?" },
  ],
  fear: [
    { title: "{name} Says Boo" },
    { title: "{name} and the Smallest Step" },
    { title: "{name} and the Wobbly Knees" },
    { title: "How {name} Became Brave" },
  ],
  mystery: [
    { title: "{name} and the Eleven Guesses" },
    { title: "Detective {name}" },
    { title: "{name} Wants to Know" },
    { title: "{name} and the Buzzing Question" },
  ],
  oddity: [
    { title: "Too {OddHow} for Everyone?" },
    { title: "{name}, Just {OddHow} Enough" },
    { title: "Not Too {OddHow} at All" },
    { title: "{name} Fits In" },
  ],
  friend: [
    { title: "{name} and the Very Odd Laugh" },
    { title: "Friend Wanted" },
    { title: "{name} Laughs Differently" },
    { title: "A Laugh for Two" },
  ],
  contest: [
    { title: "{name} and Number One" },
    { title: "{name} and the Great Day" },
    { title: "Clang, Bang, {name}!" },
    { title: "One, Two and {name} Makes Three" },
  ],
  rescue: [
    { title: "{name} and the Long Way" },
    { title: "Over, Under, Through" },
    { title: "{name} Goes to the End of the Map" },
    { title: "Far Is Only Far, {name}!" },
  ],
} satisfies Record<FamilyId | "oddity", FamilyWords["titles"]>;
