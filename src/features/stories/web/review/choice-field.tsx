import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import type { StoryForm } from "#features/stories/story.ts";
import { Chip } from "#web/design/chip.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { ChoiceArt } from "./choice-art.tsx";
import type { Confidences } from "./handed-over.ts";
import { SureMark } from "./sure-mark.tsx";
import styles from "./choice-field.module.css";

export type ChoiceName = Exclude<keyof StoryForm, "title" | "characters" | "story">;

interface Option<V> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
}

interface ChoiceFieldProps<N extends ChoiceName> {
  readonly control: Control<StoryForm>;
  readonly name: N;
  readonly legend: string;
  readonly options: readonly Option<StoryForm[N]>[];
  /** Cards with a picture; pills with a word; levels with bars. */
  readonly look?: "card" | "pill" | "level";
  readonly isPro?: (value: StoryForm[N]) => boolean;
  /** Asked before a PRO option is chosen; without the right to it the choice stays as it was (S5.6). */
  readonly mayChoosePro?: () => boolean;
  readonly sureOf: (field: keyof Confidences) => number | undefined;
}

/** One of several: radio buttons drawn as cards, with PRO options marked (S5.6). */
export function ChoiceField<N extends ChoiceName>(props: ChoiceFieldProps<N>) {
  const { control, name, legend, options, look = "card", isPro, mayChoosePro, sureOf } = props;
  const { t } = useMessages();
  const { field, fieldState } = useController<StoryForm, ChoiceName>({ control, name });
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend>
        <span>{legend}</span>
        <SureMark sure={fieldState.isDirty ? undefined : sureOf(name)} />
      </legend>
      <div className={styles[look]}>
        {options.map((option, place) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={field.value === option.value}
              ref={place === 0 ? field.ref : undefined}
              onBlur={field.onBlur}
              onChange={() => {
                if (isPro?.(option.value) && mayChoosePro?.() === false) return;
                field.onChange(option.value);
              }}
            />
            {look === "card" ? <ChoiceArt field={name} choice={String(option.value)} /> : null}
            {look === "level" ? <LevelBars level={place + 1} /> : null}
            <span className={styles.label}>
              <span>{option.label}</span>
              {option.hint ? <small>{option.hint}</small> : null}
            </span>
            {isPro?.(option.value) ? (
              <span className={styles.pro}>
                <Chip>{t("choice.pro")}</Chip>
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LevelBars({ level }: { level: number }) {
  return (
    <svg className={styles.bars} viewBox="0 0 50 26" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 10 + 1}
          y={26 - 5 - bar * 4}
          width="7"
          height={5 + bar * 4}
          rx="2"
          fill="currentColor"
          fillOpacity={bar <= level ? 1 : 0.2}
        />
      ))}
    </svg>
  );
}
