import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { TextArea } from "#web/design/field.tsx";

/** The text area is as high as its content and this much more (S9.6). */
const PADDING = 8;
/** Its height before it has been measured (S9.6). */
const UNMEASURED = 60;

/** A text area that grows with what is typed into it; Ctrl or Cmd and Enter say that it is done. */
export function GrowingText({ onDone, ...field }: ComponentProps<typeof TextArea> & { readonly onDone?: () => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = field;
  useLayoutEffect(() => {
    const box = area.current;
    if (box === null) return;
    const measure = () => {
      box.style.blockSize = "0";
      box.style.blockSize = `${box.scrollHeight + PADDING}px`;
    };
    measure();
    // A narrower field breaks its lines elsewhere.
    let width = box.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      measure();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [value]);
  return (
    <TextArea
      {...field}
      ref={area}
      rows={1}
      style={{ blockSize: UNMEASURED, minBlockSize: 0, resize: "none", overflow: "hidden" }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onDone?.();
      }}
    />
  );
}
