import { describe, expect, it } from 'vitest';
import { checkFile } from '#domain/files/checked-file.ts';
import {
  disguisedSvg,
  jpegComment,
  packedObject,
  sampleExif,
  sampleJpeg,
  samplePdf,
  samplePng,
} from '#tests/support/sample-files.ts';
import { inflate } from './inflate.ts';

const check = (bytes: Uint8Array) => checkFile(new Uint8Array(bytes), inflate);
const verdict = async (bytes: Uint8Array) => {
  const checked = await check(bytes);
  return checked.ok ? checked.kind : checked.because;
};
const kept = async (bytes: Uint8Array): Promise<Buffer> => {
  const checked = await check(bytes);
  if (!checked.ok) throw new Error(checked.because);
  return Buffer.from(checked.bytes);
};

describe('a file that is attached (L14)', () => {
  it('is what its bytes say', async () => {
    expect(await verdict(samplePng())).toBe('png');
    expect(await verdict(sampleJpeg())).toBe('jpeg');
    expect(await verdict(samplePdf())).toBe('pdf');
    for (const other of [
      disguisedSvg,
      Buffer.from('<html></html>'),
      Buffer.from('GIF89a'),
      Buffer.from('MZ'),
    ])
      expect(await verdict(other)).toBe('file_kind_refused');
    expect(await verdict(Buffer.alloc(0))).toBe('file_kind_refused');
  });

  it('is whole: neither cut short nor going on after its end', async () => {
    expect(await verdict(samplePng().subarray(0, 40))).toBe('file_unreadable');
    expect(await verdict(sampleJpeg().subarray(0, 40))).toBe('file_unreadable');
    expect(await verdict(samplePdf().subarray(0, 40))).toBe('file_unreadable');
    expect(await verdict(Buffer.concat([samplePng(), Buffer.from('more')]))).toBe('file_unreadable');
    expect(await verdict(Buffer.concat([samplePdf(), Buffer.from('<script>')]))).toBe('file_unreadable');
  });

  it('is nothing else at the same time', async () => {
    const archive = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
    expect(await verdict(Buffer.concat([sampleJpeg(), archive]))).toBe('file_unreadable');
    expect(await verdict(samplePng(8, 8, [['iCCP', '<script>alert(1)</script>']]))).toBe('file_active');
    const page = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>\n%%EOF');
    expect(await verdict(page)).toBe('file_unreadable');
  });

  it('is no picture that nobody can draw', async () => {
    expect(await verdict(sampleJpeg([], 0, 8))).toBe('file_unreadable');
    expect(await verdict(sampleJpeg([], 20_001, 8))).toBe('file_unreadable');
  });
});

describe('what is kept of a picture', () => {
  it('is no text, time or place that a program noted', async () => {
    const png = await kept(
      samplePng(8, 8, [
        ['tEXt', 'Author\0Inès'],
        ['eXIf', 'GPS'],
        ['gAMA', '\0\0\0\0'],
      ]),
    );
    expect(png.includes('Inès', 0, 'latin1') || png.includes('GPS')).toBe(false);
    expect(png.includes('gAMA')).toBe(true);
    const jpeg = await kept(sampleJpeg([sampleExif(1), jpegComment('chez moi')]));
    expect(jpeg.equals(sampleJpeg())).toBe(true);
  });

  it('stands the way up in which it was taken', async () => {
    const jpeg = await kept(sampleJpeg([sampleExif(6)]));
    expect(jpeg.includes('GPS')).toBe(false);
    const exif = jpeg.indexOf('Exif\0\0', 0, 'latin1');
    expect(exif).toBeGreaterThan(0);
    expect(jpeg.readUInt16BE(exif + 6 + 18)).toBe(6);
    expect((await kept(jpeg)).equals(jpeg)).toBe(true);
  });

  it('ends where it ends', async () => {
    const film = Buffer.concat([sampleJpeg(), Buffer.from('ftypmp42 a film of three seconds')]);
    expect((await kept(film)).equals(sampleJpeg())).toBe(true);
  });
});

describe('a document', () => {
  it('that acts is refused, however it is written', async () => {
    for (const object of [
      '<< /S /JavaScript /JS (app.alert(1)) >>',
      '<< /S /J#61vaScript /JS (app.alert(1)) >>',
      '<< /S/Launch /F (cmd.exe) >>',
      '<< /Names << /EmbeddedFiles 4 0 R >> >>',
      '<< /Type /EmbeddedFile >>',
      '<< /AcroForm << /XFA 5 0 R >> >>',
    ])
      expect(await verdict(samplePdf(object))).toBe('file_active');
  });

  it('hides nothing in what it packed', async () => {
    const script = '5 0 << /S /JavaScript /JS (app.alert(1)) >>';
    expect(await verdict(samplePdf(packedObject(script)))).toBe('file_active');
    expect(await verdict(samplePdf(packedObject(script, '')))).toBe('file_active');
    expect(await verdict(samplePdf(packedObject('5 0 << /Type /Page >>')))).toBe('pdf');
    const odd =
      '<< /Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n00\nendstream';
    expect(await verdict(samplePdf(odd))).toBe('file_unreadable');
    const bomb = packedObject('a'.repeat(17 * 1024 * 1024));
    expect(await verdict(samplePdf(bomb))).toBe('file_unreadable');
  });

  it('that hides more than anybody writes is not looked through', async () => {
    expect(await verdict(samplePdf('/#41 '.repeat(3_000)))).toBe('file_unreadable');
    expect(await verdict(samplePdf('/First '.repeat(30_000)))).toBe('file_unreadable');
    const comments = Array.from({ length: 30_000 }, () => jpegComment(''));
    expect(await verdict(sampleJpeg(comments))).toBe('file_unreadable');
    const notes = Array.from({ length: 30_000 }, (): [string, string] => ['tEXt', '']);
    expect(await verdict(samplePng(8, 8, notes))).toBe('file_unreadable');
  });

  it('that is locked cannot be looked into', async () => {
    expect(await verdict(samplePdf('<< /Encrypt 9 0 R >>'))).toBe('file_locked');
  });

  it('may have links, an outline and a first page to open at', async () => {
    const plain = [
      '<< /Type /Outlines /First 4 0 R >>',
      '<< /OpenAction [3 0 R /Fit] >>',
      '<< /S /URI /URI (https://x) >>',
    ];
    expect(await verdict(samplePdf(...plain))).toBe('pdf');
  });
});
