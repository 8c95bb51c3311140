import { deflateSync } from 'node:zlib';

const table = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

type Colour = readonly [number, number, number, number];

/** A square PNG, by the colour of each of its points. */
function png(size: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: size }, (_unused, x) => colourAt(x, y)).flat()]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const sea: Colour = [15, 118, 110, 255];
const white: Colour = [255, 255, 255, 255];
const nothing: Colour = [255, 255, 255, 0];

/** A sun over the sea: inside of it, or not, of a square of this size. */
function isDrawn(size: number, x: number, y: number): boolean {
  const [right, down] = [(x + 0.5) / size, (y + 0.5) / size];
  const isSun = Math.hypot(right - 0.5, down - 0.5) < 0.22 && down < 0.56;
  return isSun || (down > 0.62 && down < 0.69 && right > 0.18 && right < 0.82);
}

/** Teams asks for one of 192 points in colour, and one of 32 in white on nothing. */
export const botIcons = {
  color: () => png(192, (x, y) => (isDrawn(192, x, y) ? white : sea)),
  outline: () => png(32, (x, y) => (isDrawn(32, x, y) ? white : nothing)),
};
