import { describe, expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { readIdea } from "./read-idea.ts";

type Note = readonly [language: Language, idea: string, clause: string];

const NOTES: readonly Note[] = [
  ["de", "Puppe Lilli, unterm Sofa vergessen", "{he} ist unterm Sofa vergessen worden"],
  ["de", "Bagger Bodo mit kaputter Schaufel", "{he} hat eine kaputte Schaufel"],
  ["de", "Postbote mit falschem Brief", "{he} hat einen falschen Brief"],
  ["de", "Drache, kein Feuer mehr", "{he} hat kein Feuer mehr"],
  ["de", "Bär Bruno, kein Winterschlaf", "{he} hat keinen Winterschlaf"],
  ["de", "kleiner fuchs allein im schnee", "{he} ist allein im Schnee"],
  ["de", "Eichhörnchen, alle Nüsse weg", "alle Nüsse sind weg"],
  ["de", "Emma und ihr wackelnder Zahn", "es geht um ihren wackelnden Zahn"],
  ["de", "Der Zwerg und sein verschwundener Hut", "sein Hut ist verschwunden"],
  ["de", "Kater Carlo gegen den Staubsauger", "{he} tritt gegen den Staubsauger an"],
  ["de", "Roboter, leerer Akku", "es geht um einen leeren Akku"],
  ["de", "Der verschwundene Schnuller", "{he} ist verschwunden"],
  ["de", "Streit zwischen Löffel und Gabel", "es geht um den Streit zwischen Löffel und Gabel"],
  ["ro", "cățelul Bobiță la dentist", "e la dentist"],
  ["ro", "un pirat, dor de mare", "îi e dor de mare"],
  ["ro", "vulpița Mura și prima zi de grădiniță", "e vorba de prima zi de grădiniță"],
  ["ro", "Extraterestru mic, planetă prea mare", "e vorba de o planetă prea mare"],
];

describe("a note without a verb", () => {
  test.each(NOTES)("tells what is amiss as a sentence (%s): %s", (language, idea, clause) => {
    expect(readIdea(idea, language).trouble?.clause).toBe(clause);
  });

  test("of a hero somewhere is no trouble that a book talks of", () => {
    expect(readIdea("Der Fuchs", "de").trouble).toBeUndefined();
    expect(readIdea("un arici", "ro").trouble).toBeUndefined();
  });
});

const TOLD: readonly Note[] = [
  ["de", "Dem Hasen fehlt ein Ohr. Jetzt irrt er durch den Wald", "{he} irrt durch den Wald"],
  ["de", "Die Bergbahn Berta ist alt. Nun soll sie ersetzt werden", "{he} soll ersetzt werden"],
  ["de", "Die Nachtigall Adele singt aber nur im Dunkeln", "{he} singt aber nur im Dunkeln"],
  ["de", "Ein Zauberlehrling verwandelt aus Versehen seinen Lehrer", "{he} verwandelt aus Versehen seinen Lehrer"],
  ["de", "Der Frosch Fritz ging verloren", "{he} ging verloren"],
];

test.each(TOLD)("a German clause has its hero first, wherever its verb stands (%s): %s", (language, idea, clause) => {
  expect(readIdea(idea, language).trouble?.clause).toBe(clause);
});

test.each([
  ["Ein Biber soll einen Damm bauen. Viel lieber würde er malen", "malen"],
  ["Am liebsten würde Lena den ganzen Tag tanzen", "den ganzen Tag tanzen"],
  ["Eine Nixe, die lieber Beine hätte", "Beine haben"],
])("what somebody would rather do is the wish: %s", (idea, phrase) => {
  expect(readIdea(idea, "de").goal?.phrase).toBe(phrase);
});

test("what nobody wants is nobody’s wish", () => {
  expect(readIdea("Papagei Koko plappert, und niemand will ihm etwas erzählen", "de").goal).toBeUndefined();
  expect(readIdea("Die Kinder sind traurig, denn kein Kind will das nicht", "de").goal).toBeUndefined();
});

test.each<readonly [Language, string, string]>([
  ["de", "Mein Sohn will nie schlafen gehen", "boy"],
  ["de", "Unsere Tochter weint jeden Abend", "girl"],
  ["ro", "Fiul meu nu vrea să doarmă", "boy"],
  ["en", "My daughter never wants to sleep", "girl"],
])("the writer’s own child is a child (%s): %s", (language, idea, kind) => {
  expect(readIdea(idea, language).figures[0]?.concept).toBe(kind);
});

test.each<readonly [Language, string, string, string]>([
  ["de", "Für unsere Klasse: ein Füller hat Tinte verkleckst", "", "fountain-pen"],
  [
    "de",
    "Mein Opa war Käser, darum wünsche ich mir eine Geschichte über einen Käselaib, der weint",
    "",
    "cheese-wheel",
  ],
  ["de", "Unser Sohn hat eine Bohne gepflanzt. Eine Geschichte aus Sicht der Bohne, die sich nicht traut", "", "bean"],
  ["de", "Unser Sohn Linus macht sich Sorgen. Schön wäre etwas mit einer Eule, die nicht lesen kann", "", "owl"],
  ["de", "Mein Enkel Luis hat einen Stoffhasen namens Hoppel", "Hoppel", "toy-rabbit"],
  ["de", "baby kommt, paula ist eifersüchtig", "Paula", ""],
  ["de", "meine tochter smilla möchte nicht bei oma übernachten", "Smilla", ""],
  ["de", "In der Spielzeugstadt ist der Kreisel krank", "", "spinning-top"],
  ["de", "Alle Bäume können sprechen, nur die kleine Birke bringt kein Wort heraus", "", "birch-tree"],
  ["de", "Das Heißluftballon-Mädchen Juna reist", "Juna", "girl"],
  ["de", "Opas Rollator geht nachts spazieren", "", "walking-frame"],
  ["de", "Gestrandet auf einer Insel: ein Koch und eine Ziege", "", "cook"],
  ["ro", "Sunt învățătoare și aș avea nevoie de o poveste despre un copil nou, Amir, care stă singur", "Amir", "child"],
  ["ro", "bunica mea avea un cocoș, Costel, care cânta", "Costel", "rooster"],
  ["ro", "Nepoțica mea Eva se teme de gâște. Aș vrea o poveste în care o gâscă îi devine prietenă", "Eva", "niece"],
  ["ro", "Regele Ovidiu cel Mofturos nu zâmbește", "Ovidiu cel Mofturos", "king"],
  ["ro", "Două ghete certate care nu mai vor să meargă", "", "boots"],
  ["ro", "În sertarul cu șosete trăiește un nasture singuratic", "", "button"],
  ["ro", "matei nu vrea sa manance", "Matei", ""],
  ["en", "Grandad has a donkey, Ned, who won't cross the bridge", "Ned", "donkey"],
  ["ro", "Bunica are o găină, Pufa, care nu mai face ouă", "Pufa", "hen"],
  ["de", "Opa hat einen Esel, Jakob, der nicht über die Brücke will", "Jakob", "donkey"],
  ["en", "Mabel is the oldest bus in the village.", "Mabel", "bus"],
  ["ro", "Rică este cel mai mic remorcher din port", "Rică", "tugboat"],
  ["de", "Piet ist der kleinste Schlepper im Hafen", "Piet", "tugboat"],
  [
    "en",
    "I teach reception and need something on sharing. The hero could be the white crayon in the box.",
    "",
    "crayon",
  ],
  ["ro", "Sunt educatoare. Ceva despre răbdare, vă rog. Eroul ar putea fi un melc care nu are răbdare.", "", "snail"],
  ["de", "Ich arbeite als Erzieherin. Schön wäre ein kleines Krokodil, das immer zubeißt.", "", "crocodile"],
  ["ro", "Ceva haios pentru două fetițe de 4 și 6 ani. Un hipopotam vrea să danseze", "", "hippo"],
  ["en", "How about a whale who has hiccups? The fishermen can't get out.", "", "whale"],
  ["de", "Wie wäre es mit einem Wal, der Schluckauf hat? Die Fischer kommen nicht raus.", "", "whale"],
  ["en", "In a city where all the cars fly, a girl finds an old bike", "", "girl"],
  ["ro", "Într-un oraș cu mașini zburătoare trăiește ultimul cal", "", "horse"],
  ["de", "In einer Stadt, in der alle Autos fliegen, findet das Mädchen Nuria ein altes Fahrrad", "Nuria", "girl"],
  ["de", "eine Bäckerin namens Svenja, die eine Katze vom Baum holt", "Svenja", "baker"],
  ["de", "Die Tierärztin Frau Doktor Pfeiffer versteht die Tiere", "Frau Doktor Pfeiffer", "vet"],
  ["en", "Nana's needles have gone and Inspector Waddle the duck must find them", "Inspector Waddle", "duck"],
  ["ro", "Zâna Lăcrămioara și-a rupt aripa", "Lăcrămioara", "fairy"],
])("whose story it is (%s): %s", (language, idea, name, kind) => {
  const [hero] = readIdea(idea, language).figures;
  expect([hero?.name, hero?.concept]).toEqual([name, kind]);
});
