import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string) => {
  const [hero] = readIdea(idea, "ro").figures;
  return [hero?.concept, hero?.name];
};

describe("a name that a Romanian idea tells after its bearer", () => {
  test.each([
    ["Un măgar încăpățânat nu vrea la târg și îi zice lumea Bârzoi.", "donkey", "Bârzoi"],
    ["Am văzut în parc o gâscă șchioapă. Să-i zicem Gica. Ea vrea să danseze.", "goose", "Gica"],
    ["traia pe deal un bivol pe care batranii il strigau Negrisor si tragea clopotele", "bison", "Negrisor"],
    ["Am îngropat hamsterul, pe Rico. Rico ajunge pirat în cer.", "hamster", "Rico"],
    ["Avem un pitic de grădină ciobit. Ghiță al nostru se crede rege.", "garden-gnome", "Ghiță"],
    ["O vrăjitoare, cea mai mică dintre surorile ei, pe nume Fulga, a căzut de pe mătură.", "witch", "Fulga"],
    ["cel mai mic borcan, Prunisor, se teme de lingura", "jar", "Prunisor"],
    ["Trei pisoi dorm într-un coș. Al treilea, Mototol, nu vrea să coboare.", "cat", "Mototol"],
    ["E criză de spiriduși. Ultimul, Tinel, face singur toate jucăriile.", "goblin", "Tinel"],
    ["Moș Martin, ursul de la marginea satului, are o problemă.", "bear", "Moș Martin"],
    ["Căutăm un olar din Corund, nea Costică, căruia i-a dispărut roata.", "potter", "Nea Costică"],
  ])("is the bearer’s: %s", (idea, concept, name) => {
    expect(heroOf(idea)).toEqual([concept, name]);
  });
});

describe("what stands behind a Romanian noun in small letters", () => {
  test.each([
    ["un sculptor roman isi cauta dalta", "sculptor"],
    ["o perna grasuta aduna visele rele", "blanket"],
    ["o poveste in care luna chiar vrea sa coboare", "moon"],
    ["la gradina zoologica e un pinguin caruia ii e cald", "penguin"],
  ])("tells what it is like and is no name: %s", (idea, concept) => {
    expect(heroOf(idea)).toEqual([concept, ""]);
  });

  test("is nobody where it is what a nursery school is called", () => {
    expect(heroOf("La grădinița Albinuța apare o fetiță nouă, Amira, care tace.")[1]).toBe("Amira");
  });
});
