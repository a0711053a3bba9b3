import { useId, useState, type ReactNode } from "react";
import type { CastCard, Colour } from "#book/cast-card.ts";
import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { useChangeCast } from "#features/stories/web/editing-queries.ts";
import { ApiError } from "#web/call/api-error.ts";
import { Button } from "#web/design/button.tsx";
import { VisuallyHidden } from "#web/design/visually-hidden.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { COLOURS, GARMENTS, SWATCHES } from "./cast-colours.ts";
import { CastPortrait, nameOf } from "./cast-portrait.tsx";
import styles from "./edit-cast.module.css";
import { BrushIcon } from "./editing-icons.tsx";
import { useReportFailure } from "./use-report-failure.ts";

interface CastFormProps {
  readonly story: Story;
  readonly page: PageIndex;
  readonly card: CastCard;
  /** The pages that are being painted again now; the cover is -1. */
  readonly onSaved: (redrawing: readonly number[]) => void;
}

/** How somebody looks: colour, what they wear, and where they are painted so. */
export function CastForm({ story, page, card, onSaved }: CastFormProps) {
  const { t } = useMessages();
  const report = useReportFailure();
  const changing = useChangeCast(story.id);
  const [colour, setColour] = useState(card.colour);
  const [garment, setGarment] = useState(card.garment);
  const [where, setWhere] = useState<"all" | "page">("all");
  const { colour: _, ...plain } = card;
  const dressed: CastCard = { ...plain, garment, ...(colour && { colour }) };

  const save = () => {
    const change = { colour: colour ?? null, garment, redraw: where, ...(where === "page" && { page }) };
    changing.mutate(
      { characterId: card.id, change },
      {
        onSuccess: ({ redrawing }) => {
          toast({ text: t("edit.cast.redrawing", { count: redrawing.length }), tone: "info" });
          onSaved(redrawing);
        },
        onError: (error) => {
          const notHere = error instanceof ApiError && error.code === "page.not_found";
          if (notHere) toast({ text: t("edit.cast.not_here", { name: nameOf(card) }), tone: "info" });
          else report(error, t("error.story.update_image"));
        },
      },
    );
  };
  const here = page === COVER ? t("edit.cast.where.cover") : t("edit.cast.where.page", { page: page + 1 });
  return (
    <div className={styles.form}>
      <CastPortrait card={dressed} language={story.language} />
      <ColourGroup label={t("edit.cast.colour")} value={colour} onChoose={setColour} own={t("edit.cast.colour.own")} />
      <Group label={t("edit.cast.garment")}>
        {(name) =>
          GARMENTS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name={name}
                checked={garment.kind === kind}
                onChange={() => setGarment({ ...garment, kind })}
              />
              <span className={styles.option}>{t(`garment.${kind}`)}</span>
            </label>
          ))
        }
      </Group>
      {garment.kind === "none" ? null : (
        <ColourGroup
          label={t("edit.cast.garment.colour")}
          value={garment.colour}
          onChoose={(chosen) => setGarment({ ...garment, colour: chosen ?? garment.colour })}
        />
      )}
      <Group label={t("edit.cast.where")}>
        {(name) =>
          (["all", "page"] as const).map((each) => (
            <label key={each}>
              <input type="radio" name={name} checked={where === each} onChange={() => setWhere(each)} />
              <span className={styles.option}>{each === "all" ? t("edit.cast.where.all") : here}</span>
            </label>
          ))
        }
      </Group>
      <Button icon={<BrushIcon size={20} />} busy={changing.isPending} onClick={save}>
        {t("edit.cast.save")}
      </Button>
    </div>
  );
}

function Group({ label, children }: { label: string; children: (name: string) => ReactNode }) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {children(name)}
    </fieldset>
  );
}

interface ColourGroupProps {
  readonly label: string;
  readonly value: Colour | undefined;
  readonly onChoose: (colour: Colour | undefined) => void;
  /** What no colour of its own is called; absent where there has to be one. */
  readonly own?: string;
}

function ColourGroup({ label, value, onChoose, own }: ColourGroupProps) {
  const { t } = useMessages();
  return (
    <Group label={label}>
      {(name) => (
        <>
          {own === undefined ? null : (
            <label title={own}>
              <input type="radio" name={name} checked={value === undefined} onChange={() => onChoose(undefined)} />
              <span className={styles.swatch} data-own />
              <VisuallyHidden>{own}</VisuallyHidden>
            </label>
          )}
          {COLOURS.map((colour) => (
            <label key={colour} title={t(`colour.${colour}`)}>
              <input type="radio" name={name} checked={value === colour} onChange={() => onChoose(colour)} />
              <span className={styles.swatch} style={{ background: SWATCHES[colour] }} />
              <VisuallyHidden>{t(`colour.${colour}`)}</VisuallyHidden>
            </label>
          ))}
        </>
      )}
    </Group>
  );
}
