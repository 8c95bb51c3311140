import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';
import { readWorkbook } from './read-workbook.ts';

/** A zip archive with these files, the first stored and the others deflated. Nobody looks at checksums here. */
function archive(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const bytes = Buffer.from(text);
    const packed = index === 0 ? bytes : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(index === 0 ? 0 : 8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, Buffer.from(name), packed]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, where, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  Buffer.from([0x50, 0x4b, 5, 6]).copy(end);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, listing, end]));
}

const rels = (...targets: string[]) => {
  const written = targets.map((target, index) => `<Relationship Id="rId${index + 1}" Target="${target}"/>`);
  return `<Relationships>${written.join('')}</Relationships>`;
};

const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

const book = (sheets: string, properties = '') =>
  `<?xml version="1.0"?><workbook xmlns:r="x">${properties}<sheets>${sheets}</sheets></workbook>`;

describe('readWorkbook', () => {
  it('reads texts, numbers and days where they stand, by the line that people see', async () => {
    const bytes = archive({
      'xl/workbook.xml': book('<sheet name="Soldes" r:id="rId1"/>'),
      'xl/_rels/workbook.xml.rels': rels('worksheets/sheet1.xml'),
      'xl/sharedStrings.xml':
        '<sst><si><t>Nom</t></si><si><r><t>Dur</t></r><r><t xml:space="preserve">and &amp; Cie</t></r><rPh><t>no</t></rPh></si></sst>',
      'xl/styles.xml': styles,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
        <row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>CP N</t></is></c></row>
        <row r="3"/>
        <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="1"><v>45170</v></c><c r="C4"><v>14.583333333333334</v></c>
          <c r="D4" s="2"><v>45170.75</v></c><c r="E4" s="3"><v>12.5</v></c><c r="F4" t="str"><f>A1</f><v>ok</v></c>
          <c r="AA4" t="e"><v>#REF!</v></c></row>
      </sheetData></worksheet>`,
    });
    const lines = await readWorkbook(bytes);
    expect(lines?.[0]).toEqual({ line: 2, cells: ['Nom', '', 'CP N'] });
    expect(lines?.[1]?.line).toBe(4);
    expect(lines?.[1]?.cells.slice(0, 6)).toEqual([
      'Durand & Cie',
      '2023-09-01',
      '14.583333333333334',
      '2023-09-01',
      '12.5',
      'ok',
    ]);
    expect(lines?.[1]?.cells).toHaveLength(27);
    expect(await readFile(new File([bytes], 'soldes.xlsx'))).toEqual({ lines });
  });

  it('reads the first sheet shown that has lines, with prefixes and days since 1904', async () => {
    const bytes = archive({
      'xl/workbook.xml': book(
        '<x:sheet name="a" state="hidden" r:id="rId1"/><x:sheet name="b" r:id="rId2"/><x:sheet name="c" r:id="rId3"/>',
        '<x:workbookPr date1904="1"/>',
      ),
      'xl/_rels/workbook.xml.rels': rels(
        'worksheets/hidden.xml',
        '/xl/worksheets/empty.xml',
        'worksheets/full.xml',
      ),
      'xl/styles.xml': styles,
      'xl/worksheets/hidden.xml': '<worksheet><row r="1"><c r="A1"><v>1</v></c></row></worksheet>',
      'xl/worksheets/empty.xml': '<worksheet><sheetData/></worksheet>',
      'xl/worksheets/full.xml':
        '<x:worksheet><x:row><x:c s="1"><x:v>43708</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row></x:worksheet>',
    });
    expect(await readWorkbook(bytes)).toEqual([{ line: 1, cells: ['2023-09-01', '2'] }]);
  });

  it('is not taken in by an archive of something else', async () => {
    expect(await readWorkbook(archive({ 'content.xml': '<office/>' }))).toBeNull();
    expect(await readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toBeNull();
  });
});
