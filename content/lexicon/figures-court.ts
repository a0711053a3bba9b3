import type { FigureRow } from "./figure-row.ts";

const child = { type: "EverydayPeople", draws: "child", age: "child", size: 1 } as const;
const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;

export const COURT_FIGURES: readonly FigureRow[] = [
  {
    ...grown,
    id: "man",
    sex: "male",
    en: ["man", "men"],
    ro: ["bărbat", "m", "bărbați"],
    de: ["Mann", "m", "Männer"],
    also: {
      ro: [
        ["domn", "m", "domni"],
        ["moș", "m", "moși"],
      ],
      de: [["Herr", "m", "Herren", { weak: "Herrn" }]],
    },
  },
  {
    ...grown,
    id: "woman",
    sex: "female",
    en: ["woman", "women"],
    ro: ["femeie", "f", "femei"],
    de: ["Frau", "f", "Frauen"],
    also: { en: [["lady", "ladies"]], ro: [["doamnă", "f", "doamne"]], de: [["Dame", "f", "Damen"]] },
  },
  {
    ...grown,
    id: "knight",
    type: "FantasyBeings",
    en: "knight",
    ro: ["cavaler", "m", "cavaleri"],
    de: ["Ritter", "m", "Ritter"],
    female: { ro: ["cavaleră", "f", "cavalere"], de: ["Ritterin", "f", "Ritterinnen"] },
    draws: "knight",
  },
  {
    ...grown,
    id: "king",
    type: "EverydayPeople",
    sex: "male",
    en: "king",
    ro: ["rege", "m", "regi"],
    de: ["König", "m", "Könige"],
    also: {
      en: ["emperor"],
      ro: [
        ["împărat", "m", "împărați"],
        ["crai", "m", "crai"],
      ],
      de: [["Kaiser", "m", "Kaiser"]],
    },
  },
  {
    ...grown,
    id: "queen",
    sex: "female",
    en: "queen",
    ro: ["regină", "f", "regine"],
    de: ["Königin", "f", "Königinnen"],
    also: {
      en: ["empress"],
      ro: [
        ["împărăteasă", "f", "împărătese"],
        ["crăiasă", "f", "crăiese"],
      ],
      de: [["Kaiserin", "f", "Kaiserinnen"]],
    },
  },
  {
    ...child,
    id: "prince",
    sex: "male",
    en: "prince",
    ro: ["prinț", "m", "prinți"],
    de: ["Prinz", "m", "Prinzen", { weak: "Prinzen" }],
    also: { ro: [["Făt-Frumos", "m", "Feți-Frumoși", { definite: "Făt-Frumos", oblique: "lui Făt-Frumos" }]] },
    small: { ro: [["prințișor", "m", "prințișori"]] },
  },
  {
    ...child,
    id: "princess",
    sex: "female",
    en: ["princess", "princesses"],
    ro: ["prințesă", "f", "prințese"],
    de: ["Prinzessin", "f", "Prinzessinnen"],
    also: { ro: [["domniță", "f", "domnițe"]] },
  },
];
