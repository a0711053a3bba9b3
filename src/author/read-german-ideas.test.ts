import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

type Said = readonly [idea: string, name: string, concept: string];

const isRead = ([idea, name, concept]: Said) => {
  const [hero] = readIdea(idea, "de").figures;
  expect([hero?.name, hero?.concept], idea).toEqual([name, concept]);
};

describe("a German idea’s hero is found", () => {
  test.each<Said>([
    [
      "Meine Kinder fragen ständig nach Schnecken. Ich dachte an eine Schnecke mit Rucksack, die um die Welt reisen will.",
      "",
      "snail",
    ],
    ["Mein Sohn ist verrückt nach Kränen. Also: ein Kran, der Höhenangst hat.", "", "crane"],
    ["Ich hätte gern einen Imker als Held, weil mein Mann auch Imker ist.", "", "beekeeper"],
    ["Wir wünschen uns eine Feuerwehrfrau als Hauptfigur, die ihren Helm verliert.", "", "firefighter"],
    ["Könnte ein Waschlappen die Hauptrolle spielen? Meine Tochter hasst Waschen.", "", "dishcloth"],
    ["Die Kleine redet nur noch von Baggern. Der Bagger Kuno gräbt ein viel zu tiefes Loch.", "Kuno", "excavator"],
    [
      "Nach dem Umzug vermisst meine Tochter alles. Könntet ihr von einem Einsiedlerkrebs erzählen, der ein neues Haus braucht?",
      "",
      "hermit-crab",
    ],
    [
      "Wir waren am Wochenende auf dem Bauernhof und jetzt reden alle nur von Trude. Trude ist eine Ziege, die Wäsche frisst.",
      "Trude",
      "goat",
    ],
    [
      "Bitte ein Märchen für Lina. Sie wird 5 und liebt Pferde, Nudeln und Glitzer. Das Pony Mokka traut sich nicht über den Bach.",
      "Mokka",
      "pony",
    ],
    ["Moin, bitte eine Robbe, die nicht tauchen mag.", "", "seal"],
    ["Kurz gesagt: ein Kamel ohne Höcker.", "", "camel"],
  ])("behind what is told of the writer and of the child: %s", (...said) => {
    isRead(said);
  });

  test.each<Said>([
    ["Die alte Schreibmaschine von Tante Helga klappert nachts.", "", "typewriter"],
    ["Das rote Fahrrad von Onkel Jens will nicht in den Keller.", "", "bicycle"],
    ["Ein Laden, in dem eine einsame Spieluhr auf einen Käufer hofft.", "", "music-box"],
    ["Der Zug fällt aus, also fährt ein Esel die Leute nach Hause.", "", "donkey"],
    ["Papa ist auf Dienstreise und die kleine Maus kann nicht einschlafen.", "", "mouse"],
    ["Die Sterne machen ein Fest. Der kleinste Stern darf nicht mit, weil er zu schwach leuchtet.", "", "star"],
    ["Sturm auf hoher See! Die kleine Boje Bodil hält sich fest.", "Bodil", "buoy"],
    ["Auf dem Mond gibt es eine Siedlung, da wohnt Nuri mit ihren Eltern.", "Nuri", ""],
    ["In der Bäckerei geht der Bäckerin Fatma das Salz aus.", "Fatma", "baker"],
    ["Aufregung im Bienenstock", "", "bee"],
    ["Chaos im Affenhaus!", "", "monkey"],
  ])("where a scene, an owner or somebody else stands before: %s", (...said) => {
    isRead(said);
  });

  test.each<Said>([
    [
      "ich brauche was zum vorlesen, mein sohn liebt bagger. der bagger heißt bruno und hat angst vor matsch.",
      "Bruno",
      "excavator",
    ],
    ["Das Pferd von meiner Tante heißt Sternchen und springt über jeden Zaun.", "Sternchen", "horse"],
    ["Eine Schildkröte, wir nennen sie Berta, will schneller werden.", "Berta", "turtle"],
    ["Vor dem Kindergarten wohnt eine Amsel, die Kinder haben sie Paula getauft.", "Paula", "blackbird"],
    ["Bruno, unser Hund, hat Angst vor Gewitter.", "Bruno", "dog"],
    ["Letzte Woche ist unsere Katze weggelaufen und die Kinder fragen, wo Minka jetzt ist.", "Minka", "cat"],
    ["Der Buchstabe X fühlt sich überflüssig.", "X", "letter-of-alphabet"],
    ["Wir lesen gern Krimis. Kommissarin Ella Eule sucht den Nussdieb.", "Kommissarin Ella", "owl"],
    ["Ein Riese findet niemanden zum Spielen. Fragen mag er keinen.", "", "giant"],
  ])("by a name that is given elsewhere: %s", (...said) => {
    isRead(said);
  });

  test.each<Said>([
    ["Kann ein Stein träumen?", "", "stone"],
    ["Wieso ist der Mond manchmal halb?", "", "moon"],
    ["Warum hat das Zebra Streifen?", "", "zebra"],
    ["Wovon träumt eine Kuh?", "", "cow"],
  ])("in a question about it: %s", (...said) => {
    isRead(said);
  });

  test.each<Said>([
    ["Als der Strom ausfiel, übernahm die Kerze.", "", "candle"],
    ["Weil ihr Drache Schnupfen hat, muss die Ritterin Hedda Taschentücher nähen.", "Hedda", "knight"],
    ["In Omas Knopfdose leben hundert Knöpfe, und einer davon gehört nirgendwo dazu.", "", "button"],
    [
      "Meine Enkelin sammelt Steine und gibt jedem einen Namen. Einer heißt Otto und will zurück in den Bach.",
      "Otto",
      "stone",
    ],
    ["Bei Regen kommen die Regenwürmer raus. Einer davon, Ringo, verpasst den Rückweg.", "Ringo", "earthworm"],
    ["Oma erzählt immer vom Klabautermann. Den gibt es wirklich, er wohnt auf unserer Fähre.", "", "hobgoblin"],
    ["Jeden Morgen sitzt auf unserem Fensterbrett eine Krähe und klopft.", "", "crow"],
    ["Irgendwo hinterm Regenbogen wohnt ein Wolkenschaf, das nie nass wird.", "", "sheep"],
    ["Die Mülltonnen in unserer Straße streiten, wer am meisten stinkt.", "", "recycling-bin"],
    ["mein papa ist pilot und ich will dass ein kleines flugzeug die hauptrolle hat das höhenangst hat", "", "plane"],
    ["Ich bin Opa Werner und möchte meinen Enkeln von einem Storch erzählen, der im Winter hierbleibt.", "", "stork"],
    ["Die Klasse 2b braucht für das Lesefest eine Heldin, die im Rollstuhl sitzt. Sie soll Nele heißen.", "Nele", ""],
    ["Ein Löwe, Vegetarier, eröffnet ein Restaurant.", "", "lion"],
  ])("whoever else stands before in a clause of its own: %s", (...said) => {
    isRead(said);
  });

  test.each<Said>([
    ["Seit die Uroma im Heim ist, sitzt ihr Wellensittich Hansi stumm auf der Stange.", "Hansi", "budgie"],
    ["Der Bürgermeister von Schnarchhausen verbietet das Träumen, aber Lotta träumt einfach weiter.", "Lotta", ""],
    ["Der Kuchen ist angebrannt und die Gäste kommen gleich. Bäckermeister Knoll hat eine Idee.", "Knoll", "baker"],
    ["Die Turnhalle steht unter Wasser, da machen die Frösche ein Schwimmfest.", "", "frog"],
    ["Vier Musikanten, aber diesmal in Berlin: Esel Egon wird aus der Wohnung geworfen.", "Egon", "donkey"],
    [
      "Die Tauben am Bahnhof kennen jeden Zug. Nur die junge Taube Gesine verwechselt immer die Gleise.",
      "Gesine",
      "pigeon",
    ],
    ["Mein Bruder hat ein Schaf adoptiert, das Schaf heißt Ulla und denkt, es ist ein Hund.", "Ulla", "sheep"],
    ["Der Hausschuh links ist beleidigt, weil rechts immer zuerst drankommt.", "", "slipper"],
    ["Auf der Insel gibt es eine Schule, da lernt Malek schwimmen.", "Malek", ""],
  ])("behind whoever is only away or in the way: %s", (...said) => {
    isRead(said);
  });
});

describe("what a German idea asks or tells of its hero", () => {
  test("is whether, where a question begins with its verb", () => {
    const { goal } = readIdea("Kann ein Vulkan Freunde haben?", "de");
    expect([goal?.kind, goal?.phrase]).toEqual(["question", "ob ein Vulkan Freunde haben kann"]);
  });

  test("is what somebody does in a place, not what the place is", () => {
    const { trouble } = readIdea("Ein Laden, in dem eine einsame Spieluhr auf einen Käufer hofft.", "de");
    expect(trouble?.clause).toBe("{he} auf einen Käufer hofft");
  });

  test("is never the wish of whoever writes", () => {
    const { goal } = readIdea("Wir hätten gern eine Geschichte über einen Lokführer, der seinen Zug verpasst.", "de");
    expect(goal?.phrase ?? "").not.toContain("Geschichte");
  });
});

test.each([
  ["Ein Regenschirm, der Regen nicht leiden kann", "Regen"],
  ["Eine Ente, die Wasser nicht ausstehen kann", "Wasser"],
  ["Die Katze Mimi kann Hunde nicht leiden", "Hunden"],
  ["Ein Junge, der Spinat hasst", "Spinat"],
])("what a German hero cannot stand is no wish: %s", (idea, afraidOf) => {
  const { goal } = readIdea(idea, "de");
  expect([goal?.kind, goal?.phrase]).toEqual(["fear", afraidOf]);
});

test.each([
  ["Ein Bär, der lernen will, einen Schal für den Mond zu stricken", "einen Schal für den Mond stricken"],
  ["Ein Wal möchte lernen, auf einem Bein zu stehen", "auf einem Bein stehen"],
  ["Der Frosch will endlich versuchen, über den Bach zu springen", "über den Bach springen"],
])("what a German hero wants to learn is the wish: %s", (idea, wish) => {
  expect(readIdea(idea, "de").goal?.phrase).toBe(wish);
});

test.each([
  ["Wie die kleine Laterne das Leuchten lernte", "wish", "das Leuchten lernen"],
  ["Pirat, der Schwimmen lernen muss", "wish", "schwimmen lernen"],
  ["Eine Karotte, die im Dunkeln Angst hat", "fear", "der Dunkelheit"],
  ["Ein Leuchtturm wünscht sich so sehr Besuch", "wish", "Besuch haben"],
  [
    "Der Weihnachtsmann ist krank! Da müssen das kleine Rentier Lasse und die Wichtelin Nisse allein die Geschenke verteilen.",
    "wish",
    "allein die Geschenke verteilen",
  ],
])("what a German hero is after is told as it is meant: %s", (idea, kind, phrase) => {
  const { goal } = readIdea(idea, "de");
  expect([goal?.kind, goal?.phrase]).toEqual([kind, phrase]);
});
