import type { Sex } from "#book/cast-card.ts";

const TITLES: readonly (readonly [Sex, RegExp])[] = [
  [
    "male",
    /^(?:mr\.?|mister|sir|lord|grandpa|grandad|granddad|uncle|father|baron|count|domnul|nea|nenea|mo[șs]|badea|doctorul|profesorul|bunicul|c[ăa]pitanul|unchiul|contele|baronul|herr|opa|opi|großvater|onkel|graf)\s/iu,
  ],
  [
    "female",
    /^(?:mrs\.?|miss|ms\.?|madame?|lady|grandma|granny|nana|nanny|auntie|aunty|aunt|baroness|countess|doamna|domni[șs]oara|tanti|[țt]a[țt]a|lelea|doctori[țt]a|profesoara|bunica|m[ăa]tu[șs]a|z[âa]na|baba|frau|fräulein|oma|omi|großmutter|tante|baronin|gräfin|professorin)\s/iu,
  ],
];

/** What a name’s title says of its bearer: "Mr Okafor", „Tante Käthe“, „Domnul Ion“. */
export function sexOfTitle(name: string): Sex | undefined {
  return TITLES.find(([, title]) => title.test(name))?.[0];
}
