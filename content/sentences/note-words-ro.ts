/** Words that tell in a note without a verb how somebody is or what somebody feels. */
export const NOTE_WORDS_RO = {
  /** What one feels, as it stands behind „îi e“. */
  feelings:
    /^(?:dor|fric[ăa]|team[ăa]|foame|sete|frig|cald|somn|lene|ru[șs]ine|mil[ăa]|ciud[ăa]|sil[ăa]|r[ăa]u|groaz[ăa]|necaz|jale|urât|urat)(?: (?:de|tare|mare|s[ăa]).*)?$/iu,
  /** What begins or is a state. */
  states:
    /^(?:(?:foarte|prea|tare|mereu|mai|cam|at[âa]t de|complet|tot|iar|din nou|nu|aproape|singur) )*(?:prea \p{Ll}+|ajuns|singur|singuratic|fricos|fricoas|trist|sup[ăa]rat|speriat|bolnav|r[ăa]cit|obosit|pierdut|r[ăa]t[ăa]cit|uitat|stricat|rupt|spart|murdar|gol|goal|plin|lene[șs]|gelos|geloas|invidi|ru[șs]inos|ru[șs]inoas|timid|furios|furioas|nervos|nervoas|emo[țt]ionat|plictisit|fl[ăa]m[âa]nd|[îi]nsetat|[îi]nghe[țt]at|[îi]ncurcat|[îi]ncuiat|[îi]nchis|blocat|ag[ăa][țt]at|[îi]n[țt]epenit|disp[ăa]rut|furat|fugit|plecat|mort|moart|c[ăa]zut|n[ăa]uc|nefericit|nemul[țt]umit|neascult[ăa]tor|neast[âa]mp[ăa]rat|dezumflat|desperechea?t|rugini|[îi]mpotmolit|naufragiat|accidentat|certat|[îi]ndr[ăa]gostit|mofturos|mofturoas|alergic|r[ăa]cit|r[ăa]gu[șs]it|[șs]chiop|chel|orb|mut|surd|str[âa]mb|[îi]nc[ăa]p[ăa][țt][âa]nat|obraznic|l[ăa]como?s|mincinos|mincinoas|departe|acas[ăa]|aproape|l[ăa]sat|aruncat|abandonat|nedorit|neiubit|ne[îi]n[țt]eles|respins|exclus)\p{Ll}*(?!\p{L})/iu,
  /** What has its article, its number or its possessor already. */
  determined:
    /^(?:un|o|cel|cea|cei|cele|doi|dou[ăa]|trei|patru|cinci|multe|mul[țt]i|prea|prima|primul|ultima|ultimul|nici|niciun|nicio|lui|unei|unui|\p{L}+(?:ul|ua|[^aeiouăâî]a|ele|ile|ii))(?=\s|$)/iu,
} as const;
