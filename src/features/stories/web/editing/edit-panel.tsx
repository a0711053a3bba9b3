import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { CloseIcon, PictureIcon } from "#web/design/icons/tool-icons.tsx";
import { IconButton } from "#web/design/icon-button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./edit-panel.module.css";
import { CastIcon, WordsIcon } from "./editing-icons.tsx";
import type { Editing, Tool } from "./use-editing.ts";

const TOOLS = [
  ["words", "edit.tool.words", WordsIcon],
  ["picture", "edit.tool.picture", PictureIcon],
  ["cast", "edit.tool.cast", CastIcon],
] as const satisfies readonly (readonly [Tool, string, unknown])[];

interface EditPanelProps {
  readonly editing: Editing;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A tool beside the open book, which stays in sight and can be turned; Escape closes it. */
export function EditPanel({ editing, title, children, actions }: EditPanelProps) {
  const { t } = useMessages();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const { tool, frame, show } = editing;
  const { open, onClose, onClosed } = frame;

  useEffect(() => {
    if (!open) onClosed();
  });
  useEffect(() => {
    const box = panel.current;
    const first = box?.querySelector<HTMLElement>("[data-focus]");
    first?.focus();
    if (first instanceof HTMLTextAreaElement) first.setSelectionRange(first.value.length, first.value.length);
    return () => {
      // The tools come back where the panel stood: the one that was open has the focus again.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body || document.activeElement === null)
          document.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
      });
    };
  }, [tool]);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // A button that has done its work is disabled, and leaves the focus to nobody.
      const isHere = event.target === document.body || panel.current?.contains(event.target as Node);
      if (isHere) closeOnEscape(event);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={heading}>
      <nav className={styles.tabs} aria-label={t("edit.tools")}>
        {TOOLS.map(([each, label, ToolIcon]) => (
          <button key={each} type="button" aria-current={each === tool ? "true" : undefined} onClick={() => show(each)}>
            <ToolIcon size={20} />
            {t(label)}
          </button>
        ))}
        <IconButton label={t("app.close")} icon={<CloseIcon size={22} />} onClick={onClose} />
      </nav>
      <div className={styles.body}>
        <h2 id={heading} tabIndex={-1} data-focus={tool === "words" ? undefined : ""}>
          {title}
        </h2>
        {children}
      </div>
      {actions ? <footer className={styles.actions}>{actions}</footer> : null}
    </section>
  );
}
