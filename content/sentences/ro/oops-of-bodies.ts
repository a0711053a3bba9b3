import type { Aside } from "#author/sentences.ts";

export const oopsOfBodies: readonly Aside[] = [
  {
    bodies: ["bird"],
    low: "O pană stă țeapănă.",
    middle: "Trei pene arătau spre stânga și una spre dreapta.",
    high: "Când se potoli totul, trei pene arătau spre stânga, iar a patra întreba de drum.",
  },
  {
    bodies: ["bird", "insect"],
    low: "Aripile s-au făcut nod.",
    middle: "Aripile se legară singure cu fundă.",
    high: "Nu se știe cum, aripile se legară singure cu fundă, și încă o fundă destul de reușită.",
  },
  {
    bodies: ["swimmer"],
    low: "Au ieșit bule. Bâldâbâc!",
    middle: "Ieșiră o mulțime de bule, și fiecare făcu bâldâbâc.",
    high: "Un șir lung de bule se ridică încet, și fiecare făcu bâldâbâc pe altă voce.",
  },
  {
    bodies: ["swimmer"],
    low: "Acum fața e în spate.",
    middle: "O vreme nu se mai știu care capăt e în față.",
    high: "O vreme nimeni n-ar fi putut spune care capăt e în față, și niciunul nu voia să recunoască.",
  },
  {
    bodies: ["scales"],
    low: "Se învârte ca un capac!",
    middle: "Totul se învârti ca un capac de oală.",
    high: "Totul se învârti ca un capac de oală, tot mai încet și cu tot mai mult zdranga.",
  },
  {
    bodies: ["insect"],
    low: "Șase piciorușe, șase păreri!",
    middle: "Șase piciorușe voiau în șase părți deodată.",
    high: "Șase piciorușe voiau în șase părți deodată, și pentru o clipă chiar așa și făcură.",
  },
  {
    bodies: ["vehicle"],
    low: "Tuu! Asta a fost claxonul.",
    middle: "Ceva făcu tuu, deși nu mai făcuse niciodată tuu.",
    high: "Ceva făcu tuu, deși nu mai făcuse niciodată tuu, apoi făcu tuu totul, în afară de claxon.",
  },
  {
    bodies: ["vehicle"],
    low: "Un far se uită cruciș.",
    middle: "Unul dintre faruri se uita acum la cer.",
    high: "Unul dintre faruri se uita acum la cer și părea să-i placă acolo.",
  },
  {
    bodies: ["spirit"],
    low: "Totul tremură ca o budincă.",
    middle: "Totul tremura ca o budincă în tramvai.",
    high: "Totul tremura de sus până jos, ca o budincă în tramvai, și se liniști abia într-un târziu.",
  },
  {
    bodies: ["thing"],
    low: "Și face ding ca o lingură!",
    middle: "Se auzi un ding, ca de la o lingură care a aflat un secret.",
    high: "Se auzi un ding, ca de la o lingură care a aflat un secret și nu-l poate ține.",
  },
  {
    bodies: ["thing"],
    low: "Mai întâi încolo, apoi încoace!",
    middle: "Se rostogoli încolo, apoi încoace, apoi deloc.",
    high: "Se rostogoli încolo, apoi încoace, apoi se gândi mai bine și rămase pe loc.",
  },
];
