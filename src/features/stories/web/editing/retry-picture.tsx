import { useIsMutating } from "@tanstack/react-query";
import type { PageIndex } from "#features/reading/page-order.ts";
import { paintingKey, useRetryPage } from "#features/stories/web/editing-queries.ts";
import { Button } from "#web/design/button.tsx";
import { RetryIcon } from "#web/design/icons/icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { useReportFailure } from "./use-report-failure.ts";

/** Has a picture painted that is missing (S4.57, S10.11). */
export function RetryPicture({ storyId, page }: { readonly storyId: string; readonly page: PageIndex }) {
  const { t } = useMessages();
  const report = useReportFailure();
  const place = { storyId, page };
  const retry = useRetryPage(place, (error) => report(error, t("error.story.generate_image")));
  const isPainting = useIsMutating({ mutationKey: paintingKey(place) }) > 0;
  return (
    <Button icon={<RetryIcon size={20} />} busy={isPainting} onClick={() => retry.mutate()}>
      {isPainting ? t("edit.retry.busy") : t("edit.retry")}
    </Button>
  );
}
