import type { ByLanguage } from "#book/languages.ts";

/** A short story as a parent may write it, once in each language: scenes, speeches, abbreviations, a night and some rain. */
export const OWN_STORIES: ByLanguage<string> = {
  en: `Tilda was a small mouse who lived in an old castle. Every morning she swept the stairs, all ninety-nine of them.
One day it began to rain. Tilda was sad, because the rain put out the light in the tower. “Who will show the ships the way now?” she said.
That night she took her lantern and climbed the stairs. On step fifty-one sat an owl. “Where are you going, little one?” asked the owl.
“Up,” said Tilda. “The ships need a light.” The owl shook her feathers. “Mr. Pell from the harbour says that nobody sails in such weather.”
“But somebody might,” said Tilda. “And then?”
The owl thought about it for a long time. Then she took Tilda on her back and flew up to the window.
There stood the mouse, and she held the lantern as high as she could. Far out, a horn answered. “You see?” whispered Tilda.
In the morning they sat in the kitchen and had warm milk. The owl was very sleepy. “Tomorrow,” said Tilda, “we will do it again.”`,
  ro: `Tilda era o șoricică mică și locuia într-un castel vechi. În fiecare dimineață mătura treptele, pe toate nouăzeci și nouă.
Într-o zi a început să plouă. Tilda era tristă, fiindcă ploaia stinsese lumina din turn. „Cine le mai arată corăbiilor drumul?” a spus ea.
În noaptea aceea Tilda a luat un felinar și a urcat scara. Pe treapta cincizeci și unu stătea o bufniță. „Unde mergi, micuțo?” a întrebat bufnița.
„Sus”, a spus Tilda. „Corăbiile au nevoie de lumină.” Bufnița și-a scuturat penele. „Dl. Pell din port zice că pe vremea asta nu iese nimeni în larg.”
„Dar dacă iese cineva?” a spus Tilda. „Atunci ce facem?”
Bufnița s-a gândit mult. Apoi a luat-o pe Tilda în spinare și a zburat până la fereastră.
Acolo stătea Tilda, și ținea felinarul cât putea de sus. De departe a răspuns un corn. „Vezi?” a șoptit Tilda.
Dimineața stăteau în bucătărie și beau lapte cald. Bufnița era tare obosită. „Mâine”, a spus Tilda, „o luăm de la capăt.”`,
  de: `Tilda war eine kleine Maus und wohnte in einem alten Schloss. Jeden Morgen fegte sie die Treppe, alle neunundneunzig Stufen.
Eines Tages regnete es. Tilda war traurig, denn der Regen hatte das Licht im Turm gelöscht. „Wer zeigt jetzt den Schiffen den Weg?“, sagte sie.
In dieser Nacht nahm Tilda eine Laterne und stieg die Treppe hinauf. Auf der 51. Stufe saß eine Eule. „Wohin gehst du, Kleine?“, fragte die Eule.
„Hinauf“, sagte Tilda. „Die Schiffe brauchen ein Licht.“ Die Eule schüttelte die Federn. „Hr. Pell vom Hafen sagt, bei solchem Wetter fährt niemand hinaus.“
„Vielleicht aber doch“, sagte Tilda. „Und dann?“
Die Eule dachte lange nach. Dann nahm sie Tilda auf den Rücken und flog bis zum Fenster hinauf.
Da stand die Maus und hielt die Laterne, so hoch sie konnte. Weit draußen antwortete ein Horn. „Siehst du?“, flüsterte Tilda.
Am Morgen saßen sie in der Küche und tranken warme Milch. Die Eule war sehr müde. „Morgen“, sagte Tilda, „machen wir es wieder.“`,
};
