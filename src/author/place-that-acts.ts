import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";

/** What only somebody does, behind what a Romanian place is like and where it stands. */
const ACTS_RO =
  /^(?: (?:b[ăa]tr[âa]n|vechi|veche|mic|uitat|p[ăa]r[ăa]sit|singuratic)\p{Ll}*)?(?: (?:de|din|de pe|de la|de l[âa]ng[ăa]) [^,.!?]{2,40}?)?,? (?:care )?(?:nu )?(?:[îi][șs]i (?:pierde|dore[șs]te|caut[ăa]|aminte[șs]te|aduce|ascunde)|vrea|voia|viseaz[ăa]|visa|se teme|se crede|se simte|crede|pl[âa]nge|suspin[ăa]|(?:e|este|era) (?:trist|sup[ăa]rat|singur|gelo|m[âa]ndr|timid)\p{Ll}*)(?!\p{L})/iu;

/** „Un far de pe o insulă își pierde lumina“: a place that is somebody, whoever else is there. */
export function isPlaceThatActs({ end }: FoundConcept, text: string, language: Language): boolean {
  return language === "ro" && ACTS_RO.test(text.slice(end));
}
