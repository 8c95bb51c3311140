const DAY = 24 * 60 * 60 * 1000;

/** V20: how long a closing can be taken back. */
const CLOSING_DAYS = 7;

export function closingEnd(askedAt: number): number {
  return askedAt + CLOSING_DAYS * DAY;
}

/** V20: the name of the company as somebody types it. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return plain(typed) === plain(name);
}
