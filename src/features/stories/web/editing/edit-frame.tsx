import { lazy, type ReactNode, Suspense } from "react";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { EditPanel } from "./edit-panel.tsx";
import type { Editing } from "./use-editing.ts";

const EditSheet = lazy(() => import("./edit-sheet.tsx"));

interface EditFrameProps {
  readonly editing: Editing;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Where a tool stands: beside the book, or as a sheet from the foot of a narrow screen. */
export function EditFrame({ editing, ...content }: EditFrameProps) {
  const narrow = useMedia(NARROW);
  if (!narrow) return <EditPanel editing={editing} {...content} />;
  return (
    <Suspense>
      <EditSheet {...editing.frame} {...content} />
    </Suspense>
  );
}
