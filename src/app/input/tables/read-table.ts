export type TableLine = { line: number; cells: readonly string[] };

const separators = ['\t', ';', ','] as const;

/**
 * Spreadsheets copy with tabs; French ones save with semicolons, others with commas. The first line that has one of
 * them outside quotes tells: further down, a semicolon may stand in a remark.
 */
function separatorOf(text: string): string {
  for (const line of text.split('\n')) {
    const bare = line.replace(/"[^"]*"/g, '');
    const found = separators.find((separator) => bare.includes(separator));
    if (found !== undefined) return found;
  }
  return ',';
}

/**
 * Reads what a spreadsheet copied or saved: cells in quotes may hold separators, line ends and doubled quotes.
 * Lines are numbered as the person sees them, from 1; empty ones are left out.
 */
export function readTable(source: string): TableLine[] {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const lines: TableLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let startedAt = 1;

  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some(Boolean)) lines.push({ line: startedAt, cells });
    cells = [];
    startedAt = line + 1;
  };

  for (let place = 0; place < text.length; place++) {
    const character = text[place] ?? '';
    if (quoted) {
      if (character === '"' && text[place + 1] === '"') {
        cell += '"';
        place++;
      } else if (character === '"') quoted = false;
      else cell += character;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endLine();
    else cell += character;
    if (character === '\n') line++;
  }
  endLine();
  return lines;
}
