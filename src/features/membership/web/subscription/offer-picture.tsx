import type { OfferName } from "#features/membership/plans.ts";

/** What a plan costs about as much as: a pizza, or a dinner under its cover. */
export function OfferPicture({ offer }: { readonly offer: OfferName }) {
  return (
    <svg viewBox="0 0 80 80" width={72} height={72} aria-hidden="true" focusable="false">
      {offer === "monthly" ? <Pizza /> : <Dinner />}
    </svg>
  );
}

function Pizza() {
  return (
    <>
      <ellipse cx="40" cy="66" rx="33" ry="8" fill="#16204d" fillOpacity=".14" />
      <circle cx="40" cy="38" r="32" fill="#c9803a" />
      <circle cx="40" cy="37" r="31" fill="#e2a552" />
      <circle cx="40" cy="37" r="26" fill="#c93a3e" />
      <path d="M17 30q6-14 22-17 14-1 20 8 8 12 2 25-8 13-24 14-15-1-20-14-2-8 0-16Z" fill="#f7d98a" />
      <path d="M25 26q7-9 17-7l-3 6q-7-1-10 4ZM56 47q-3 7-11 9l1-6q4-1 6-5Z" fill="#fbeabb" />
      {OLIVES.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="5.5" fill="#b52c3c" />
          <circle cx={x - 1.2} cy={y - 1.4} r="2" fill="#d9656a" />
        </g>
      ))}
      <path d="M37 22q6-5 10 0-5 5-10 0ZM24 44q-1-7 5-9 1 7-5 9ZM49 50q1-6 7-6 0 6-7 6Z" fill="#2f8f6b" />
      <path d="M40 37 68 24M40 37 66 53" stroke="#9c5a25" strokeWidth="2" strokeLinecap="round" fill="none" />
    </>
  );
}

const OLIVES = [
  [30, 27],
  [53, 30],
  [40, 41],
  [28, 51],
  [46, 57],
] as const;

function Dinner() {
  return (
    <>
      <ellipse cx="40" cy="66" rx="35" ry="8" fill="#16204d" fillOpacity=".14" />
      <path d="M6 60h68q-5 9-16 9H22Q11 69 6 60Z" fill="#bfc9dd" />
      <path d="M6 60h68l-2 3H8Z" fill="#e9eef7" />
      <path d="M12 58a28 28 0 0 1 56 0Z" fill="#8f9dc0" />
      <path d="M12 58a28 28 0 0 1 40-25.300Q32 38 30 58Z" fill="#b6c1dc" />
      <path d="M20 52q2-11 11-15" stroke="#f4f8fd" strokeWidth="3" strokeLinecap="round" fill="none" />
      <circle cx="40" cy="26" r="5" fill="#f3b53c" />
      <path d="M37.500 31h5v2h-5Z" fill="#c9861f" />
      <path
        d="M22 18q-4-4 0-8t0-8M40 14q-4-4 0-7t0-6M58 18q-4-4 0-8t0-8"
        stroke="#f3b53c"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
        opacity=".75"
      />
    </>
  );
}
