import { describe, expect, test } from "vitest";
import { LANGUAGES, type ByLanguage } from "#book/languages.ts";
import { conceptById, conceptsOfKind } from "#lexicon/find-concept.ts";
import { sexOfName } from "./known-names.ts";
import { readIdea } from "./read-idea.ts";

type Said = readonly [idea: string, name: string, concept: string];

const isRead = (language: (typeof LANGUAGES)[number]) => (said: Said) => {
  const [hero] = readIdea(said[0], language).figures;
  expect([hero?.name, hero?.concept], said[0]).toEqual([said[1], said[2]]);
};

const THINGS: ByLanguage<readonly Said[]> = {
  en: [
    ["a snow globe called Flurry wants to see real snow", "Flurry", "snow-globe"],
    ["Mabel the lawnmower is afraid of daisies", "Mabel", "lawnmower"],
    ["There was once a lamppost who was lonely", "", "lamppost"],
    ["old typewriter Clack wants to write one more letter", "Clack", "typewriter"],
    ["The hero is a wheelbarrow. His name is Bumble.", "Bumble", "wheelbarrow"],
    ["Two socks get parted in the washing machine", "", "sock"],
    ["Why is the willow sad?", "", "willow-tree"],
  ],
  ro: [
    ["Un aspirator pe nume Vârtej vrea să vadă marea", "Vârtej", "vacuum-cleaner"],
    ["Frigiderul Polar se teme de vară", "Polar", "fridge"],
    ["A fost odată un fermoar care nu voia să se închidă", "", "zip"],
    ["Eroul este un feribot. Se numește Val.", "Val", "ferry"],
    ["Două șosete se pierd în mașina de spălat", "", "sock"],
    ["de ce plânge salcia?", "", "willow-tree"],
  ],
  de: [
    ["Der Rasenmäher Brumm will Blumen pflanzen", "Brumm", "lawnmower"],
    ["gießkanne greta möchte verreisen", "Greta", "watering-can"],
    ["Es war einmal ein Reißverschluss, der klemmte", "", "zip"],
    ["Die Heldin ist eine Fähre. Sie heißt Wanda.", "Wanda", "ferry"],
    ["Zwei Socken werden in der Waschmaschine getrennt", "", "sock"],
    ["Warum weint die Trauerweide?", "", "willow-weeping"],
  ],
};

const READERS: ByLanguage<readonly Said[]> = {
  en: [
    ["My nephew Ted loves the sea, so maybe a seal called Bob who finds a boat", "Bob", "seal"],
    ["our twins are mad about trains, please write a story about a train called Puff", "Puff", "toy-train"],
    ["For my 4 year old son Tudor who loves diggers: a digger called Mungo finds a bone", "Mungo", "excavator"],
    ["My daughter Ida finds a baby dragon in the garden", "Ida", ""],
    ["My daughter Ida loves the sea. She meets a mermaid.", "Ida", ""],
  ],
  ro: [
    ["nepotul meu Radu adoră trenurile, deci ceva cu o locomotivă pe nume Tuta", "Tuta", "locomotive"],
    ["pentru fetița mea de 4 ani, Eliza: o poveste cu un unicorn pe nume Curcubeu", "Curcubeu", "unicorn"],
    ["am doi băieți, le plac câinii, o poveste cu un cățel pe nume Rex", "Rex", "puppy"],
    ["Fiica mea Ida găsește un pui de dragon în grădină", "Ida", ""],
  ],
  de: [
    ["Mein Neffe Ole liebt das Meer, vielleicht könnte eine Robbe namens Bo ein Boot finden", "Bo", "seal"],
    ["Für meine Enkelin Charlotte, die wird 5. Bitte etwas mit einem Bären namens Brummel", "Brummel", "bear"],
    ["unsere Zwillinge stehen auf Züge, also etwas mit einer Lokomotive namens Puff", "Puff", "locomotive"],
    ["Meine Tochter Ida findet ein Drachenbaby im Garten", "Ida", ""],
  ],
};

const NAMES: ByLanguage<readonly Said[]> = {
  en: [
    ["Peanut is a baby elephant", "Peanut", "elephant"],
    ["an old red tractor called Rusty Ron gets stuck", "Rusty Ron", "tractor"],
    ["A hermit crab lives in a tin. It is called Schnips.", "Schnips", "hermit-crab"],
    ["Cassandra in the castle", "Cassandra", ""],
    ["the cook’s pies are gone and the kitchen boy, Wat, gets the blame", "Wat", "kitchen-boy"],
  ],
  ro: [
    ["șoricelul ronțilă vrea brânză", "Ronțilă", "mouse"],
    ["ursul morcovilă nu poate dormi", "Morcovilă", "bear"],
    ["ursul cafeniu vrea miere", "", "bear"],
    ["un cizmar sărac vrea să danseze", "", "shoemaker"],
    ["Un pui de cuc caută o familie", "", "cuckoo"],
    ["Într-un castel locuia o fantomă. Se numea Suflu. Voia să sperie pe cineva.", "Suflu", "ghost"],
    ["Casandra în castel", "Casandra", ""],
  ],
  de: [
    ["Erdnuss ist ein kleiner Elefant", "Erdnuss", "elephant"],
    ["Auf einer Insel lebte ein Einsiedlerkrebs. Er hieß Schnippo.", "Schnippo", "hermit-crab"],
    ["kater muffin will ein abenteuer erleben", "Muffin", "cat"],
    ["Cem auf der Ritterburg", "Cem", ""],
    ["Mein Kleiner wird im August großer Bruder. Er heißt Leopold.", "Leopold", ""],
  ],
};

const SEXES: ByLanguage<readonly (readonly [idea: string, sex: string])[]> = {
  en: [
    ["a female hedgehog who wants to fly", "female"],
    ["a boy owl who wants to sleep", "male"],
    ["a mother bear looks for honey", "female"],
  ],
  ro: [
    ["un arici femelă vrea să zboare", "female"],
    ["o fetiță arici vrea să zboare", "female"],
    ["un hipopotam mascul vrea să danseze", "male"],
  ],
  de: [
    ["ein weiblicher Igel will fliegen", "female"],
    ["eine Igeldame will fliegen", "female"],
    ["ein Igelmann will fliegen", "male"],
  ],
};

const GOALS: ByLanguage<readonly (readonly [idea: string, kind: string, phrase: string])[]> = {
  en: [
    ["Mila is scared that the others will laugh", "fear", "the others laughing"],
    ["Bo is worried it will hurt", "fear", "it hurting"],
    ["Tim is homesick at camp", "wish", "go home"],
    ["A frog called Oak wants everyone to dance in the rain", "wish", "get everyone to dance in the rain"],
    ["a witch called Bramble whose broom won’t fly", "wish", "make the broom fly"],
    ["Ben’s kite flies away", "lost", "kite"],
    ["Emeka is afriad of the swimming pool", "fear", "the swimming pool"],
  ],
  ro: [
    ["Tudora se teme că vor râde copiii", "fear", "gândul că vor râde copiii"],
    ["Broasca Oac voia ca toți să danseze în ploaie", "wish", "să-i facă pe toți să danseze în ploaie"],
    ["Sebi și Carina s-au rătăcit în pădure", "wish", "să găsească drumul spre casă"],
    ["Vlad e în tabără și îi e dor de casă", "wish", "să ajungă acasă"],
    ["umbra lui Vlad s-a rătăcit", "lost", "umbr"],
    ["Crocodilul Zâmbilă se teem de dentist", "fear", "dentist"],
  ],
  de: [
    ["Lotta hat Angst, dass sie ausgelacht wird", "fear", "dem Gedanken, dass sie ausgelacht wird"],
    ["ein koala mit höhenangst", "fear", "der Höhe"],
    ["Ben hat Heimweh", "wish", "nach Hause kommen"],
    ["Eine Prinzessin soll einen Prinzen küssen und will lieber den Frosch behalten", "wish", "den Frosch behalten"],
    ["Ein Salamander, der gern Feuerwehrmann wäre", "wish", "Feuerwehrmann sein"],
    ["Straßenbahn Elfriede hat ihr Fahrrad verlroen", "lost", "Fahrrad"],
  ],
};

describe.each(LANGUAGES)("in %s", (language) => {
  test("a thing that is named, told of or asked after is somebody", () => THINGS[language].forEach(isRead(language)));

  test("whom a book is for is told from whom it is about", () => READERS[language].forEach(isRead(language)));

  test("a name is found where it stands by itself, behind or in small letters, and no other word is one", () =>
    NAMES[language].forEach(isRead(language)));

  test("the sex that is said beside a kind is the hero’s", () => {
    for (const [idea, sex] of SEXES[language]) expect(readIdea(idea, language).figures[0]?.sex, idea).toBe(sex);
  });

  test("a fear, a wish or a loss that a clause or a state tells is found, slips or not", () => {
    for (const [idea, kind, phrase] of GOALS[language]) {
      const { goal } = readIdea(idea, language);
      expect([goal?.kind, goal?.kind === "lost" ? goal.phrase.includes(phrase) : goal?.phrase], idea).toEqual([
        kind,
        kind === "lost" ? true : phrase,
      ]);
    }
  });

  test("far more than three hundred and fifty kinds are known, each by its own word", () => {
    const words = new Set(conceptsOfKind("figure").map(({ words: said }) => said[language].nouns[0]?.noun.word));
    expect(words.size).toBeGreaterThan(350);
    for (const id of ["quokka", "triceratops", "snowplough", "chimney-sweep", "great-grandmother", "werewolf"])
      expect(conceptById(id)?.words[language].nouns[0]).toBeDefined();
  });
});

test("no first name is listed as a woman’s and a man’s that is only a man’s", () => {
  for (const name of ["Karim", "Waldemar", "Olli", "Barnaby", "Benedict"]) expect(sexOfName(name), name).toBe("male");
  for (const name of ["Dottie", "Zenzi", "Veta"]) expect(sexOfName(name), name).toBe("female");
});
