/** A value that came from outside, to be read field by field: what is missing or of another kind is undefined. */
export interface Values {
  text(key: string): string | undefined;
  number(key: string): number | undefined;
  /** One of the choices, however it is spelled: "FairyTale" and "fairy_tale" are Fairytale. */
  choice<T extends string>(key: string, choices: readonly T[]): T | undefined;
  inner(key: string): Values;
  list(key: string): readonly Values[];
  /** The texts of a list; whatever else is in it is left out. */
  texts(key: string): readonly string[];
}

export function readValues(value: unknown): Values {
  const fields = isRecord(value) ? value : {};
  const text = (key: string) => {
    const found = fields[key];
    return typeof found === "string" && found.trim() !== "" ? found.normalize("NFC").trim() : undefined;
  };
  const list = (key: string) => (Array.isArray(fields[key]) ? (fields[key] as readonly unknown[]) : []);
  return {
    text,
    number(key) {
      const found = Number(fields[key] ?? Number.NaN);
      return Number.isFinite(found) ? found : undefined;
    },
    choice(key, choices) {
      const given = squeeze(text(key) ?? "");
      return choices.find((choice) => squeeze(choice) === given);
    },
    inner: (key) => readValues(fields[key]),
    list: (key) => list(key).map(readValues),
    texts: (key) => list(key).filter((each) => typeof each === "string"),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
