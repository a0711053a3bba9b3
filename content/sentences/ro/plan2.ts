import type { Variant } from "#author/sentences.ts";

export const plan2: readonly Variant[] = [
  {
    id: "arrows",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "point", mood: "determined" } },
    low: [
      "[hero.nom] face un plan nou.",
      "Are săgeți. Multe săgeți!",
      "Una în sus, una în jos.",
      { from: 2, say: "Și una doar de frumusețe." },
      "„Acum merge sigur!”",
    ],
    middle: [
      "Planul al doilea fu desenat pe spatele celui dintâi.",
      "Avea săgeți care porneau toate din același loc.",
      "„Aici sunt eu”, explică [hero.nom], „iar aici e bucuria.”",
      "Între ele era un deal, un rând de puncte și o pisică.",
      "Pisica nu avea niciun rost, dar ieșise foarte bine.",
    ],
    high: [
      "„Primul plan a fost bun, doar că nu mergea”, zise [hero.nom]. „Deci al doilea trebuie să fie mai puțin bun.”",
      "Îl desenă pe spatele celui dintâi, ca să rămână în familie.",
      "O săgeată pornea de la ușă, ocolea de două ori o pată și se oprea într-un soare.",
      "Lângă soare scria: aici mă bucur.",
      "„Acum se înțelege tot”, zise [hero.nom], foarte [hero?mulțumit|mulțumită].",
      { from: 5, say: "Iar pata, care nu se lăsase ștearsă, fu numită lac și primi, la mal, o barcă și doi pescari." },
    ],
  },
  {
    id: "book-knows",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "read", mood: "curious", holds: "book" } },
    low: [
      "[hero.nom] ia o carte mare.",
      "Oare scrie acolo ce trebuie?",
      "Scrie despre sfori și coșuri.",
      { from: 2, say: "Are și poze. Ce bine!" },
      "„Asta e!”, zice [hero.nom].",
    ],
    middle: [
      "[hero.nom] scoase cartea despre cum se fac lucrurile.",
      "Lipsea tocmai capitolul potrivit, dar celelalte erau destul de aproape.",
      "„Se ia o sfoară”, citi [hero.nom], „și multă răbdare.”",
      "Sfoară avea. Răbdare, cam un degetar.",
      "„Pun de două ori sfoară”, hotărî [hero.nom].",
    ],
    high: [
      "Pe raftul de sus era o carte care se chema Cum se face aproape orice.",
      "[hero.nom] sări peste cuprins și ajunse drept la mijloc.",
      "„Se ia o sfoară lungă”, citi, „un coș bun și o porție zdravănă de răbdare.”",
      "Sfoară era, și un coș se găsi, doar cu răbdarea era mai greu.",
      "„Cât vine o porție?”, o întrebă [hero.nom] pe carte.",
      "Cartea avu răbdare și nu răspunse.",
      { from: 5, say: "Așa că [hero.nom] luă de două ori sfoară și se gândi că, la urma urmei, e cam tot aceea." },
    ],
  },
  {
    id: "pack-up",
    shows: { at: "home", shot: "wide", hour: "day", hero: { pose: "hold", mood: "determined", holds: "rope" } },
    low: [
      "Acum [hero.nom] ia o sfoară.",
      "O sfoară lungă, lungă, lungă!",
      "Capătul iese pe ușă.",
      { from: 2, say: "Pisica se joacă deja cu el." },
      "„La drum!”",
    ],
    middle: [
      "„Prima dată n-am avut sfoară”, zise [hero.nom]. „Asta a fost!”",
      "O găsi sub pat, încolăcită și plină de scame.",
      "Era atât de lungă, încât un capăt ieșise pe ușă când celălalt încă dormea.",
      "[hero.nom] o strânse pe umăr și se simți ca un marinar.",
      "„Acum să mai zică cineva ceva!”",
    ],
    high: [
      "„Toți cei care au reușit ceva aveau o sfoară”, își aminti [hero.nom]. „O văd în orice poză.”",
      "Sfoara era sub pat, încolăcită, și visa.",
      "[hero.nom] o trase afară, și o trase, și o tot trase.",
      "Când ieși pe ușă primul capăt, ultimul încă nu se trezise.",
      "La urmă, [hero.nom] o luă pe umăr, în șapte colaci, și se clătină puțin.",
      "„Așa arată cineva care știe ce face”, îi zise oglinzii.",
      { from: 5, say: "Oglinda, care era binecrescută, nu pomeni nimic de papucul prins în al patrulea colac." },
    ],
  },
];
