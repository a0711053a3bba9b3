import type { ByLanguage } from "#book/languages.ts";

/** What parents call a child of so many years, and what they mean: „meine Maus ist 4“ is no mouse. */
export const ENDEARMENTS: ByLanguage<readonly (readonly [said: RegExp, meant: string])[]> = {
  en: [
    [
      /(?<!\p{L})(?<my>my|our) (?:little |wee )?(?:monkey|mouse|bug|bean|bear|pumpkin|peanut|munchkin|pickle|terror|tiger|princess|angel|duckling)(?= (?:is|turns|is turning|will be) (?:\d|two|three|four|five|six|seven|eight)| \(\d)/giu,
      "$<my> child",
    ],
  ],
  ro: [
    [
      /(?<!\p{L})(?:puiul|puișorul|puisorul|șoricelul|soricelul|iepurașul|iepurasul|ursulețul|ursuletul|prințesa|printesa|minunea|piticul|piticuța|piticuta) (?<my>meu|mea|nostru|noastr[ăa])(?=,? (?:are|face|împlinește|implineste|de) (?:\d|doi|trei|patru|cinci|șase|sase|șapte|sapte|opt)|,? \(\d)/giu,
      "copilul $<my>",
    ],
  ],
  de: [
    [
      /(?<!\p{L})(?<my>meine|unsere) (?:kleine |süße )?(?:maus|prinzessin|motte|krabbe|hexe|kröte)(?= (?:ist|wird) (?:\d|drei|vier|fünf|sechs|sieben|acht)| \(\d)/giu,
      "$<my> Tochter",
    ],
    [
      /(?<!\p{L})(?<my>mein|unser) (?:kleiner |kleines |süßer |süßes )?(?:mäuschen|spatz|spätzchen|zwerg|räuber|floh|engel|schatz|frechdachs|frosch|knirps|racker|hase|häschen)(?= (?:ist|wird) (?:\d|drei|vier|fünf|sechs|sieben|acht)| \(\d)/giu,
      "$<my> Kind",
    ],
  ],
};
