import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";
import { startOfRomanianStory } from "./romanian-story-start.ts";

const heroOf = (idea: string) => readIdea(idea, "ro").figures[0];

describe("what a Romanian parent tells of themselves, the reader or the occasion is not the story", () => {
  test.each<readonly [idea: string, name: string, concept: string]>([
    [
      "Lucrez de noapte la spital și nu-l pot culca eu pe cel mic. Un pui de vidră, Bulbuc, adoarme singur.",
      "Bulbuc",
      "otter",
    ],
    ["Fetele mele vor mereu cu cai. Să fie un ponei, Alună, care se teme de bălți.", "Alună", "pony"],
    ["Ne pregătim de mutare și copiii sunt triști. O broască țestoasă, Tuța, tot se rătăcește.", "Tuța", "turtle"],
    ["Poveste pentru fetița mea de 4 ani. o furnică care se rătăcește", "", "ant"],
    ["Caut o poveste de seară cu un nor care nu știe să plouă.", "", "cloud"],
    ["Scriu pentru nepoțica mea. O gărgăriță fără buline caută vopsea.", "", "ladybird"],
    ["Zi de târg în sat. Gâsca Fifi s-a pierdut printre tarabe.", "Fifi", "goose"],
    ["Festivalul mierii a început. Ursulețul Mormăilă n-are voie să intre.", "Mormăilă", "bear"],
    ["Rătăciți în pădure: un iepure, Fugă, și un bursuc bătrân.", "Fugă", "rabbit"],
    ["La balul împăratului vine toată lumea și croitorul Firicel a pierdut acul de aur.", "Firicel", "tailor"],
    ["Bunicul are la țară un măgar, Vasilică, care nu mai vrea să tragă căruța.", "Vasilică", "donkey"],
    ["Suntem la prima răceală și copilul nu vrea siropul. Ajutor! Un pui de koala ia doctoria?", "", "koala"],
    ["Salut! Fiică-mea e moartă după unicorni. Ceva cu un unicorn pe nume Sclipici", "Sclipici", "unicorn"],
    ["Dacă se poate, cu un dulău bătrân. Cățelul nostru e și el bătrân.", "", "sheepdog"],
    ["Mă numesc Oana, am gemeni. Aș vrea să citim despre doi aricei care își cer scuze.", "", "hedgehog"],
    ["Sub scările de la metrou cântă la acordeon un șobolan bătrân. Nimeni nu-i lasă un bănuț.", "", "rat"],
    ["În tramvaiul 5 s-a urcat o vulpe fără bilet", "", "fox"],
    ["Căruța lui moș Toader își pierde o roată", "", "cart"],
  ])("%s", (idea, name, concept) => {
    expect(heroOf(idea)).toMatchObject({ name, concept });
  });

  test.each([
    "Avem acasă o pisică, Chifla, care a dispărut trei zile.",
    "Fetița mea, Carina, se sperie de tunete.",
    "Un arici. Nu poate dormi.",
    "Ana vrea un câine. Un câine o urmează peste tot.",
  ])("but a hero who is told of first stays: %s", (idea) => {
    expect(startOfRomanianStory(idea)).toBe(0);
  });
});

describe("a name that others give is whoever bears it", () => {
  test.each<readonly [idea: string, name: string, concept: string]>([
    ["Pe lacul nostru a venit o lebădă, copiii i-au spus Albina. De o săptămână stă singură.", "Albina", "swan"],
    ["La stână e un câine căruia ciobanii îi zic Hoinar. Nu vrea să păzească.", "Hoinar", "dog"],
    ["Un tramvai vechi, vatmanul îi spune Moșul, nu mai poate urca dealul.", "Moșul", "tram-car"],
    ["Geanta doctorului Panait e plină de leucoplaste. Unul dintre ele, Lipici, nu vrea.", "Lipici", "sticking-strip"],
    ["Lenuța și Costel, doi melci, pleacă la mare cu trenul", "Lenuța", "snail"],
    ["Ilie, covrigarul din colț, face covrigi", "Ilie", "pretzel-baker"],
    ["Gardianul muzeului, nea Fane, aude tablourile șușotind", "Nea Fane", "watchman"],
    ["Un excavator mic, Dodo, care sapă un șanț", "Dodo", "excavator"],
    ["Avem un cactus pe pervaz, i-am pus numele Țepușă. Vrea să fie îmbrățișat.", "Țepușă", "cactus"],
  ])("%s", (idea, name, concept) => {
    expect(heroOf(idea)).toMatchObject({ name, concept });
  });
});

test("what the pretzels want is not their baker’s wish", () => {
  expect(readIdea("Ilie, covrigarul din colț, face covrigi care nu vor să fie mâncați", "ro").goal).toBeUndefined();
});

describe("a word that only begins a sentence or describes is no name", () => {
  test.each<readonly [idea: string, name: string]>([
    ["Purcelușul căruia nu-i place noroiul", ""],
    ["O umbrelă roșie uitată la cuier așteaptă ploaia", ""],
    ["Două vrăbii se ceartă pe un cuib. Una zice că l-a găsit prima.", ""],
    ["prima zi de gradi a Ilincăi", "Ilinca"],
    ["frate mai mic, Victor", "Victor"],
    ["melcul stefanel vrea sa castige o cursa", "Stefanel"],
  ])("%s", (idea, name) => {
    expect(heroOf(idea)?.name).toBe(name);
  });
});
