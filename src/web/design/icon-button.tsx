import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./button.module.css";

interface IconDress {
  /** Says what the button does; shown to nobody, read to some. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `glass` on a picture or the sky, `raised` on paper. */
  readonly look?: "plain" | "glass" | "raised";
}

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & IconDress;

/** A round button with a picture on it. */
export function IconButton({ label, icon, look = "plain", className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={dressed(look, className)}>
      {icon}
    </button>
  );
}

export function IconLink({ label, icon, look = "plain", className, ...rest }: Omit<LinkProps, "children"> & IconDress) {
  return (
    <Link {...rest} aria-label={label} title={label} className={dressed(look, className)}>
      {icon}
    </Link>
  );
}

function dressed(look: "plain" | "glass" | "raised", className: string | undefined): string {
  return [styles.icon, look === "plain" ? "" : styles[look], className].filter(Boolean).join(" ");
}
