/** A number of the data, two bytes each, the lower first: read where it lies, as bytes may begin at any place. */
export const int16At = (bytes: Uint8Array, index: number): number =>
  ((bytes[2 * index]! | (bytes[2 * index + 1]! << 8)) << 16) >> 16;
