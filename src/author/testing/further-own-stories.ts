import type { ByLanguage } from "#book/languages.ts";

/** A text as a parent may write it, and the names of those whom a book of it shows, in the order of the text. */
export interface OwnText {
  readonly text: string;
  readonly names: readonly string[];
}

/** With and without headings and paragraphs, with speech in quotation marks of many kinds and behind dashes. */
export const FURTHER_OWN_STORIES: ByLanguage<readonly OwnText[]> = {
  en: [
    {
      names: ["Ben", "Biscuit"],
      text: `Ben and the Cold Nose

Ben woke up because something cold touched his cheek. It was Biscuit, his dog, and Biscuit had a letter in his mouth.
"Where did you get that?" asked Ben. Biscuit wagged his tail, but he did not say.
They ran down to the beach. The wind was blowing hard, and the waves were as tall as houses. On the sand lay a bottle, and it was open.
"Somebody needs help," said Ben. He read the letter aloud. It said: "Please come. I am stuck on the rock. Yours, a seal."
So Ben took the little red boat and rowed out. Biscuit sat in front and barked at every wave.
The seal lay on the rock and cried. A fishing net was wound around her tail. Ben cut the net with his pocket knife, snip, snap, snip.
"Thank you," said the seal. She pushed the boat all the way home with her nose.
That evening Ben and Biscuit sat by the fire. There was soup, and there was a fish for Biscuit, and nobody knew who had put it on the doorstep.`,
    },
    {
      names: ["Clara"],
      text: `Every night, when the lights in the toy shop go out, Clara the doll opens her eyes. She climbs down from the shelf and looks for the teddy bear, who is always asleep. Tonight the teddy bear is not there. Clara looks under the table. She looks behind the drum. She looks into the big blue box. "Teddy?" she calls. Nobody answers. Then she sees a light in the window. The teddy bear is sitting on the windowsill and looking at the stars. "I could not sleep," he says. "I was counting." Clara sits down next to him and takes his paw. "How many are there?" she asks. "Two," says the teddy bear, "now that you are here." They sit there until the sun comes up. When the shopkeeper opens the door, both of them lie on the shelf again. But they are holding hands.`,
    },
    {
      names: ["Old Bess"],
      text: `Grandpa's tractor was called Old Bess. She was green, mostly, and she coughed. One winter morning it snowed so much that the school bus got stuck in the lane. Twelve children sat in it and drew pictures on the windows. Grandpa put on his hat. “Come on, Bess,” he said. “Those children have a spelling test.” “Hurrah,” said the children when they saw the tractor. “Oh no,” they said when they heard about the test. Old Bess coughed, and coughed again, and then she pulled. The bus came out of the snow like a tooth. In the afternoon it was still snowing, and there had been no spelling test after all, because the teacher was stuck as well. So Grandpa and Bess went out once more. After that every child in the village knew how to spell one word at least, and it was “tractor”.`,
    },
    {
      names: ["Ada", "Zip"],
      text: `Chapter one

Ada lived on the moon with her robot, Zip. They grew potatoes under a glass dome. One day there was a crack in the dome. It was no longer than a finger, but it hissed. Ada pressed her thumb on it. "Zip, fetch the glue!" Zip rolled away. He came back with jam. "That is jam," said Ada. "Yes," said Zip. "The glue is empty."

Chapter two

They put jam on the crack. It held for a minute. Then it held for an hour. Ada was so tired that she fell asleep standing up. Zip held her so that she would not fall. In the morning the jam had frozen as hard as a stone. "It is a good thing that space is cold," said Zip. And for breakfast they had potatoes, without jam.`,
    },
    {
      names: [],
      text: `There was once a wolf who was afraid of sheep. He met one in the forest and climbed up a tree. "What are you doing up there?" asked the sheep. "Nothing," said the wolf. "I like the view." The sheep lay down under the tree. It began to rain. The wolf got wet, and the sheep got wet, too. "You could come down," said the sheep, "and I could keep you warm. I am made of wool." The wolf thought about it until noon. Then he climbed down, one paw at a time. The sheep did not bite. It was as warm as a blanket, and it smelled of grass. Since then the wolf has been telling everybody a story about a very brave wolf. The sheep never says anything. She only smiles.`,
    },
  ],
  ro: [
    {
      names: ["Mihai", "Bobo", "Ana"],
      text: `Mihai și frigul

Mihai avea o cizmă ruptă și un câine pe nume Bobo. Într-o dimineață a nins până la ferestre.
— Nu se poate ieși pe ușă, a zis mama.
— Atunci ies pe fereastră, a zis Mihai.
Bobo a sărit primul și a dispărut. Nu se mai vedea decât coada lui, ca un steag.
Mihai a luat lopata și a săpat un drum până la vecina Ana, care era bătrână și nu mai avea lemne.
— Cine e? a întrebat ea prin ușă.
— Noi, a spus Mihai. Am venit cu lemne.
Au făcut focul în sobă și au băut ceai de tei. Afară ningea mai departe.
Seara, când a ajuns acasă, Mihai a găsit în cizma ruptă o pereche de șosete de lână. Erau roșii, și încă mai erau calde.`,
    },
    {
      names: ["Clara"],
      text: `În fiecare noapte, când se sting luminile din magazinul de jucării, păpușa Clara deschide ochii. Coboară de pe raft și îl caută pe ursuleț, care doarme întotdeauna. În noaptea aceasta ursulețul nu e acolo. Clara se uită sub masă. Se uită în spatele tobei. Se uită în cutia cea mare și albastră. „Ursule?” strigă ea. Nu răspunde nimeni. Atunci vede o lumină la fereastră. Ursulețul stă pe pervaz și se uită la stele. „Nu puteam să dorm”, spune el. „Număram.” Clara se așază lângă el și îl ia de lăbuță. „Câte sunt?” întreabă ea. „Două”, spune ursulețul, „acum că ai venit și tu.” Stau așa până când răsare soarele. Când vânzătorul deschide ușa, amândoi sunt iar pe raft. Dar se țin de mână.`,
    },
    {
      names: ["Bătrâna Veta"],
      text: `Tractorul bunicului se numea Bătrâna Veta. Era verde, în cea mai mare parte, și tușea. Într-o dimineață de iarnă a nins atât de mult, încât autobuzul școlii s-a împotmolit pe uliță. În el stăteau doisprezece copii și desenau pe geamuri. Bunicul și-a pus căciula. „Haide, Veto”, a zis el. „Copiii ăștia au dictare.” „Ura!” au strigat copiii când au văzut tractorul. „Vai”, au zis când au auzit de dictare. Bătrâna Veta a tușit o dată, a mai tușit o dată și apoi a tras. Autobuzul a ieșit din zăpadă ca un dinte. După-amiază încă mai ningea, iar dictarea nu se mai ținuse, fiindcă se împotmolise și învățătoarea. Așa că bunicul și Veta au mai pornit o dată. De atunci, toți copiii din sat știu să scrie măcar un cuvânt, și anume „tractor”.`,
    },
    {
      names: ["Ada", "Zip"],
      text: `Ada locuia pe lună cu robotul ei, Zip. Creșteau cartofi sub o cupolă de sticlă. Într-o zi cupola a crăpat. Crăpătura nu era mai lungă decât un deget, dar șuiera. Ada a apăsat cu degetul pe ea. „Zip, adu cleiul!” Zip a plecat pe rotițe. S-a întors cu dulceață. „Asta e dulceață”, a zis Ada. „Da”, a zis Zip. „Cleiul s-a terminat.” Au pus dulceață pe crăpătură. A ținut un minut. Apoi a ținut un ceas. Ada era atât de obosită, încât a adormit în picioare. Zip a ținut-o să nu cadă. Dimineața dulceața înghețase ca piatra. „Bine că e frig în spațiu”, a zis Zip. Iar la micul dejun au mâncat cartofi fără dulceață.`,
    },
    {
      names: [],
      text: `A fost odată un lup căruia îi era frică de oi. A întâlnit una în pădure și s-a urcat într-un copac. „Ce faci acolo sus?” l-a întrebat oaia. „Nimic”, a spus lupul. „Îmi place priveliștea.” Oaia s-a culcat sub copac. A început să plouă. Lupul s-a udat, iar oaia s-a udat și ea. „Ai putea să cobori”, a spus oaia, „și te-aș ține de cald. Sunt făcută din lână.” Lupul s-a gândit până la prânz. Apoi a coborât, câte o labă pe rând. Oaia nu mușca. Era caldă ca o pătură și mirosea a iarbă. De atunci, lupul le spune tuturor o poveste despre un lup foarte curajos. Oaia nu zice nimic niciodată. Doar zâmbește.`,
    },
  ],
  de: [
    {
      names: ["Ben", "Keks"],
      text: `Ben und die kalte Nase

Ben wachte auf, weil etwas Kaltes seine Backe berührte. Es war Keks, sein Hund, und Keks hatte einen Brief im Maul.
»Woher hast du den?«, fragte Ben. Keks wedelte mit dem Schwanz, aber er sagte es nicht.
Sie rannten zum Strand hinunter. Der Wind blies kräftig, und die Wellen waren so hoch wie Häuser. Im Sand lag eine Flasche, und die war offen.
»Da braucht jemand Hilfe«, sagte Ben. Er las den Brief laut vor. Darin stand: »Bitte komm. Ich sitze auf dem Felsen fest. Deine Robbe.«
Also nahm Ben das kleine rote Boot und ruderte hinaus. Keks saß vorne und bellte jede Welle an.
Die Robbe lag auf dem Felsen und weinte. Ein Netz hatte sich um ihren Schwanz gewickelt. Ben schnitt es auf, schnipp, schnapp, schnipp.
»Danke«, sagte die Robbe. Sie schob das Boot mit der Nase bis nach Hause.
Am Abend saßen Ben und Keks am Feuer. Es gab Suppe, und für Keks gab es einen Fisch, und keiner wusste, wer ihn vor die Tür gelegt hatte.`,
    },
    {
      names: ["Clara"],
      text: `Jede Nacht, wenn im Spielzeugladen die Lichter ausgehen, macht die Puppe Clara die Augen auf. Sie klettert vom Regal und sucht den Teddybären, der immer schläft. Heute Nacht ist der Teddybär nicht da. Clara sieht unter den Tisch. Sie sieht hinter die Trommel. Sie sieht in die große blaue Kiste. „Teddy?“, ruft sie. Niemand antwortet. Da sieht sie ein Licht am Fenster. Der Teddybär sitzt auf der Fensterbank und schaut die Sterne an. „Ich konnte nicht schlafen“, sagt er. „Ich habe gezählt.“ Clara setzt sich neben ihn und nimmt seine Pfote. „Wie viele sind es?“, fragt sie. „Zwei“, sagt der Teddybär, „seit du da bist.“ So sitzen sie, bis die Sonne aufgeht. Als der Verkäufer die Tür aufmacht, liegen beide wieder im Regal. Aber sie halten sich an den Händen.`,
    },
    {
      names: [],
      text: `Opas Traktor hieß die Alte Bessi. Sie war grün, jedenfalls zum größten Teil, und sie hustete. An einem Wintermorgen schneite es so sehr, dass der Schulbus im Hohlweg stecken blieb. Zwölf Kinder saßen darin und malten Bilder an die Scheiben. Opa setzte den Hut auf. „Komm, Bessi“, sagte er. „Die Kinder schreiben heute ein Diktat.“ „Hurra!“, riefen die Kinder, als sie den Traktor sahen. „O nein“, sagten sie, als sie von dem Diktat hörten. Die Alte Bessi hustete, hustete noch einmal, und dann zog sie. Der Bus kam aus dem Schnee wie ein Zahn. Am Nachmittag schneite es noch immer, und das Diktat war ausgefallen, weil auch die Lehrerin feststeckte. Also fuhren Opa und Bessi noch einmal los. Seitdem kann jedes Kind im Dorf wenigstens ein Wort schreiben, und das heißt „Traktor“.`,
    },
    {
      names: ["Ada", "Zip"],
      text: `Ada wohnte mit ihrem Roboter Zip auf dem Mond. Sie zogen Kartoffeln unter einer Glaskuppel. Eines Tages war ein Riss in der Kuppel. Er war nicht länger als ein Finger, aber er zischte. Ada drückte den Daumen darauf. „Zip, hol den Kleber!“ Zip rollte davon. Er kam mit Marmelade zurück. „Das ist Marmelade“, sagte Ada. „Ja“, sagte Zip. „Der Kleber ist leer.“ Sie strichen Marmelade auf den Riss. Es hielt eine Minute. Dann hielt es eine Stunde. Ada war so müde, dass sie im Stehen einschlief. Zip hielt sie fest, damit sie nicht umfiel. Am Morgen war die Marmelade hart gefroren wie ein Stein. „Wie gut, dass es im Weltraum kalt ist“, sagte Zip. Und zum Frühstück gab es Kartoffeln ohne Marmelade.`,
    },
    {
      names: [],
      text: `Es war einmal ein Wolf, der hatte Angst vor Schafen. Im Wald traf er eines und kletterte auf einen Baum. „Was machst du da oben?“, fragte das Schaf. „Nichts“, sagte der Wolf. „Ich mag die Aussicht.“ Das Schaf legte sich unter den Baum. Da fing es an zu regnen. Der Wolf wurde nass, und das Schaf wurde auch nass. „Du könntest herunterkommen“, sagte das Schaf, „und ich halte dich warm. Ich bin aus Wolle.“ Der Wolf dachte bis zum Mittag darüber nach. Dann kletterte er herunter, eine Pfote nach der anderen. Das Schaf biss nicht. Es war warm wie eine Decke und roch nach Gras. Seitdem erzählt der Wolf allen eine Geschichte von einem sehr mutigen Wolf. Das Schaf sagt nie etwas. Es lächelt nur.`,
    },
  ],
};
