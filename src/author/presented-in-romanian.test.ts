import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string) => {
  const [hero] = readIdea(idea, "ro").figures;
  return [hero?.concept, hero?.name];
};

describe("whom a Romanian idea presents behind where it plays", () => {
  test.each([
    ["La mătușa Veta în șură zace de ani de zile o sanie ruginită. Nimeni n-o mai trage.", "sledge"],
    ["Sub podul de la marginea satului așteaptă de mult un felinar. El visează să lumineze iar.", "lantern"],
    ["La intersecție e un stâlp de iluminat. Într-o seară becul lui se arde. Ion, electricianul, vine.", "lamppost"],
    ["pe marginea soselei un indicator stramb ii trimite pe toti gresit", "signpost"],
    ["Lângă fântâna părăsită o găleată ruginită așteaptă ploaia", "bucket"],
    ["La nea Gică la atelier e larmă mare. Un ciocan nou nu vrea să bată cuie.", "hammer"],
    ["Într-o gară mică din Ardeal e un ceas mare care a rămas în urmă.", "clock"],
    ["Orașul păpușilor se pregătește de serbare, dar toba mică are o vânătaie.", "drum"],
    ["Într-un depou uitat, printre vagoane ruginite, o bicicletă galbenă încă visează la mare.", "bicycle"],
    ["În livada socrilor, lângă gard, a crescut un dovleac atât de mare că nu încape pe poartă.", "pumpkin"],
    ["Când se sting luminile la bibliotecă, semnul de carte se plimbă prin povești.", "bookmark"],
    ["zăpada s-a topit, sania e tristă în garaj", "sledge"],
    ["S-a terminat vacanța, iar ghiozdanul stă trist pe cuier", "satchel"],
    ["Turnul primăriei are un ceas care o ia înainte. Ceasul vrea să se odihnească o zi.", "clock"],
  ])("%s", (idea, concept) => {
    expect(heroOf(idea)).toEqual([concept, ""]);
  });

  test("is not who comes after them by a name", () => {
    expect(heroOf("În curtea școlii e un nuc bătrân. Ioana se urcă în el și nu mai poate coborî.")[1]).toBe("Ioana");
  });
});

describe("whom a grown-up keeps", () => {
  test.each([
    ["Nenea Sandu de la bloc are un câine care latră la lună", "dog"],
    ["Unchiul meu are un catâr care refuză să urce dealul", "mule"],
    ["Bunica mea are o mașină de cusut care nu mai vrea să coasă", "sewing-machine"],
  ])("is whom it is about: %s", (idea, concept) => {
    expect(heroOf(idea)).toEqual([concept, ""]);
  });
});

describe("several told one by one", () => {
  test.each([
    ["Două vecine, o vrabie și o cioară, se ceartă pe același cuib", ["sparrow", "crow"]],
    ["Trei prietene, o gâscă, o rață și o găină, vor să vadă marea", ["goose", "duck", "hen"]],
    ["Patru frați: un urs, o vulpe și un bursuc caută o comoară", ["bear", "fox", "badger"]],
  ])("are those and not how many they are: %s", (idea, concepts) => {
    expect(readIdea(idea, "ro").figures.map(({ concept }) => concept)).toEqual(concepts);
  });
});

test.each([
  ["Băltărețul e un vânt cald și leneș. Nimeni nu-l așteaptă.", "wind-itself", "Băltărețul"],
  ["Mistralul este un vânt supărat care smulge rufele", "wind-itself", "Mistralul"],
  [
    "În anul 2700, pe o stație orbitală, trăiește un roboțel de curățenie, Bip-9, care vrea să vadă ploaia",
    "robot",
    "Bip-9",
  ],
  ["Ne vine al doilea bebeluș și Ștefan zice că nu mai e nevoie de el", "", "Ștefan"],
  ["De ce are ariciul țepi", "hedgehog", ""],
  ["Cum a ajuns luna să fie rotundă", "moon", ""],
  ["Ceva cu o tiroliană și un pui de maimuță căruia îi tremură labele", "monkey", ""],
])("whom it is about stands in %s", (idea, concept, name) => {
  expect(heroOf(idea)).toEqual([concept, name]);
});

test.each([
  ["o veioză care se teme de întuneric", "lantern"],
  ["Autospeciala de pompieri ajunge mereu ultima", "fire-engine"],
  ["un guguștiuc care vrea să cânte", "pigeon"],
  ["o savarină care nu vrea în vitrină", "cake"],
  ["un voievod fără oștire", "king"],
  ["Sfarmă-Piatră nu mai are ce sparge", "giant"],
  ["Curelarul din piață visează să vadă marea", "saddler"],
  ["Ploaia de vară caută un copil care să nu fugă de ea", "rain-itself"],
])("%s tells of one that homes, streets and tales know", (idea, concept) => {
  expect(heroOf(idea)[0]).toBe(concept);
});

test.each([
  ["rățoiul Mac Mac nu se poate opri din vorbit", "duck", "Mac Mac"],
  ["Undeva în Dobrogea, o turbină eoliană visează să fie balerină", "wind-turbine", ""],
  ["rex, dinozaurul din carton, isi pierde coada inainte de spectacol", "dinosaur", "Rex"],
  ["O poveste despre un copil adoptat. Băiețelul s-ar numi David.", "child", "David"],
])("a name is read where it is one and no place: %s", (idea, concept, name) => {
  expect(heroOf(idea)).toEqual([concept, name]);
});

test.each([
  ["Un biscuit scăpat sub canapea. Nimeni nu știe de el, doar furnicile", "cookie"],
  ["o scrisoare către Moș Crăciun care nu ajunge", "letter"],
  ["Semințele de păpădie nu vor să se despartă de mama lor", "seed"],
])("whoever begins it is whom it is about: %s", (idea, concept) => {
  expect(heroOf(idea)[0]).toBe(concept);
});
