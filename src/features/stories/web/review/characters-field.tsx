import { type Control, type UseFormRegister, useFieldArray, useFormState, useWatch } from "react-hook-form";
import { LIMITS } from "#contract/limits.ts";
import type { StoryForm } from "#features/stories/story.ts";
import { Button } from "#web/design/button.tsx";
import { Field } from "#web/design/field.tsx";
import { IconButton } from "#web/design/icon-button.tsx";
import { PlusIcon } from "#web/design/icons/icons.tsx";
import { TrashIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { CharacterPicture } from "./character-picture.tsx";
import { faultOf } from "./field-fault.ts";
import { SureMark } from "./sure-mark.tsx";
import styles from "./characters-field.module.css";

interface CharactersFieldProps {
  readonly control: Control<StoryForm>;
  readonly register: UseFormRegister<StoryForm>;
  /** How sure the reading of the idea is of them, 0 to 1. */
  readonly sure: number | undefined;
}

/** Who is in the story: name and looks of each, up to the number that a book holds. */
export function CharactersField({ control, register, sure }: CharactersFieldProps) {
  const { t } = useMessages();
  const formState = useFormState({ control });
  const { fields, append, remove } = useFieldArray({ control, name: "characters" });
  const named = useWatch({ control, name: "characters" });
  const [language, characterType, environment, story] = useWatch({
    control,
    name: ["language", "characterType", "environment", "story"],
  });
  const { max } = LIMITS.characters;
  return (
    <fieldset className={styles.group}>
      <legend>
        {t("review.characters")} <SureMark sure={sure} />
      </legend>
      {fields.length === 0 ? <p className={styles.hint}>{t("review.characters.none")}</p> : null}
      <ul>
        {fields.map((field, index) => {
          const errors = formState.errors.characters?.[index];
          const name = named[index]?.name.trim() ?? "";
          return (
            <li key={field.id} className={styles.character} aria-label={t("review.character", { number: index + 1 })}>
              <CharacterPicture
                character={named[index] ?? { name: "", description: "" }}
                others={named.filter((_, other) => other !== index)}
                at={index}
                choices={{ language, characterType, environment, story }}
                initial={name === "" ? String(index + 1) : (Array.from(name)[0]?.toUpperCase() ?? "")}
              />
              <Field
                label={t("review.character.name")}
                error={faultOf(errors?.name, "name", t)}
                autoComplete="off"
                {...register(`characters.${index}.name`)}
              />
              <Field
                label={t("review.character.description")}
                placeholder={t("review.character.description.hint")}
                error={faultOf(errors?.description, "description", t)}
                autoComplete="off"
                {...register(`characters.${index}.description`)}
              />
              <IconButton
                className={styles.remove}
                label={name === "" ? t("review.character.remove.unnamed") : t("review.character.remove", { name })}
                icon={<TrashIcon size={20} />}
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ul>
      {fields.length < max ? (
        <Button look="surface" icon={<PlusIcon size={20} />} onClick={() => append({ name: "", description: "" })}>
          {t("review.character.add")}
        </Button>
      ) : (
        <p className={styles.hint}>{t("review.characters.full", { max })}</p>
      )}
    </fieldset>
  );
}
