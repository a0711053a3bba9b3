import type { ByLanguage } from "#book/languages.ts";

/** A wish, a fear or a question that many ideas have, as the sentences of each language take it. */
export interface CommonGoal extends ByLanguage<string> {
  readonly goal: "wish" | "fear" | "question";
}

/** What a hero is after of whom only a trouble is told. */
export const MENDED: CommonGoal = {
  goal: "wish",
  en: "put things right",
  ro: "să găsească o rezolvare",
  de: "eine Lösung finden",
};

/** What whoever is lost is after. */
export const WAY_HOME: CommonGoal = {
  goal: "wish",
  en: "find the way home",
  ro: "să găsească drumul spre casă",
  de: "den Weg nach Hause finden",
};

/** What a book in one language is about, for its telling in another: phrases that no grammar would carry over by itself. */
export const COMMON_GOALS: readonly CommonGoal[] = [
  { goal: "fear", en: "the dark", ro: "întuneric", de: "der Dunkelheit" },
  { goal: "fear", en: "the dark", ro: "întuneric", de: "dem Dunkeln" },
  { goal: "fear", en: "the night", ro: "noapte", de: "der Nacht" },
  { goal: "fear", en: "thunder", ro: "tunete", de: "dem Donner" },
  { goal: "fear", en: "storms", ro: "furtună", de: "dem Gewitter" },
  { goal: "fear", en: "water", ro: "apă", de: "dem Wasser" },
  { goal: "fear", en: "heights", ro: "înălțime", de: "der Höhe" },
  { goal: "fear", en: "monsters", ro: "monștri", de: "Monstern" },
  { goal: "fear", en: "spiders", ro: "păianjeni", de: "Spinnen" },
  { goal: "fear", en: "school", ro: "școală", de: "der Schule" },
  { goal: "fear", en: "the doctor", ro: "doctor", de: "dem Arzt" },
  { goal: "fear", en: "the vacuum cleaner", ro: "aspirator", de: "dem Staubsauger" },
  MENDED,
  { goal: "wish", en: "learn to fly", ro: "să învețe să zboare", de: "fliegen lernen" },
  { goal: "wish", en: "learn to swim", ro: "să învețe să înoate", de: "schwimmen lernen" },
  { goal: "wish", en: "learn to read", ro: "să învețe să citească", de: "lesen lernen" },
  { goal: "wish", en: "learn to dance", ro: "să învețe să danseze", de: "tanzen lernen" },
  { goal: "wish", en: "learn to sing", ro: "să învețe să cânte", de: "singen lernen" },
  { goal: "wish", en: "learn to ride a bike", ro: "să învețe să meargă pe bicicletă", de: "Fahrrad fahren lernen" },
  { goal: "wish", en: "see the sea", ro: "să vadă marea", de: "das Meer sehen" },
  { goal: "wish", en: "see snow", ro: "să vadă zăpada", de: "Schnee sehen" },
  { goal: "wish", en: "see the world", ro: "să vadă lumea", de: "die Welt sehen" },
  { goal: "wish", en: "touch the moon", ro: "să atingă luna", de: "den Mond berühren" },
  { goal: "wish", en: "fly to the moon", ro: "să zboare pe lună", de: "zum Mond fliegen" },
  { goal: "wish", en: "reach the moon", ro: "să ajungă pe lună", de: "den Mond erreichen" },
  { goal: "wish", en: "reach the stars", ro: "să ajungă la stele", de: "die Sterne erreichen" },
  { goal: "wish", en: "catch a star", ro: "să prindă o stea", de: "einen Stern fangen" },
  { goal: "wish", en: "find a star", ro: "să găsească o stea", de: "einen Stern finden" },
  { goal: "wish", en: "find a treasure", ro: "să găsească o comoară", de: "einen Schatz finden" },
  { goal: "wish", en: "find a friend", ro: "să-și găsească un prieten", de: "einen Freund finden" },
  { goal: "wish", en: "find a friend", ro: "să găsească un prieten", de: "einen Freund finden" },
  { goal: "wish", en: "find a friend", ro: "să aibă un prieten", de: "einen Freund haben" },
  { goal: "wish", en: "have a friend", ro: "să aibă un prieten", de: "einen Freund haben" },
  { goal: "wish", en: "look for a friend", ro: "să-și caute un prieten", de: "einen Freund suchen" },
  { goal: "wish", en: "look for a friend", ro: "să caute un prieten", de: "einen Freund suchen" },
  { goal: "wish", en: "make friends", ro: "să-și facă prieteni", de: "Freunde finden" },
  { goal: "wish", en: "win the race", ro: "să câștige cursa", de: "das Rennen gewinnen" },
  { goal: "wish", en: "win a race", ro: "să câștige o cursă", de: "ein Rennen gewinnen" },
  { goal: "wish", en: "bake a cake", ro: "să facă un tort", de: "einen Kuchen backen" },
  { goal: "wish", en: "build a rocket", ro: "să construiască o rachetă", de: "eine Rakete bauen" },
  { goal: "wish", en: "build a house", ro: "să construiască o casă", de: "ein Haus bauen" },
  { goal: "wish", en: "build a boat", ro: "să construiască o barcă", de: "ein Boot bauen" },
  { goal: "wish", en: "plant a garden", ro: "să planteze o grădină", de: "einen Garten anlegen" },
  { goal: "wish", en: "go home", ro: "să ajungă acasă", de: "nach Hause gehen" },
  WAY_HOME,
  { goal: "wish", en: "be brave", ro: "să fie curajos", de: "mutig sein" },
  { goal: "wish", en: "be a superhero", ro: "să fie supererou", de: "ein Superheld sein" },
  { goal: "wish", en: "be a pirate", ro: "să fie pirat", de: "ein Pirat sein" },
  { goal: "wish", en: "be an astronaut", ro: "să fie astronaut", de: "ein Astronaut sein" },
  { goal: "wish", en: "stay up late", ro: "să stea treaz până târziu", de: "lange wach bleiben" },
  { goal: "question", en: "why the moon is round", ro: "de ce e luna rotundă", de: "warum der Mond rund ist" },
  { goal: "question", en: "why the sky is blue", ro: "de ce e cerul albastru", de: "warum der Himmel blau ist" },
  { goal: "question", en: "why the stars shine", ro: "de ce strălucesc stelele", de: "warum die Sterne leuchten" },
  { goal: "question", en: "where the sun sleeps", ro: "unde doarme soarele", de: "wo die Sonne schläft" },
  { goal: "question", en: "where the sun goes", ro: "unde se duce soarele", de: "wohin die Sonne geht" },
];
