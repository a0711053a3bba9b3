/** Words of the local sign-in page, which stands in for a provider's own where none is configured. */
export const LOCAL_IDENTITY_TEXTS = {
  en: {
    title: "Sign in with {provider}",
    explanation:
      "This is a local sign-in: it runs on this computer, asks for no password, and {provider} is told nothing.",
    name: "Name",
    email: "E-mail",
    continue: "Continue",
    cancel: "Cancel",
    nameMissing: "Please enter a name.",
    emailMalformed: "Please enter an e-mail address, such as ana@example.com.",
    badRequestTitle: "This sign-in link does not work",
    badRequest: "Go back to the app and press the sign-in button again.",
  },
  ro: {
    title: "Conectare cu {provider}",
    explanation:
      "Aceasta este o conectare locală: rulează pe acest calculator, nu cere parolă și nu trimite nimic către {provider}.",
    name: "Nume",
    email: "E-mail",
    continue: "Continuă",
    cancel: "Renunță",
    nameMissing: "Scrie un nume.",
    emailMalformed: "Scrie o adresă de e-mail, de exemplu ana@example.com.",
    badRequestTitle: "Acest link de conectare nu funcționează",
    badRequest: "Întoarce-te în aplicație și apasă din nou butonul de conectare.",
  },
  de: {
    title: "Mit {provider} anmelden",
    explanation:
      "Dies ist eine lokale Anmeldung: Sie läuft auf diesem Computer, fragt nach keinem Passwort, und {provider} erfährt nichts davon.",
    name: "Name",
    email: "E-Mail",
    continue: "Weiter",
    cancel: "Abbrechen",
    nameMissing: "Bitte gib einen Namen ein.",
    emailMalformed: "Bitte gib eine E-Mail-Adresse ein, zum Beispiel ana@example.com.",
    badRequestTitle: "Dieser Anmeldelink funktioniert nicht",
    badRequest: "Geh zurück zur App und drücke noch einmal auf die Schaltfläche zum Anmelden.",
  },
} as const;
