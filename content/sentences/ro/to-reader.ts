import type { Aside } from "#author/sentences.ts";

export const toReader: readonly Aside[] = [
  {
    low: "Fă cu mâna!",
    middle: "Fă cu mâna! Poate că [hero.nom] te vede.",
    high: "Fă cu mâna! Nu se știe niciodată: poate că [hero.nom] se uită din poză afară, la tine.",
  },
  {
    low: "Sst! Niciun foșnet!",
    middle: "Sst! Stăm o clipă cuminți, ca [hero.nom] să nu ne simtă.",
    high: "Sst! Stăm nemișcați cât ține o răsuflare, ca [hero.nom] să nu afle cine se uită.",
  },
  {
    low: "Și acum? Tu ce crezi?",
    middle: "Și acum? Tu ce ai face dacă ai fi [hero.nom]?",
    high: "Și acum? Înainte să dea cineva pagina: tu ce ai face dacă ai fi [hero.nom]?",
  },
  {
    low: "Numără și tu: unu, doi, trei!",
    middle: "Numără și tu, dar încet: unu, doi, trei! Numără și [hero.nom].",
    high: "Numără și tu, cât poți de încet: unu, și doi, și, tocmai la urmă, trei. Numără și [hero.nom].",
  },
  {
    low: "Trage aer în piept. Așa!",
    middle: "Trage aer în piept, până în vârful degetelor. Și acum afară! La fel face și [hero.nom].",
    high: "Trage aer în piept, până în vârful degetelor, și dă-l afară încet, ca melcul. Așa. La fel face și [hero.nom].",
  },
  {
    low: "Care culoare e cea mai frumoasă?",
    middle: "Care e cea mai frumoasă culoare de aici? Tare ar vrea să știe și [hero.nom].",
    high: "Dacă ai putea păstra o singură culoare din poza asta, pe care ai lua-o? Tare ar vrea să știe și [hero.nom].",
  },
  {
    low: "Tu unde ai vrea să stai?",
    middle: "Arată cu degetul: tu unde ai vrea să stai? [hero.nom] îți face loc.",
    high: "În poză mai încape cineva. Arată cu degetul unde ai vrea să stai, și [hero.nom] îți face loc.",
  },
  {
    low: "Mult noroc, [hero.nom]!",
    middle: "Spuneți încetișor, toți odată: mult noroc, [hero.nom]!",
    high: "Spuneți încetișor, dar toți odată, că așa ajută cel mai tare: mult noroc, [hero.nom]!",
  },
  {
    low: "A ce miroase aici? Ghici!",
    middle: "A ce miroase aici? Ghicește! Oare [hero.nom] ce ar zice?",
    high: "Pozele nu au miros, așa că trebuie să ghicești: a ce miroase aici, și oare [hero.nom] ce ar zice?",
  },
  {
    low: "Ia te uită! Ce gând are [hero.nom]?",
    middle: "Uită-te bine: oare la ce se gândește [hero.nom] acum?",
    high: "Uită-te bine: oare ce fel de gând are [hero.nom] acum, unul rotund sau unul cu colțuri?",
  },
  {
    low: "Cum sună poza asta?",
    middle: "Dacă poza asta ar avea un sunet, cum ar fi? Întâi tu, apoi [hero.nom].",
    high: "Dacă poza asta ar avea un sunet, cum ar fi? Fă-l o dată încet și o dată așa ca să-l audă și [hero.nom].",
  },
  {
    low: "Ține pagina de colț. Și… acum!",
    middle: "Ține pagina de colț. Încă nu… încă nu… Acum, zice [hero.nom]!",
    high: "Ține pagina de colț și nu o da încă. Încă nu, zice [hero.nom]. Încă nu. Și… acum!",
  },
];
