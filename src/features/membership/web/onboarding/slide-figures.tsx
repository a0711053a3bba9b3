interface FigureProps {
  readonly className?: string | undefined;
}

/** Flat figures in the inks of the valley. */
export function OpenBook({ className }: FigureProps) {
  return (
    <svg viewBox="0 0 240 110" className={className}>
      <ellipse cx="120" cy="100" rx="112" ry="9" fill="#0d1430" fillOpacity=".28" />
      <path d="M8 30Q66 14 120 34 174 14 232 30V94Q172 80 120 98 68 80 8 94Z" fill="#1c2a5e" />
      <path d="M14 24Q68 8 120 30V92Q68 72 14 86Z" fill="#fffdf8" />
      <path d="M226 24Q172 8 120 30V92Q172 72 226 86Z" fill="#f3ead6" />
      <path d="M14 80Q68 66 120 86 172 66 226 80V86Q172 72 120 92 68 72 14 86Z" fill="#d9ccae" />
      <g fill="none" stroke="#b9b0a0" strokeWidth="3" strokeLinecap="round">
        <path d="M28 36Q66 26 104 40M28 48Q66 38 104 52M28 60Q60 51 86 58" />
        <path d="M136 52Q174 38 212 48M136 64Q174 50 212 60" />
      </g>
      <path d="M140 44Q158 18 170 30T206 20V38Q172 28 140 44Z" fill="#2f8f6b" />
      <circle cx="190" cy="20" r="7" fill="#f3b53c" />
    </svg>
  );
}

export function Hedgehog({ className }: FigureProps) {
  return (
    <svg viewBox="0 0 150 110" className={className}>
      <ellipse cx="76" cy="100" rx="60" ry="7" fill="#0d1430" fillOpacity=".25" />
      <path
        d="M22 84 10 72 20 68 10 54 24 54 18 38 32 42 32 26 45 34 50 18 61 30 70 16 77 30 90 20 92 34 106 30 104 46 116 50 106 60 112 76 100 92H34Z"
        fill="#6b4a35"
      />
      <path
        d="M34 84 28 72 38 68 32 56 44 56 42 44 54 48 56 36 66 46 74 36 80 48 92 42 90 56 100 60 94 72 98 84Z"
        fill="#8a6347"
      />
      <path d="M86 62Q116 58 130 76 140 86 132 90 118 98 88 96Z" fill="#f0d4ac" />
      <path d="M46 96Q44 72 70 72T96 96Z" fill="#f0d4ac" />
      <circle cx="134" cy="83" r="5.500" fill="#2a1f33" />
      <circle cx="112" cy="74" r="4" fill="#2a1f33" />
      <circle cx="113.500" cy="72.500" r="1.300" fill="#fff" />
      <circle cx="106" cy="84" r="5" fill="#e58f7d" fillOpacity=".7" />
      <path d="M116 88q6 4 11 0" fill="none" stroke="#2a1f33" strokeWidth="2" strokeLinecap="round" />
      <path d="M52 94h16v7H52ZM84 94h16v7H84Z" fill="#b98a5d" />
      <path d="M84 64q18-6 28 2-6 9-28 8Z" fill="#c62b45" />
      <path d="M84 68l-18 8 4 8 16-9Z" fill="#c62b45" />
    </svg>
  );
}

export function Fox({ className }: FigureProps) {
  return (
    <svg viewBox="0 0 120 150" className={className}>
      <path d="M0 118Q60 96 120 118V150H0Z" fill="#1f5a41" />
      <path d="M84 132Q116 126 108 92 100 104 82 106Z" fill="#c9542c" />
      <path d="M104 100q6-6 4-8-6 10-16 12Z" fill="#fff" />
      <path d="M34 134Q32 84 60 84T86 134Z" fill="#e0622f" />
      <path d="M48 134Q46 100 60 100T72 134Z" fill="#fdf3e4" />
      <path d="M28 42 24 14 48 30Q60 26 72 30L96 14 92 42Q96 66 60 88 24 66 28 42Z" fill="#e0622f" />
      <path d="M30 22 32 38 42 31ZM90 22 88 38 78 31Z" fill="#5a2a20" />
      <path d="M28 52Q44 52 60 88 36 76 28 52ZM92 52Q76 52 60 88 84 76 92 52Z" fill="#fdf3e4" />
      <circle cx="45" cy="52" r="4.500" fill="#2a1f33" />
      <circle cx="75" cy="52" r="4.500" fill="#2a1f33" />
      <circle cx="46.600" cy="50.400" r="1.400" fill="#fff" />
      <circle cx="76.600" cy="50.400" r="1.400" fill="#fff" />
      <path d="M55 80q5-4 10 0l-5 7Z" fill="#2a1f33" />
    </svg>
  );
}

export function Whale({ className }: FigureProps) {
  return (
    <svg viewBox="0 0 120 150" className={className}>
      <path d="M0 108Q30 96 60 108T120 108V150H0Z" fill="#1d4a66" />
      <path d="M14 76Q20 48 60 50 96 52 98 82 104 72 116 70 112 86 100 92 90 112 56 112 16 110 14 76Z" fill="#2f6fb7" />
      <path d="M16 84Q44 98 92 92 80 112 54 112 20 110 16 84Z" fill="#dcecf8" />
      <circle cx="36" cy="76" r="4" fill="#16204d" />
      <circle cx="37.200" cy="74.600" r="1.200" fill="#fff" />
      <path d="M24 90q8 5 16 2" fill="none" stroke="#16204d" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M58 48q-2-16-14-18M58 48q2-16 14-18"
        fill="none"
        stroke="#bfe3f7"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="20" cy="36" r="4" fill="none" stroke="#bfe3f7" strokeWidth="2" />
      <circle cx="98" cy="28" r="6" fill="none" stroke="#bfe3f7" strokeWidth="2" />
      <path d="M52 92q8 16 20 18-2-12-8-18Z" fill="#24588f" />
    </svg>
  );
}

export function Castle({ className }: FigureProps) {
  return (
    <svg viewBox="0 0 120 150" className={className}>
      <circle cx="92" cy="30" r="13" fill="#f6dfa4" />
      <path d="M0 124Q60 104 120 124V150H0Z" fill="#3a2a63" />
      <path d="M34 128V74H86V128Z" fill="#cdb1ea" />
      <path d="M34 74v-8h8v5h8v-5h8v5h8v-5h8v5h8v-5h4v8Z" fill="#cdb1ea" />
      <path d="M20 130V62H40V130ZM80 130V62H100V130Z" fill="#b793dd" />
      <path d="M16 64 30 34 44 64ZM76 64 90 34 104 64Z" fill="#c62b45" />
      <path d="M50 130V104Q50 92 60 92T70 104V130Z" fill="#3a2a63" />
      <path d="M27 80h6v10h-6ZM87 80h6v10h-6ZM46 80h6v9h-6ZM68 80h6v9h-6Z" fill="#f3b53c" />
      <path d="M30 34V22l12 4-12 4ZM90 34V22l12 4-12 4Z" fill="#f3b53c" />
    </svg>
  );
}

export function Bear({ className }: FigureProps) {
  return (
    <svg viewBox="0 0 120 150" className={className}>
      <ellipse cx="60" cy="142" rx="44" ry="7" fill="#0d1430" fillOpacity=".25" />
      <path d="M86 92Q108 78 112 56 104 52 98 58 94 74 78 82Z" fill="#8a5a35" />
      <path d="M26 140Q22 78 60 78T94 140Z" fill="#9c6a41" />
      <path d="M44 140Q40 98 60 98T78 140Z" fill="#d8ab77" />
      <circle cx="36" cy="34" r="12" fill="#8a5a35" />
      <circle cx="84" cy="34" r="12" fill="#8a5a35" />
      <circle cx="36" cy="35" r="6" fill="#d8ab77" />
      <circle cx="84" cy="35" r="6" fill="#d8ab77" />
      <circle cx="60" cy="56" r="31" fill="#9c6a41" />
      <ellipse cx="60" cy="68" rx="15" ry="12" fill="#e6c39a" />
      <path d="M54 62q6-4 12 0-1 6-6 7-5-1-6-7Z" fill="#2a1f33" />
      <path d="M53 73q7 5 14 0" fill="none" stroke="#2a1f33" strokeWidth="2.200" strokeLinecap="round" />
      <circle cx="47" cy="52" r="4" fill="#2a1f33" />
      <circle cx="73" cy="52" r="4" fill="#2a1f33" />
      <circle cx="48.400" cy="50.600" r="1.300" fill="#fff" />
      <circle cx="74.400" cy="50.600" r="1.300" fill="#fff" />
      <path d="M34 86q26 12 52 0l-2 10q-24 10-48 0Z" fill="#2f6fb7" />
      <path d="M34 96Q20 108 22 124q8 2 12-2Z" fill="#8a5a35" />
    </svg>
  );
}

export function Plane({ className }: FigureProps) {
  return (
    <svg viewBox="0 0 90 70" className={className}>
      <path d="M2 34 88 2 62 66 40 46Z" fill="#fffdf8" />
      <path d="M2 34 88 2 34 42Z" fill="#e6dfd0" />
      <path d="M34 42 88 2 40 46 36 64Z" fill="#c9bea6" />
      <path d="M36 64 40 46 50 55Z" fill="#a99d84" />
    </svg>
  );
}
