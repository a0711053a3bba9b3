import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Star } from "./star.tsx";
import styles from "./button.module.css";

type Look = "primary" | "surface" | "quiet" | "danger";

interface Dress {
  readonly look?: Look;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

type ButtonProps = ComponentProps<"button"> &
  Dress & {
    /** Work is going on: the button keeps its place and the focus, and does nothing. */
    readonly busy?: boolean;
  };

/** A key that goes down when pressed. The words on it are a verb. */
export function Button({ look = "primary", wide, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={dressed(look, wide, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Star size={20} className={styles.turning} /> : icon}
      {children}
    </button>
  );
}

/** The same key as a link to another screen. */
export function ButtonLink({ look = "primary", wide, icon, className, children, ...rest }: LinkProps & Dress) {
  return (
    <Link {...rest} className={dressed(look, wide, className)}>
      {icon}
      {children}
    </Link>
  );
}

function dressed(look: Look, wide: boolean | undefined, className: string | undefined): string {
  return [styles.button, look === "primary" ? "" : styles[look], wide ? styles.wide : "", className]
    .filter(Boolean)
    .join(" ");
}
