const polynomial = 0xed_b8_83_20;

/** CRC-32 of a text in ASCII, as zip files use it: whoever finds a key can check it without us. */
export function checksumOf(text: string): number {
  let checksum = 0xff_ff_ff_ff;
  for (const letter of text) {
    checksum ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) {
      checksum = checksum & 1 ? (checksum >>> 1) ^ polynomial : checksum >>> 1;
    }
  }
  return ~checksum >>> 0;
}
