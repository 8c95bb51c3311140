/**
 * I15: a device that counts its uses never counts back, unless there are two of it. Passkeys that are there on several
 * devices do not count, and say zero each time.
 */
export function wentBack(kept: number, told: number): boolean {
  if (kept === 0 && told === 0) return false;
  return told <= kept;
}
