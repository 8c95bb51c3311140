/** How many hundredths, half of one away from zero: the one rounding of what is read. */
export function roundedHundredths(value: number): number {
  // What is written 1.005 is 1.00499… in binary: the decimal writing is what gets rounded.
  const [digits = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const size = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return value < 0 && size > 0 ? -size : size;
}

/** The same as a number with two decimals. */
export function toHundredths(value: number): number {
  return roundedHundredths(value) / 100;
}
