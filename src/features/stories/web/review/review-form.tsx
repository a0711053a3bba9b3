import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent } from "react";
import { type Control, useForm, useWatch } from "react-hook-form";
import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, PAGE_COUNTS, THEMES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { READING_LEVELS } from "#book/reading-levels.ts";
import { ownerOf } from "#features/accounts/web/parts/owner-of.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { isProOption, type OptionField } from "#features/membership/pro-options.ts";
import { useProGate } from "#features/membership/web/parts/use-pro-gate.ts";
import { useSettings } from "#features/membership/web/queries.ts";
import { StoryForm } from "#features/stories/story.ts";
import { Button, ButtonLink } from "#web/design/button.tsx";
import { Field, TextArea } from "#web/design/field.tsx";
import { ArrowLeftIcon } from "#web/design/icons/icons.tsx";
import { BookIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { localStore } from "#web/session/browser-session.ts";
import { CharactersField } from "./characters-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { CostNote } from "./cost-note.tsx";
import { type Draft, keepDraft } from "./draft.ts";
import { faultOf } from "./field-fault.ts";
import { SureMark } from "./sure-mark.tsx";
import { useSendForm } from "./use-send-form.ts";
import { ValidationErrors } from "./validation-errors.tsx";
import styles from "./review-form.module.css";

interface ReviewFormProps {
  /** What stands in the form at first. */
  readonly start: Draft;
  /** The history entry that the form belongs to. */
  readonly entry: string;
}

/** Everything about the story before it is made, to be looked through and changed (S2.41). */
export function ReviewForm({ start, entry }: ReviewFormProps) {
  const { t } = useMessages();
  const form = useForm<StoryForm>({ defaultValues: start.form, resolver: zodResolver(StoryForm) as never });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isSubmitted } = formState;
  const sending = useSendForm(start);
  useKeptDraft(control, start, entry);
  const { data: settings } = useSettings();

  const isPro = (field: OptionField) => (value: string | number) =>
    settings !== undefined && isProOption(field, value, settings);
  const sureOf = (field: keyof NonNullable<Draft["confidence"]>) => start.confidence?.[field];
  // Read while this is drawn: the form keeps one object of what has changed, of which nothing that is remembered hears.
  const { title: isTitleChanged, characters: areCharactersChanged } = formState.dirtyFields;
  const choice = { control, sureOf, mayChoosePro: useProGate() };

  return (
    <div className={styles.page}>
      <title>{`${t("review.title")} · ${t("app.name")}`}</title>
      <header className={styles.head}>
        <ButtonLink
          look="quiet"
          to={paths.newStory}
          state={{ idea: start.form.story }}
          icon={<ArrowLeftIcon size={20} />}
        >
          {t("review.back")}
        </ButtonLink>
        <h1>{t("review.title")}</h1>
        <p>{t("review.hint")}</p>
      </header>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(sending.send)(event)} noValidate>
        <section className={styles.card}>
          <h2>{t("review.book")}</h2>
          <Field
            label={
              <>
                {t("review.field.title")} <SureMark sure={isTitleChanged ? undefined : sureOf("title")} />
              </>
            }
            hint={t("review.title.hint")}
            error={faultOf(errors.title, "title", t)}
            autoComplete="off"
            {...register("title")}
          />
          <TextArea
            label={t("review.field.story")}
            error={faultOf(errors.story, "story", t)}
            className={styles.story}
            rows={4}
            {...register("story")}
          />
          <ChoiceField
            {...choice}
            name="language"
            legend={t("review.field.language")}
            look="pill"
            options={LANGUAGES.map((value) => ({ value, label: t(`choice.language.${value}`) }))}
          />
          <ChoiceField
            {...choice}
            name="pages"
            legend={t("review.field.pages")}
            look="pill"
            options={PAGE_COUNTS.map((value) => ({ value, label: t("choice.pages", { count: value }) }))}
            isPro={isPro("pages")}
          />
        </section>
        <section className={styles.card}>
          <CharactersField
            control={control}
            register={register}
            sure={areCharactersChanged ? undefined : sureOf("characters")}
          />
          <ChoiceField
            {...choice}
            name="characterType"
            legend={t("review.field.characterType")}
            options={CHARACTER_TYPES.map((value) => ({ value, label: t(`choice.characterType.${value}`) }))}
            isPro={isPro("characterType")}
          />
        </section>
        <section className={styles.card}>
          <ChoiceField
            {...choice}
            name="environment"
            legend={t("review.field.environment")}
            options={ENVIRONMENTS.map((value) => ({ value, label: t(`choice.environment.${value}`) }))}
            isPro={isPro("environment")}
          />
        </section>
        <section className={styles.card}>
          <ChoiceField
            {...choice}
            name="genre"
            legend={t("review.field.genre")}
            options={GENRES.map((value) => ({ value, label: t(`choice.genre.${value}`) }))}
            isPro={isPro("genre")}
          />
          <ChoiceField
            {...choice}
            name="theme"
            legend={t("review.field.theme")}
            options={THEMES.map((value) => ({ value, label: t(`choice.theme.${value}`) }))}
            isPro={isPro("theme")}
          />
          <ChoiceField
            {...choice}
            name="complexity"
            legend={t("review.field.complexity")}
            look="level"
            options={COMPLEXITIES.map((value) => ({
              value,
              label: t(`choice.complexity.${value}`),
              hint: t("review.complexity.words", READING_LEVELS[value].wordsAPage),
            }))}
            isPro={isPro("complexity")}
          />
        </section>
        <ValidationErrors refusal={sending.refusal} onDismiss={sending.dismiss} />
        <footer className={styles.foot}>
          <CostNote control={control} settings={settings} />
          {isSubmitted && !formState.isValid ? (
            <p className={styles.faulty} role="alert">
              {t("review.errors.fields")}
            </p>
          ) : null}
          <Button type="submit" busy={sending.isSending} icon={<BookIcon size={22} />}>
            {sending.isSending ? t("review.creating") : t("review.create")}
          </Button>
        </footer>
      </form>
    </div>
  );
}

/** Keeps what is typed as this user's draft (S2.43). */
function useKeptDraft(control: Control<StoryForm>, start: Draft, entry: string): void {
  const { user } = useUser();
  const values = useWatch({ control });
  const keep = useEffectEvent((form: StoryForm) => {
    if (user !== null) keepDraft(localStore, ownerOf(user), { ...start, form, entry });
  });
  useEffect(() => keep(values as StoryForm), [values]);
}
