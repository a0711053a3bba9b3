import { useId, type ComponentProps, type ReactNode } from "react";
import { WarningIcon } from "./icons/icons.tsx";
import styles from "./field.module.css";

interface FieldText {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, in words; the field is marked invalid while there is one. */
  readonly error?: ReactNode;
}

/** A line to type on, with its label, a hint and what is wrong with it. */
export function Field({ label, hint, error, className, ...rest }: ComponentProps<"input"> & FieldText) {
  const ids = useFieldIds(rest.id, hint, error);
  return (
    <Frame ids={ids} label={label} hint={hint} error={error} className={className}>
      <input type="text" {...rest} {...ids.attributes} className={styles.input} />
    </Frame>
  );
}

/** A field for more than a line. */
export function TextArea({ label, hint, error, className, ...rest }: ComponentProps<"textarea"> & FieldText) {
  const ids = useFieldIds(rest.id, hint, error);
  return (
    <Frame ids={ids} label={label} hint={hint} error={error} className={className}>
      <textarea rows={4} {...rest} {...ids.attributes} className={`${styles.input} ${styles.area}`} />
    </Frame>
  );
}

interface FieldIds {
  readonly input: string;
  readonly hint: string;
  readonly error: string;
  readonly attributes: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
}

function useFieldIds(given: string | undefined, hint: ReactNode, error: ReactNode): FieldIds {
  const made = useId();
  const input = given ?? made;
  const described = [hint ? `${input}-hint` : "", error ? `${input}-error` : ""].filter(Boolean).join(" ");
  return {
    input,
    hint: `${input}-hint`,
    error: `${input}-error`,
    attributes: {
      id: input,
      "aria-describedby": described === "" ? undefined : described,
      "aria-invalid": error ? true : undefined,
    },
  };
}

type FrameProps = FieldText & {
  readonly ids: FieldIds;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

function Frame({ ids, label, hint, error, className, children }: FrameProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={ids.input} className={styles.label}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={ids.error} className={styles.error}>
          <WarningIcon size={18} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
