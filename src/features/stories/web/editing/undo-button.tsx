import type { Wish } from "#features/reading/page-order.ts";
import { COVER } from "#features/reading/page-order.ts";
import { useUndo } from "#features/stories/web/editing-queries.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { ToolButton } from "../story/tool-button.tsx";
import { UndoIcon } from "./editing-icons.tsx";
import { useReportFailure } from "./use-report-failure.ts";

interface UndoButtonProps {
  readonly storyId: string;
  readonly ask: (wish: Wish) => void;
}

/** Takes the last change of words, title or picture back, and turns to where it was. */
export function UndoButton({ storyId, ask }: UndoButtonProps) {
  const { t } = useMessages();
  const report = useReportFailure();
  const undo = useUndo(storyId);

  const takeBack = () =>
    undo.mutate(undefined, {
      onSuccess: ({ undone }) => {
        if (undone === null) {
          toast({ text: t("edit.undone.nothing"), tone: "info" });
          return;
        }
        ask(undone.page);
        const page = undone.page + 1;
        const text =
          undone.what === "title"
            ? t("edit.undone.title")
            : undone.page === COVER
              ? t("edit.undone.cover")
              : t(`edit.undone.${undone.what}`, { page });
        toast({ text, tone: "success" });
      },
      onError: (error) => report(error, t("error.general")),
    });
  return (
    <ToolButton icon={<UndoIcon size={22} />} busy={undo.isPending} onPress={takeBack}>
      {t("edit.tool.undo")}
    </ToolButton>
  );
}
