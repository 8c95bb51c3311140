import { deflateSync } from 'node:zlib';

/** A piece of text at a place of a page, lines counted downwards from its top, in points. */
export interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const PAGE_HEIGHT = 842;

/** WinAnsi, as programs of payroll write French. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text.replaceAll('’', "'").replaceAll('\u202f', ' '), 'latin1');
}

function drawn({ text, x, y }: DrawnText): Buffer {
  const hex = bytesOf(text).toString('hex');
  return Buffer.from(`BT /F1 9 Tf 1 0 0 1 ${x} ${PAGE_HEIGHT - y} Tm <${hex}> Tj ET\n`, 'latin1');
}

/** A PDF with these pages, its contents packed as every program packs them. */
export function pdfOf(pages: readonly (readonly DrawnText[])[], { locked = false } = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (content: Buffer | string): number => {
    objects.push(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
    return objects.length;
  };
  const [catalog, tree] = [add(''), add('')];
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const kids = pages.map((texts) => {
    const packed = deflateSync(Buffer.concat(texts.map(drawn)));
    const head = Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`, 'latin1');
    const contents = add(Buffer.concat([head, packed, Buffer.from('\nendstream', 'latin1')]));
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 ${PAGE_HEIGHT}] /Contents ${contents} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
    );
  });
  objects[catalog - 1] = Buffer.from(`<< /Type /Catalog /Pages ${tree} 0 R >>`, 'latin1');
  objects[tree - 1] = Buffer.from(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
    'latin1',
  );
  // Which password would open it does not matter: nobody has one.
  const lock = locked
    ? add(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'a5'.repeat(32)}> /U <${'5a'.repeat(32)}> >>`)
    : null;
  return assembled(objects, catalog, lock);
}

function assembled(objects: readonly Buffer[], root: number, lock: number | null): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const write = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(length);
    write(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = lock === null ? '' : ` /Encrypt ${lock} 0 R /ID [<00> <00>]`;
  const size = objects.length + 1;
  write(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${root} 0 R${encrypt} >>\nstartxref\n${length}\n%%EOF`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}
