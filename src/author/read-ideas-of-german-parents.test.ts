import { describe, expect, test } from "vitest";
import { analyseIdea } from "./analyse-idea.ts";
import { readIdea } from "./read-idea.ts";
import { wholeText } from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

type Hero = readonly [idea: string, name: string, concept: string];
type Goal = readonly [idea: string, phrase: string | undefined];

const heroOf = (idea: string) => readIdea(idea, "de").figures[0];

describe("a German idea’s hero is found", () => {
  test.each<Hero>([
    ["Ein Löffel im Exil", "", "spoon"],
    ["Ein Schal im Regen", "", "scarf"],
    ["Zwei Regentropfen verlieben sich beim Fallen und haben nur wenig Zeit", "", "raindrop"],
    ["Das Insektenhotel am Waldrand", "", "insect-hotel"],
  ])("where a note begins with it: %s", (idea, name, concept) => {
    expect(heroOf(idea)).toMatchObject({ name, concept });
  });

  test.each<Hero>([
    ["Gechichte über einen Faultierjungen der zu spät zur Party kommt", "", "sloth"],
    ["Eine Geschichte von einem Elefantenjungen, der nicht trompeten kann", "", "elephant"],
    ["vom Krokodiljungen der sich vor Wasser ekelt", "", "crocodile"],
    ["Kartoffelmännchen Karl hat keine Füße und will trotzdem wandern", "Karl", "Kartoffelmännchen"],
    ["Das Ampelmännchen Rudi will nicht mehr rot sein", "Rudi", "Ampelmännchen"],
    ["Zwilinge Ella und Nele streiten sich ständig", "Ella", "twin"],
    ["Ein Lkw-Fahrer hat sich verfahren", "", "lorry-driver"],
  ])("by the parts of its word, and past a slip: %s", (idea, name, concept) => {
    expect(heroOf(idea)).toMatchObject({ name, concept });
  });

  test.each<Hero>([
    ["hexe Warzelinde hat ihr zauberspruch vergesen und jetzt ist der kater grün", "Warzelinde", "witch"],
    ["wie das schaf Wolke seine wolle verschenkt hat und dann selber gefrohren hat", "Wolke", "sheep"],
    ["die fee Pusteblume hat schnupfen und jedes mal wen sie niest zaubert sie aus versehen", "Pusteblume", "fairy"],
    ["mein hamster heisst Krümel und er ist ausgebüxt und erlebt was in der nacht", "Krümel", "hamster"],
  ])("where only its name has a capital, as children write: %s", (idea, name, concept) => {
    expect(heroOf(idea)).toMatchObject({ name, concept });
  });

  test.each<Hero>([
    ["moni sucht ihre gummistiefel", "Moni", ""],
    ["oma ist gestorben, leo fragt wo sie jetzt ist.", "Leo", ""],
    ["hamster hamlet ist tagsueber immer muede aber nachts sind die kinder im bett.", "Hamlet", "hamster"],
    ["Wir haben einen alten Dackel, den Herrn Wastl. Er sieht nicht mehr gut.", "Herr Wastl", "dachshund"],
    ["Teekanne Mrs. Pott kann nicht pfeifen", "Mrs. Pott", "teapot"],
    ["Thema Teilen. Bitte eine Giraffe (weiblich, Name z.B. Zuri), die zuhört", "Zuri", "giraffe"],
    ["Nuri, ein Töpferjunge, hat das schönste Gefäß zerbrochen", "Nuri", "boy"],
    ["Spatzenbande gegen den Brotdieb", "", "sparrow"],
  ])("by its name or its kind however they are written: %s", (idea, name, concept) => {
    expect(heroOf(idea)).toMatchObject({ name, concept });
  });

  test.each<Hero>([
    ["Wir haben drei Schafe auf der Wiese, Flocke, Wolle und Berta. Berta büxt jede Nacht aus.", "Berta", "sheep"],
    ["Bei uns leben zwei Kaninchen im Stall, Hoppel und Möhre.", "Hoppel", "rabbit"],
    ["In der Zukunft fliegen alle Autos, nur das Lastenrad Kurbel muss unten bleiben.", "Kurbel", "cargo-bicycle"],
    ["Im Hafen schlafen die Schiffe, nur der Schlepper Otto ist noch wach", "Otto", "tugboat"],
  ])("by a name that comes behind where it is: %s", (idea, name, concept) => {
    expect(heroOf(idea)).toMatchObject({ name, concept });
  });

  test.each<Hero>([
    ["Mein Mann und ich sind Imker, darum ein Imkerjunge namens Xaver.", "Xaver", "boy"],
    ["Wir wohnen am Hafen, also ein Hafenkater namens Jonas. Er will einmal mit aufs Meer.", "Jonas", "cat"],
    ["Meine Frau und ich sind Gärtner, deshalb bitte ein Gärtnermädchen namens Flora", "Flora", "girl"],
    ["Urgroßmutter ist gestorben und unsere Mathilda (6) stellt viele Fragen.", "Mathilda", ""],
  ])("behind the writer and the family: %s", (idea, name, concept) => {
    expect(heroOf(idea)).toMatchObject({ name, concept });
  });

  test.each<Hero>([
    ["Esel Enzo arbeitet auf einem Hof und alle nennen ihn stur", "Enzo", "donkey"],
    ["Der Dackel Waldi heult jede Nacht und alle nennen ihn verrückt.", "Waldi", "dachshund"],
    ["Das Nilpferd Norbert badet ungern und die anderen nennen es feige", "Norbert", "hippo"],
  ])("and is not called what others say of it: %s", (idea, name, concept) => {
    expect(readIdea(idea, "de").figures.map((figure) => figure.name)).toEqual([name]);
    expect(heroOf(idea)).toMatchObject({ concept });
  });
});

describe("a German idea’s goal", () => {
  test.each<Goal>([
    ["Levi traut sich im Schwimmbad nicht vom Rand zu springen", "dem Springen vom Rand"],
    ["Ein Blatt hängt noch am Ast und hat Angst loszulassen", "dem Loslassen"],
    ["Die Kerze hat keine Lust, abgebrannt zu werden", "nicht abgebrannt werden"],
    ["Der Frosch Quaks hat keine Lust mehr, ständig zu hüpfen", "nicht mehr ständig hüpfen"],
    ["Emma lernt Schlittschuhlaufen und fällt dauernd hin", "Schlittschuhlaufen lernen"],
    ["Lokführer Anton kann mit seiner Bahn nicht mehr fahren", "wieder mit seiner Bahn fahren"],
    ["Die alte Eiche soll gefällt werden", "nicht gefällt werden"],
    ["Der Bus Bodo soll auf den Schrottplatz", "nicht auf den Schrottplatz kommen"],
    ["Prinz Balduin soll heiraten, er will aber viel lieber Schafe hüten.", "Schafe hüten"],
    ["Die Fliege Gerda will einmal nach draußen", "nach draußen gehen"],
    ["Die Maus packt ihren Koffer und sucht ein neues Zuhause", "ein neues Zuhause suchen"],
    ["Die Fee Lila findet einen Brief und will wissen, für wen der ist", "für wen der ist"],
    ["Wer nimmt den kleinen Hund auf? Er wurde ausgesetzt", "wer den kleinen Hund aufnimmt"],
    ["Wie der Leuchtkäfer Fridolin sein Licht wiederfand", "wie der Leuchtkäfer Fridolin sein Licht wiederfand"],
  ])("is said as it was meant: %s", (idea, phrase) => {
    expect(readIdea(idea, "de").goal?.phrase).toBe(phrase);
  });

  test.each([
    "Räuber Rolf kann nur leise brüllen und soll beim Räuberfest auftreten",
    "Amir kann eigentlich richtig gut kicken",
    "Ein Apfel hängt ganz oben am Baum",
    "Nele muss bald am Ohr operiert werden",
    "Opa kommt ins Krankenhaus, Leonie macht sich Sorgen",
    "ein regenschirm wünscht sich dass mal die sonne scheint",
  ])("is none where nobody wishes for it: %s", (idea) => {
    expect(readIdea(idea, "de").goal).toBeUndefined();
  });
});

test.each([
  ["Die Kerze hat keine Lust, abgebrannt zu werden", "{he} hat keine Lust, abgebrannt zu werden"],
  [
    "Der Koch hat eine Küche voller Töpfe, aber leider keinen Geschmack",
    "{he} hat eine Küche voller Töpfe, aber leider keinen Geschmack",
  ],
  ["Erster Kitatag von Mila", "es geht um den ersten Kitatag"],
  ["Umzug mit Katze Mimi", "es geht um den Umzug"],
  ["Yusuf und sein Opa bauen einen Drachen, aber es weht seit Wochen kein Wind", "es weht seit Wochen kein Wind"],
])("what is amiss is told whole: %s", (idea, clause) => {
  expect(readIdea(idea, "de").trouble?.clause).toBe(clause);
});

describe("a German book tells", () => {
  const textOf = (story: string) => {
    const { confidence: _confidence, ...form } = analyseIdea(story, "de");
    return wholeText(writeBook({ ...form, language: "de", pages: 8, complexity: "Seeker", title: "", story }, "told"));
  };

  test("of who is spared that it did not happen, and never that they need not", () => {
    const text = textOf("Die alte Eiche soll gefällt werden");
    expect(text).toMatch(/nicht gefällt/u);
    expect(text).not.toMatch(/muss?te? [^.!?]*nicht gefällt/u);
  });

  test.each([
    ["Opa Karl und sein Enkel suchen Pilze", /Enkel/u, /Neffe/u],
    ["Kommissarin Wiesel ermittelt: Auf dem Markt fehlen alle gebrannten Mandeln!", /Mandeln/u, /(?<!\p{L})er hieß/u],
    ["Der Wolf will doch nur ein guter Nachbar sein", /gute[rn]? Nachbar/u, /doch nur/u],
  ])("what its idea says, in words that fit: %s", (idea, told, untold) => {
    const text = textOf(idea);
    expect(text).toMatch(told);
    expect(text).not.toMatch(untold);
  });
});
