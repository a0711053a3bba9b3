import { useSyncExternalStore } from "react";
import type { Language } from "#book/languages.ts";
import { pickVoice } from "#features/reading/speech.ts";

/** Absent in some embedded browsers, whatever the type says. */
const synthesis = (globalThis as { readonly speechSynthesis?: SpeechSynthesis }).speechSynthesis;

function subscribe(listener: () => void): () => void {
  synthesis?.addEventListener("voiceschanged", listener);
  return () => synthesis?.removeEventListener("voiceschanged", listener);
}

const voices = () => synthesis?.getVoices() ?? [];

/**
 * The name of the device's voice for a language; undefined where it has none, or has not found it yet. The voice itself is
 * another object each time it is asked for.
 */
export function useVoice(language: Language): string | undefined {
  return useSyncExternalStore(subscribe, () => pickVoice(voices(), language)?.voiceURI);
}

export function voiceCalled(name: string): SpeechSynthesisVoice | undefined {
  return voices().find(({ voiceURI }) => voiceURI === name);
}
