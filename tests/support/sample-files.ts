import { deflateSync } from 'node:zlib';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // Nobody checks the sum: what is kept is kept as it came.
  return Buffer.concat([length, latin(name), data, Buffer.alloc(4)]);
}

/** A grey picture, with what programs write beside it. */
export function samplePng(width = 8, height = 8, notes: readonly [string, string][] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height, 0));
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    ...notes.map(([name, text]) => chunk(name, latin(text))),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** What a phone notes: the place, and which way up it was held. */
export function sampleExif(turn: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(turn, 18);
  return segment(0xe1, Buffer.concat([latin('Exif\0\0'), tiff, latin('GPS 48.8566 2.3522')]));
}

/** As small as its parts allow, with pixels that hold a stuffed byte. */
export function sampleJpeg(extra: readonly Buffer[] = [], width = 8, height = 8): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    ...extra,
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export const jpegComment = (text: string): Buffer => segment(0xfe, latin(text));

/** Objects as they stand in a document. */
export function samplePdf(...objects: readonly string[]): Buffer {
  const all = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>', ...objects];
  const body = all.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`).join('');
  return latin(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`);
}

/** An object stream that holds these words. */
export function packedObject(words: string, type = '/Type /ObjStm'): string {
  const packed = deflateSync(latin(words)).toString('latin1');
  return `<< ${type} /N 1 /First 4 /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`;
}

export const disguisedSvg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
