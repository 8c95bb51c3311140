/** What was fetched, and when the names stood on the page: milliseconds since the navigation began. */
export interface Waterfall {
  readonly title: string;
  readonly namesAt: number;
  readonly rows: readonly {
    readonly name: string;
    readonly start: number;
    /** 0 for what goes on. */
    readonly end: number;
  }[];
}

const width = 960;
const labels = 300;
const rowHeight = 14;
const headHeight = 44;

const colors = { document: '#12615f', script: '#c98a1b', style: '#7a5ea8', font: '#8a8f94', call: '#c8553d' };

function colorOf(name: string): string {
  if (name.startsWith('/api/')) return colors.call;
  if (name.endsWith('.js')) return colors.script;
  if (name.endsWith('.css')) return colors.style;
  return /\.(woff2|svg)$/.test(name) ? colors.font : colors.document;
}

/** The waterfalls of several visits below one another, on one scale, as a picture. */
export function drawWaterfalls(visits: readonly Waterfall[]): string {
  const last = Math.max(...visits.flatMap(({ rows, namesAt }) => [namesAt, ...rows.map(({ end }) => end)]));
  const x = (at: number): number => labels + (at / last) * (width - labels - 20);
  let top = 0;
  const parts = visits.map((visit) => {
    const at = top;
    top += headHeight + visit.rows.length * rowHeight + 16;
    return drawOne(visit, at, x, last);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" font-family="sans-serif" font-size="10">`,
    '<title>What a first visit asks for, before and after</title>',
    `<rect width="${width}" height="${top}" fill="#fff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function drawOne({ title, namesAt, rows }: Waterfall, top: number, x: (at: number) => number, last: number) {
  const bottom = top + headHeight + rows.length * rowHeight;
  const names = x(namesAt).toFixed(1);
  const lines = [
    `<text x="10" y="${top + 20}" font-size="14" font-weight="bold">${escaped(title)}: names after ${namesAt.toFixed(0)} ms, ${rows.length} requests</text>`,
  ];
  for (let at = 0; at <= last; at += 100) {
    const place = x(at).toFixed(1);
    lines.push(
      `<line x1="${place}" x2="${place}" y1="${top + headHeight - 6}" y2="${bottom}" stroke="#ddd"/>`,
      `<text x="${place}" y="${top + headHeight - 8}" fill="#666" text-anchor="middle">${at}</text>`,
    );
  }
  for (const [index, { name, start, end }] of rows.entries()) {
    const y = top + headHeight + index * rowHeight;
    const length = Math.max(1.5, x(end || last) - x(start)).toFixed(1);
    lines.push(
      `<text x="10" y="${y + 10}" fill="#333">${escaped(name.length > 52 ? `${name.slice(0, 51)}…` : name)}</text>`,
      `<rect x="${x(start).toFixed(1)}" y="${y + 2}" width="${length}" height="${rowHeight - 4}" rx="2" fill="${colorOf(name)}"/>`,
    );
  }
  lines.push(
    `<line x1="${names}" x2="${names}" y1="${top + headHeight - 6}" y2="${bottom}" stroke="#c8553d" stroke-width="2"/>`,
  );
  return lines.join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
