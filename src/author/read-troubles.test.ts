import { describe, expect, test } from "vitest";
import { type ByLanguage, LANGUAGES } from "#book/languages.ts";
import { readIdea } from "./read-idea.ts";

type Said = readonly [idea: string, kind: string, phrase: string];

const TROUBLES: ByLanguage<readonly Said[]> = {
  en: [
    ["a tractor is stuck in the mud", "wish", "get out of the mud"],
    ["a fox with no tail", "wish", "have a tail"],
    ["Dottie the ladybird has no spots", "wish", "have spots"],
    ["a hippo with a toothache", "wish", "get rid of the toothache"],
    ["Sir Nigel is allergic to horses", "wish", "get along with horses"],
    ["A fairy has torn her wing", "wish", "mend her wing"],
    ["a rocket ran out of fuel", "wish", "find fuel"],
    ["A whale gets separated from her mother", "wish", "find her mother again"],
    ["Leo feels that mummy has no time for him", "wish", "spend time with mummy"],
    ["Grandma Rose has forgotten her recipe", "lost", "recipe"],
    ["A bear does not want to sleep, he wants to dance", "wish", "dance"],
    ["Mateo is scared of going to the dentist", "fear", "going to the dentist"],
    ["The drummer lost his sticks just before the tournament", "wish", "find his sticks"],
  ],
  ro: [
    ["un tractor s-a împotmolit în noroi", "wish", "să iasă din noroi"],
    ["o albină cu alergie la polen", "wish", "să scape de alergia la polen"],
    ["Un crocodil are o durere de dinți", "wish", "să scape de durerea de dinți"],
    ["Melcul Codo s-a săturat să fie încet", "wish", "să nu mai fie încet"],
    ["Prințesa Ana nu vrea să doarmă, vrea să danseze", "wish", "să danseze"],
    ["Ana își roade unghiile și nu se poate opri", "wish", "să nu-și mai roadă unghiile"],
    ["Toboșarul regelui a pierdut bețele chiar înainte de turnir.", "wish", "să găsească bețele"],
    ["ursulețul Titi visează la o casă", "wish", "să aibă o casă"],
    ["un cocoș care sia pierdut glasul", "wish", "să-și găsească glasul"],
    ["Barza Lia și-a rupt aripa", "wish", "să-și vindece aripa"],
    ["Greierele Cri și-a rupt vioara", "wish", "să-și repare vioara"],
  ],
  de: [
    ["Der Hase hat seine Mütze kurz vor dem Fest verloren", "lost", "Mütze"],
    ["Unsere Tochter Noemi sitzt im Rollstuhl. Sie will Detektivin sein!", "wish", "Detektivin sein"],
    ["Ritter Kuno ist in seiner Rüstung stecken geblieben", "wish", "aus seiner Rüstung herauskommen"],
    ["ein frosch der sich nicht traut, vom Blatt zu springen", "fear", "dem Springen vom Blatt"],
    ["Die Hexe Nina ist erkältet", "wish", "wieder gesund werden"],
    ["Ein Löwe soll König werden, hat aber keine Lust", "wish", "nicht König werden"],
    ["Die Kuh Liesel will nicht auf die Wiese, sondern ans Meer", "wish", "ans Meer gelangen"],
    ["Der alte Wärter Fiete hat die Lampe zerbrochen", "wish", "die Lampe reparieren"],
    ["Im Leuchtturm möchten ein Igel und eine Möwe ein Fest feiern", "wish", "ein Fest feiern"],
    ["die Katze Minka hat ihre drei Kätzchen verloren", "wish", "drei Kätzchen finden"],
  ],
};

const TITLED: ByLanguage<readonly (readonly [idea: string, name: string, concept: string])[]> = {
  en: [
    ["an astronaut lady named Captain June flies home", "Captain June", "astronaut"],
    ["the moon caught a cold", "", "moon"],
  ],
  ro: [
    ["Baba Safta își caută găina", "Baba Safta", "woman"],
    ["Moș Gheorghe, ceasornicarul satului, a pierdut cheia", "Moș Gheorghe", "clockmaker"],
    ["Moș Ene și-a pierdut sacul", "Moș Ene", "sandman"],
  ],
  de: [
    ["Frau Sommer, die Briefträgerin, hat einen Brief", "Frau Sommer", "postman"],
    ["Frau Doktor Pflaster heilt Kuscheltiere", "Frau Doktor Pflaster", "doctor"],
    ["Das Segelboot Möwe wird ausgelacht", "Möwe", "boat"],
    ["Im Garten möchte Lina Blumen gießen", "Lina", ""],
  ],
};

describe.each(LANGUAGES)("in %s", (language) => {
  test("a trouble that an idea tells comes to a wish, a loss or a fear", () => {
    for (const [idea, kind, phrase] of TROUBLES[language]) {
      const { goal } = readIdea(idea, language);
      expect([goal?.kind, goal?.phrase], idea).toEqual([kind, phrase]);
    }
  });

  test("whoever has a title is called by it, and a noun behind one’s kind is a name", () => {
    for (const [idea, name, concept] of TITLED[language]) {
      const [hero] = readIdea(idea, language).figures;
      expect([hero?.name, hero?.concept], idea).toEqual([name, concept]);
    }
  });
});

test("how long something has been lacking is no part of it", () => {
  expect(readIdea("A unicorn who has no horn yet", "en").goal?.phrase).toBe("have a horn");
  expect(readIdea("A rabbit has no carrots left", "en").goal?.phrase).toBe("have carrots");
});

test("what a Romanian bus goes to is nothing that anybody does to a school", () => {
  expect(readIdea("broasca testoasa Lenta a ratat autobuzul spre scoala", "ro").goal).toBeUndefined();
});

test("who sits in a wheelchair is no wheelchair, and wants to be a detective", () => {
  const { figures } = readIdea("Unsere Tochter Noemi sitzt im Rollstuhl. Sie will Detektivin sein!", "de");
  expect(figures.map(({ name }) => name)).toEqual(["Noemi"]);
});

test("what is amiss with a German hero is told without what others do for it", () => {
  const { trouble } = readIdea("Jonte, die Krabbe, kann nur rückwärts laufen und alle lachen ihn aus", "de");
  expect(trouble?.clause).toBe("{he} kann nur rückwärts laufen");
});
