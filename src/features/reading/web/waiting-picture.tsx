import styles from "./waiting-picture.module.css";

interface WaitingPictureProps {
  /** What is being done, in a few words; empty where the place is too small for words. */
  readonly label: string;
}

/** A sheet that is still being painted: the outline of a landscape that the colour slowly comes into. */
export function WaitingPicture({ label }: WaitingPictureProps) {
  return (
    <div className={styles.sheet} data-bare={label === "" || undefined}>
      <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g className={styles.wash}>
          <path d="M0 0H400V318C330 280 262 300 196 330S60 340 0 306Z" fill="#8fb4d8" />
          <circle cx="300" cy="270" r="44" fill="#f3c867" />
          <path d="M0 306C60 340 130 360 196 330S330 280 400 318V412C300 380 120 380 0 424Z" fill="#7fae96" />
          <path d="M0 424C120 380 300 380 400 412V500H0Z" fill="#5d9380" />
        </g>
        <g className={styles.lines} fill="none" strokeWidth="3" strokeLinecap="round">
          <path d="M0 306C60 340 130 360 196 330S330 280 400 318" />
          <path d="M0 424C120 380 300 380 400 412" />
          <path d="M271 303A44 44 0 1 1 335 297" />
          <path d="M92 396V330M92 330L64 366M92 330L120 366M92 358L70 388M92 358L114 388" />
          <path d="M214 404V360L248 332 282 360V402M204 368L248 330 292 368M238 403V380H258V402" />
        </g>
      </svg>
      {label !== "" && (
        <p className={styles.label}>
          <span>{label}</span>
        </p>
      )}
    </div>
  );
}
