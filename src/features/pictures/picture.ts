import type { PictureSize } from "#book/format.ts";

const RENDITION = /\/(thumb|small|screen)\.webp(?=$|[?#])/;

/**
 * The address of another size of a picture, from any of its addresses; what stands behind the path (`t`) is kept. An address
 * that is none of ours is given back as it is.
 */
export function renditionOf(imageUrl: string, size: Exclude<PictureSize, "print">): string {
  return imageUrl.replace(RENDITION, `/${size}.webp`);
}

/** An address without `t`, to be compared with another (S3.20). */
export function withoutTimestamp(address: string): string {
  return address.replace(/([?&])t=\d+(&|(?=#)|$)/, (_, before: string, after: string) => (after === "&" ? before : ""));
}

/** A picture's alternatives as the API hands them out (S3.20). */
export interface Alternatives {
  readonly imageUrl: string;
  readonly imageUrls: readonly string[];
  readonly selectedImageIndex: number;
}

/**
 * The alternatives with their selection in order: the index is the address's place in the list, compared without `t`; an
 * address that is absent from the list is appended and selected; no pictures give index 0 and an empty address.
 */
export function selectAlternative(imageUrl: string, imageUrls: readonly string[]): Alternatives {
  if (imageUrl === "") return { imageUrl: imageUrls[0] ?? "", imageUrls, selectedImageIndex: 0 };
  const wanted = withoutTimestamp(imageUrl);
  const index = imageUrls.findIndex((address) => withoutTimestamp(address) === wanted);
  if (index >= 0) return { imageUrl: imageUrls[index] ?? imageUrl, imageUrls, selectedImageIndex: index };
  return { imageUrl, imageUrls: [...imageUrls, imageUrl], selectedImageIndex: imageUrls.length };
}
