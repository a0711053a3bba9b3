import { useState } from "react";

/** What stands where a picture cannot be shown: the illustrator's own cover, and a calm night sky where that fails too. */
export function DefaultCover({ label }: { readonly label: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NightSky label={label} />;
  return (
    <img
      src="/assets/default-cover.webp"
      alt={label}
      width={640}
      height={800}
      style={{ width: "100%", height: "100%", objectFit: "cover" }}
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

/** Drawn here, so that it can never fail to load. */
function NightSky({ label }: { readonly label: string }) {
  return (
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      {...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect width="400" height="500" fill="#202c66" />
      <path d="M0 0H400V300C300 250 140 240 0 300Z" fill="#293a7d" />
      <circle cx="286" cy="118" r="56" fill="#f6dfa4" />
      <circle cx="268" cy="104" r="50" fill="#293a7d" />
      {STARS.map(([x, y, size]) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`} d={STAR} fill="#ffd98a" />
      ))}
      <path d="M0 372C70 320 150 330 220 366S350 386 400 342V500H0Z" fill="#2c6a5c" />
      <path d="M0 430C90 380 190 420 262 430S370 408 400 404V500H0Z" fill="#1f5148" />
      <path d="M70 400V352L52 372H64L44 396H62L38 424H106L82 396H100L80 372H92L70 340Z" fill="#18423c" />
      <path d="M318 420V372L302 390H312L296 412H310L290 436H348L328 412H342L326 390H336L318 360Z" fill="#18423c" />
      <path d="M138 446Q169 432 200 446Q231 432 262 446V424Q231 411 200 425Q169 411 138 424Z" fill="#f7ead0" />
      <path d="M200 425V446" stroke="#c9b48d" strokeWidth="2" />
    </svg>
  );
}

/** Eight points around the origin, 10 units out. */
const STAR =
  "M0-10 1.8-4.3 6-6 4.3-1.800 10 0 4.3 1.800 6 6 1.800 4.3 0 10-1.800 4.3-6 6-4.3 1.800-10 0-4.3-1.800-6-6-1.800-4.3Z";

const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [64, 84, 0.8],
  [136, 52, 0.45],
  [176, 132, 1.1],
  [96, 190, 0.5],
  [238, 214, 0.4],
  [352, 222, 0.7],
  [40, 262, 0.4],
];
