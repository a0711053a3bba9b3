import type { Provider } from "../sign-in/flags.ts";

/** The providers' own marks, as their guidelines want them on a button. */
export function ProviderMark({ provider }: { readonly provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" focusable="false">
      {MARKS[provider]}
    </svg>
  );
}

const MARKS = {
  google: (
    <>
      <path
        fill="#4285F4"
        d="M23 12.26c0-.78-.07-1.53-.2-2.26H12v4.28h6.17a5.28 5.28 0 0 1-2.29 3.46v2.78h3.58C21.55 18.6 23 15.7 23 12.260Z"
      />
      <path
        fill="#34A853"
        d="M12 23.500c3.1 0 5.7-1.03 7.6-2.780l-3.58-2.780c-1.03.7-2.35 1.11-4.02 1.11-3 0-5.54-2.02-6.44-4.740H1.870v2.870A11.5 11.5 0 0 0 12 23.500Z"
      />
      <path fill="#FBBC05" d="M5.56 14.310a6.9 6.9 0 0 1 0-4.410V7.030H1.870a11.5 11.5 0 0 0 0 10.340l3.69-3.060Z" />
      <path
        fill="#EA4335"
        d="M12 5.160c1.69 0 3.2.58 4.4 1.720l3.27-3.270A11.05 11.05 0 0 0 12 .7 11.5 11.5 0 0 0 1.87 7.030L5.56 9.900C6.46 7.18 9 5.16 12 5.160Z"
      />
    </>
  ),
  facebook: (
    <path
      fill="#0866FF"
      d="M24 12a12 12 0 1 0-14.9 11.640v-7.980H6.630V12H9.100v-1.580c0-4.08 1.85-5.98 5.86-5.98.76 0 2.07.15 2.61.3v3.310c-.28-.03-.77-.05-1.38-.05-1.97 0-2.73.75-2.73 2.680V12h3.920l-.67 3.660h-3.250v8.240A12 12 0 0 0 24 12Z"
    />
  ),
  x: (
    <path
      fill="currentColor"
      d="M14.1 10.32 22.28 1h-1.940l-7.1 8.100L7.58 1H1.040l8.57 12.240L1.04 23h1.940l7.49-8.530L16.46 23H23l-8.9-12.680Zm-2.65 3.02-.87-1.220L3.68 2.430h2.970l5.57 7.82.87 1.22 7.24 10.160h-2.970l-5.91-8.290Z"
    />
  ),
} as const;
