const digits = '0123456789abcdefghijklmnopqrstuv';

/**
 * What Google takes as the id of an event: base32hex. Made of the request, so that the same leave is the same event; a
 * piece of it that is not the first has its number behind.
 */
export function googleEventId(requestId: string, part: number): string {
  let rest = BigInt(`0x${requestId.replaceAll('-', '')}`);
  let id = '';
  for (let place = 0; place < 26; place += 1) {
    id = `${digits[Number(rest % 32n)]}${id}`;
    rest /= 32n;
  }
  return part === 0 ? `rel${id}` : `rel${id}p${part.toString(32)}`;
}
