/** The mark: a book that lies open, and the star that has risen from it. */
export function Logo({ size = 34 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 34 34" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d="M17 17.5C13.5 14.6 8.5 13.8 3 14.700V29c5.5-.9 10.5 0 14 2.7 3.5-2.7 8.5-3.6 14-2.700V14.700c-5.5-.9-10.5-.1-14 2.800Zm0 0v14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinejoin="round"
      />
      <path
        d="M17 1l1.1 5 3.2-1.7-1.7 3.2 5 1.1-5 1.1 1.7 3.2-3.2-1.7-1.1 5-1.1-5-3.2 1.7 1.7-3.2-5-1.1 5-1.1-1.7-3.2 3.2 1.700Z"
        fill="var(--mustard)"
      />
    </svg>
  );
}
