import type { Aside } from "#author/sentences.ts";

export const mornings: readonly Aside[] = [
  {
    low: "Dann kam der Morgen.",
    middle: "Der nächste Morgen war klar wie ein Glöckchen.",
    high: "Der nächste Morgen kam frisch gewaschen herauf, als wäre nie etwas schiefgegangen.",
  },
  {
    low: "Die Sonne ging auf.",
    middle: "Als es hell wurde, musste niemand geweckt werden.",
    high: "Der Morgen kam früh, und er fand jemanden vor, der schon auf ihn gewartet hatte.",
  },
  {
    low: "Ein neuer Tag fing an.",
    middle: "Ein neuer Tag fing an, und er roch nach Anfang.",
    high: "Ein neuer Tag steckte den Kopf um die Ecke, sah, dass alle wach waren, und kam herein.",
  },
  {
    low: "Guten Morgen, Morgen!",
    middle: "Früh, noch vor dem ersten Gähnen, ging es los.",
    high: "Es ging so früh los, dass die Nacht noch dabei war, ihre Sachen wegzuräumen.",
  },
  {
    low: "Es wurde hell. Endlich!",
    middle: "Ganz langsam wurde der Himmel hell, erst unten, dann oben.",
    high: "Erst bekam der Himmel einen hellen Rand, dann eine helle Mitte, und dann war Morgen.",
  },
  {
    low: "Der Morgen gähnte noch.",
    middle: "Der Morgen gähnte noch, da waren zwei schon auf den Beinen.",
    high: "Der Morgen gähnte noch einmal herzhaft, sah, wer da schon wartete, und beeilte sich.",
  },
  {
    low: "Guten Tag, neuer Tag!",
    middle: "Irgendwo sang es, und damit war der neue Tag eröffnet.",
    high: "Irgendwo sang es dreimal, und beim dritten Mal war der neue Tag feierlich eröffnet.",
  },
  {
    low: "Da war der neue Tag!",
    middle: "Über Nacht war ein neuer Tag geliefert worden, noch ganz frisch.",
    high: "Über Nacht war ein neuer Tag geliefert worden, unbenutzt und noch ein bisschen kühl.",
  },
];

export const oops: readonly Aside[] = [
  {
    types: ["Animals"],
    low: "Nun war alles verkehrt herum.",
    middle: "Oben war jetzt unten, und unten wackelte noch ein bisschen.",
    high: "Als der Staub sich legte, war oben unten, und es dauerte etwas, bis sich alles sortiert hatte.",
  },
  {
    types: ["Animals"],
    low: "Obendrauf saß ein Krümel.",
    middle: "Ganz obendrauf saß ein Krümel und staunte.",
    high: "Ganz obendrauf saß nun ein Krümel, und der sah aus, als hätte er die Fahrt genossen.",
  },
  {
    types: ["Animals"],
    low: "Wer hatte da gequiekt?",
    middle: "Etwas quiekte, und hinterher wollte es niemand gewesen sein.",
    high: "Man hörte ein langes Quieken, und hinterher wollte es beim besten Willen niemand gewesen sein.",
  },
  {
    types: ["Animals"],
    low: "Der Boden machte Autsch.",
    middle: "Es gab eine Delle im Boden, und die passte genau.",
    high: "Im Boden war eine Delle, und die passte so genau, als hätte jemand vorher Maß genommen.",
  },
  {
    types: ["RobotsAI"],
    low: "Kling! Eine Schraube rollte weg.",
    middle: "Ein Schräubchen rollte davon und pfiff dabei.",
    high: "Ein Schräubchen rollte davon, drehte eine Runde und kam mit schlechtem Gewissen zurück.",
  },
  {
    types: ["RobotsAI"],
    low: "Alle Lämpchen blinkten rosa.",
    middle: "Alle Lämpchen blinkten, und eines blinkte rosa.",
    high: "Alle Lämpchen blinkten auf einmal, und von innen sagte eine Stimme: „Bitte einmal aus und wieder an.“",
  },
  {
    types: ["MythicalCreatures"],
    low: "Eine Glitzerwolke kam heraus.",
    middle: "Ein Wölkchen aus Glitzer kam heraus, und alle mussten niesen.",
    high: "Ein Wölkchen aus Glitzer stieg auf, blieb kurz in der Luft und setzte sich dann auf alles.",
  },
  {
    types: ["MythicalCreatures"],
    low: "Hicks! Ein Rauchring!",
    middle: "Es gab einen Hicks und einen kleinen goldenen Rauchring.",
    high: "Es gab einen Hicks, und mit dem Hicks kam ein goldener Rauchring, der sehr zufrieden aussah.",
  },
  {
    types: ["Superheroes"],
    low: "Der Umhang war verkehrt herum.",
    middle: "Jetzt war der Umhang vorn, wo ihn keiner trägt.",
    high: "Irgendwie war der Umhang nach vorn gerutscht, wo er sehr nach einem Lätzchen aussah.",
  },
  {
    types: ["Superheroes"],
    low: "Das war ein Superplumps.",
    middle: "Heldenhaft war die Landung nicht, aber gründlich.",
    high: "Als Landung war es nicht gerade heldenhaft, doch niemand konnte sagen, sie wäre nur halb gemacht.",
  },
  {
    types: ["EverydayPeople"],
    low: "Eine Socke flog davon.",
    middle: "Eine Socke flog davon und landete auf einem Hut.",
    high: "Eine Socke segelte in schönem Bogen durch die Luft und landete auf irgendeinem Hut.",
  },
  {
    types: ["EverydayPeople"],
    low: "Alle Haare standen zu Berge.",
    middle: "Jedes Haar stand senkrecht, als wollte es auch etwas sehen.",
    high: "Jedes einzelne Haar stand senkrecht in die Höhe, als wollte es sehen, wo es gelandet war.",
  },
  {
    types: ["ToysBroughtToLife"],
    bodies: ["fur", "person"],
    low: "Ein Faden ging auf.",
    middle: "Ein Faden war lose, und keiner wusste, wo er aufhörte.",
    high: "Ein Faden hatte sich gelöst, und zwar ein sehr langer, und er ging um drei Ecken.",
  },
  {
    types: ["ToysBroughtToLife"],
    bodies: ["fur"],
    low: "Ein bisschen Watte guckte heraus.",
    middle: "Eine Naht war geplatzt, und ein bisschen Watte guckte heraus.",
    high: "Eine Naht war geplatzt, kaum einen Stich breit, und ein Stück Watte guckte neugierig heraus.",
  },
  {
    types: ["ToysBroughtToLife"],
    low: "Da quietschte etwas Neues.",
    middle: "Es quietschte an einer Stelle, die noch nie gequietscht hatte.",
    high: "Es quietschte, und zwar an einer Stelle, die in ihrem ganzen Leben noch nie gequietscht hatte.",
  },
  {
    types: ["FantasyBeings"],
    low: "Drei Funken flogen falsch.",
    middle: "Drei Funken flogen falsch herum und färbten einen Löffel blau.",
    high: "Drei Funken flogen in die falsche Richtung und färbten einen Löffel für den Rest des Tages blau.",
  },
  {
    types: ["FantasyBeings"],
    low: "Jetzt roch alles nach Minze.",
    middle: "Ein Zauber ging aus Versehen los, und alles roch nach Pfefferminze.",
    high: "Ein kleiner Zauber war aus Versehen losgegangen, und nun roch die ganze Gegend nach Pfefferminze.",
  },
  {
    types: ["RobotsAI"],
    low: "Piep. Neustart. Piep.",
    middle: "Drinnen machte es piep, dann lange nichts und dann noch einmal piep.",
    high: "Drinnen machte es piep, dann lange nichts, und dann meldete sich die Uhrzeit von vorgestern.",
  },
  {
    types: ["MythicalCreatures"],
    low: "Es regnete Sternchen.",
    middle: "Noch eine ganze Weile rieselten Sternchen herunter.",
    high: "Noch eine ganze Weile rieselten Sternchen herunter, und eines davon blieb auf einem Löffel liegen.",
  },
  {
    types: ["Superheroes"],
    low: "Zisch, machte die Heldenkraft.",
    middle: "Die Heldenkraft machte zisch und ging kurz spazieren.",
    high: "Die Heldenkraft machte zisch, ging kurz spazieren und kam zurück, als wäre sie nie weg gewesen.",
  },
  {
    types: ["EverydayPeople"],
    low: "Die Mütze war weg.",
    middle: "Die Mütze flog voraus, um schon einmal nachzusehen.",
    high: "Die Mütze flog voraus, drehte eine Ehrenrunde und setzte sich schließlich auf den falschen Kopf.",
  },
  {
    types: ["ToysBroughtToLife"],
    bodies: ["fur"],
    low: "Ein Knopfauge guckte schief.",
    middle: "Ein Auge guckte hierhin und das andere dorthin.",
    high: "Ein Auge guckte hierhin, das andere dorthin, und beide fanden das ziemlich interessant.",
  },
  {
    types: ["FantasyBeings"],
    low: "Puff! Alles war kurz lila.",
    middle: "Es machte puff, und für einen Moment war alles lila.",
    high: "Es machte puff, und für die Dauer eines Niesers war die ganze Gegend lila mit Punkten.",
  },
];

export const stage: readonly Aside[] = [
  {
    genres: ["Fairytale"],
    low: "Hier fingen Märchen an.",
    middle: "Es war ein Ort, an dem Märchen gern anfangen.",
    high: "Es war einer von den Orten, an denen das Wünschen noch half, wenn man bitte sagte.",
  },
  {
    genres: ["Adventure"],
    low: "Es roch nach Abenteuer.",
    middle: "Es roch nach Abenteuer und ein wenig nach Toast.",
    high: "An diesem Tag roch die Luft nach Abenteuer, also ein bisschen nach Regen und nach Toast.",
  },
  {
    genres: ["SciFi"],
    low: "Piep, piep, machte etwas Kleines.",
    middle: "Irgendwo machte eine kleine Maschine piep und bekam Antwort.",
    high: "Irgendwo machte eine kleine Maschine piep, und eine andere, weiter weg, antwortete sehr höflich.",
  },
  {
    genres: ["Mystery"],
    low: "Aber etwas war komisch.",
    middle: "Nur eines war seltsam, und keiner wusste, was.",
    high: "Und doch war etwas anders als gestern, nur hätte niemand sagen können, was es war.",
  },
  {
    genres: ["Comedy"],
    low: "Ein Pfannkuchen flog vorbei.",
    middle: "Ein Pfannkuchen flog vorbei, und keiner wunderte sich.",
    high: "Ein Pfannkuchen flog vorbei, etwa in Nasenhöhe, und es sah nicht einmal jemand auf.",
  },
  {
    genres: ["Historical"],
    low: "Das war lange, lange her.",
    middle: "Das alles war lange her, als die Uhren noch Zeit hatten.",
    high: "Das alles war so lange her, dass die Uhren langsam gingen und die Briefe auf Eseln ritten.",
  },
  {
    genres: ["Fantasy"],
    low: "Zauber lag in der Luft.",
    middle: "Ein bisschen Zauber lag in der Luft, wie Mehl in der Bäckerei.",
    high: "Es lag Zauber in der Luft, fein wie Mehl in einer Bäckerei. Er setzte sich überall ab.",
  },
  {
    genres: ["Fairytale"],
    low: "Hier lag ein Märchen herum.",
    middle: "Man hätte sich nicht gewundert, wäre ein Frosch mit Krone vorbeigekommen.",
    high: "Man hätte sich hier nicht gewundert, wenn ein Frosch mit Krone nach dem Weg gefragt hätte.",
  },
  {
    genres: ["Adventure"],
    low: "Hinter jeder Ecke war etwas los.",
    middle: "Hinter jeder Ecke konnte etwas anfangen, und man wusste nie, hinter welcher.",
    high: "Hinter jeder Ecke konnte hier etwas anfangen, und es gab, wie man wusste, sehr viele Ecken.",
  },
  {
    genres: ["SciFi"],
    low: "Oben blinkte ein fremdes Licht.",
    middle: "Hoch oben blinkte etwas, das gestern noch nicht geblinkt hatte.",
    high: "Hoch oben blinkte etwas, das gestern noch nicht geblinkt hatte, und zwar in einem ordentlichen Takt.",
  },
  {
    genres: ["Mystery"],
    low: "Psst! Da war ein Geheimnis.",
    middle: "Irgendwo in der Nähe lag ein Geheimnis und tat, als schliefe es.",
    high: "Irgendwo ganz in der Nähe lag ein Geheimnis, hielt die Luft an und tat, als schliefe es.",
  },
  {
    genres: ["Comedy"],
    low: "Ein Schuh lief allein vorbei.",
    middle: "Ein Schuh lief allein vorbei und grüßte freundlich.",
    high: "Ein einzelner Schuh lief vorbei, grüßte freundlich und hatte es offenbar ziemlich eilig.",
  },
  {
    genres: ["Historical"],
    low: "Damals fuhr man noch Kutsche.",
    middle: "Damals fuhr man noch Kutsche und kam trotzdem pünktlich.",
    high: "Damals fuhr man noch mit der Kutsche, kam trotzdem pünktlich und hatte unterwegs etwas gesehen.",
  },
  {
    genres: ["Fantasy"],
    low: "Hier glitzerte sogar der Staub.",
    middle: "Sogar der Staub glitzerte hier, wenn man ihn nett ansah.",
    high: "Sogar der gewöhnliche Staub glitzerte hier, allerdings nur, wenn man ihn nett ansah.",
  },
];

export const friendComes: readonly Aside[] = [
  {
    low: "Und da kam [friend.intro]!",
    middle: "Um die Ecke kam [friend.intro].",
    high: "Und um die Ecke, bester Laune, kam [friend.intro].",
  },
  {
    low: "Nicht weit weg war [friend.intro].",
    middle: "Immer in der Nähe war [friend.intro].",
    high: "Nie weit weg und meistens mit einem Lied auf den Lippen war [friend.intro].",
  },
  {
    low: "Angerannt kam [friend.intro].",
    middle: "Dann tauchte noch jemand auf: [friend.intro].",
    high: "Dann klopfte es fröhlich, und vor der Tür stand [friend.intro].",
  },
  {
    low: "Da war auch noch [friend.intro].",
    middle: "Und da war natürlich auch [friend.intro].",
    high: "Wo [hero.nom] war, da war auch [friend.intro], und so war es heute.",
  },
  {
    low: "Wer kam noch? [friend.intro]!",
    middle: "Und wer winkte da drüben? [friend.intro]!",
    high: "„Wartet auf mich!“, rief jemand ganz außer Atem. Das war [friend.intro].",
  },
  {
    low: "Huch, da stand [friend.intro].",
    middle: "Auf einmal stand da [friend.intro], als wäre das ganz selbstverständlich.",
    high: "Auf einmal stand da [friend.intro], als wäre jemand nur kurz etwas holen gewesen.",
  },
  {
    low: "Tapp, tapp, da kam [friend.intro].",
    middle: "Tapp, tapp, machte es, und herein kam [friend.intro].",
    high: "Man hörte es erst von fern und dann von nah, und schließlich kam [friend.intro].",
  },
  {
    low: "Zum Glück war da [friend.intro].",
    middle: "Zum Glück war da auch noch [friend.intro].",
    high: "Zum Glück war da noch jemand, und zwar nie weit weg: [friend.intro].",
  },
];

export const friendActs: readonly Aside[] = [
  {
    low: "[friend.nom] klatschte.",
    middle: "[friend.nom] klatschte, um auch etwas zu tun.",
    high: "[friend.nom] klatschte, denn Klatschen hilft fast immer und schadet nie.",
  },
  {
    low: "„Oh!“, sagte [friend.nom].",
    middle: "„Oh!“, sagte [friend.nom] aus vollem Herzen.",
    high: "„Oh!“, sagte [friend.nom], und mehr war dazu wirklich nicht zu sagen.",
  },
  {
    low: "[friend.nom] kam mit.",
    middle: "[friend.nom] kam mit und trug die Butterbrote.",
    high: "[friend.nom] war mitgekommen, um die Butterbrote zu tragen, und es wurden immer weniger.",
  },
  {
    low: "[friend.nom] winkte.",
    middle: "[friend.nom] stand daneben und winkte mit beiden Armen.",
    high: "[friend.nom] stand dicht daneben und winkte mit beiden Armen, falls das gebraucht wurde.",
  },
  {
    low: "[friend.nom] war auch dabei.",
    middle: "[friend.nom] war auch dabei, und zwar ganz vorn.",
    high: "[friend.nom] war natürlich auch dabei, ganz vorn, um nur ja nichts zu verpassen.",
  },
  {
    low: "„Hurra!“, rief [friend.nom].",
    middle: "„Hurra für alle!“, rief [friend.nom].",
    high: "„Hurra!“, rief [friend.nom], „für uns alle und für die Butterbrote!“",
  },
  {
    low: "[friend.nom] summte dazu.",
    middle: "[friend.nom] summte dazu, ein bisschen schief und sehr froh.",
    high: "[friend.nom] summte leise dazu, ein bisschen schief, aber so froh, dass es keinen störte.",
  },
  {
    low: "„Weiter so!“, rief [friend.nom].",
    middle: "„Weiter so!“, rief [friend.nom] und meinte es auch.",
    high: "„Nur weiter so!“, rief [friend.nom] und meinte damit alles, was noch kommen konnte.",
  },
  {
    low: "[friend.nom] nickte.",
    middle: "[friend.nom] nickte, und zwar dreimal.",
    high: "[friend.nom] nickte dreimal, einmal für jetzt, einmal für gleich und einmal auf Vorrat.",
  },
  {
    low: "„Na so was!“, sagte [friend.nom].",
    middle: "„Na so was“, sagte [friend.nom] und staunte.",
    high: "„Na so was“, sagte [friend.nom] und staunte so lange, bis es für alle reichte.",
  },
  {
    low: "[friend.nom] machte mit.",
    middle: "[friend.nom] machte einfach mit, das ging ganz leicht.",
    high: "[friend.nom] machte einfach mit, denn zusehen kann man auch später noch.",
  },
];
