/**
 * XMP that says that software made the picture (S12.4), in IPTC's terms:
 * https://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia (made by an algorithm, not by a trained model).
 */
export function provenance(source: "algorithmicMedia" | "trainedAlgorithmicMedia" = "algorithmicMedia"): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Basmia">',
    "<Iptc4xmpExt:DigitalSourceType>",
    `http://cv.iptc.org/newscodes/digitalsourcetype/${source}`,
    "</Iptc4xmpExt:DigitalSourceType>",
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join("");
}
