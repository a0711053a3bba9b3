/**
 * That software made a book, in IPTC's terms (S12.4):
 * https://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia (made by an algorithm, not by a trained model).
 */
export const PROVENANCE = {
  namespace: "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
  source: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
} as const;
