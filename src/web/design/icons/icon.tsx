import type { ReactNode } from "react";

export interface IconProps {
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The frame of a line icon on a 24-unit grid; what it means is said by the control that holds it. */
export function Icon({ size = 24, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
