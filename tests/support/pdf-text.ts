import { inflateSync } from 'node:zlib';

/** Windows-1252 from 0x80 to 0x9f; written out, since Node reads these as controls. */
const ABOVE = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decoded(bytes: Buffer): string {
  return [...bytes].map((code) => ABOVE[code - 0x80] ?? String.fromCodePoint(code)).join('');
}

/** What each page of a file of ours says, in the order in which it was written; fails on one that is not sound. */
export function pdfPages(file: Buffer): string[][] {
  const raw = file.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF/.exec(raw)?.[1]);
  if (!raw.startsWith('%PDF-1.7') || raw.slice(start, start + 4) !== 'xref') throw new Error('No sound PDF.');
  const places = [...raw.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
  places.forEach((place, index) => {
    if (!raw.slice(place).startsWith(`${index + 1} 0 obj`)) throw new Error(`Object ${index + 1} is lost.`);
  });
  return [...raw.matchAll(/\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/g)].map((match) => {
    const from = match.index + match[0].length;
    const content = inflateSync(file.subarray(from, from + Number(match[1]))).toString('latin1');
    return [...content.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex = '']) => decoded(Buffer.from(hex, 'hex')));
  });
}
