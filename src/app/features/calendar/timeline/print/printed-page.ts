/** The paper and the height of a row, in CSS pixels, so that all rows come on one page while they can be read. */
export interface PrintedPage {
  readonly paper: 'a4' | 'a3';
  readonly rowHeight: number;
}

/** What is left inside margins of ten millimetres, lying on the long side. */
const HEIGHTS = { a4: 718, a3: 1047 } as const;
/** The title, the legend and the header of the table. */
const AROUND = 110;
const HIGHEST = 22;
/** Letters of about five points; lower, and nobody could read a name. */
const LOWEST = 9;

/** The smaller paper that does. Where not even the larger one does, it goes on over several pages. */
export function printedPage(rows: number): PrintedPage {
  const heightOn = (paper: keyof typeof HEIGHTS): number =>
    Math.floor(((HEIGHTS[paper] - AROUND) / Math.max(1, rows)) * 10) / 10;
  const paper = heightOn('a4') >= LOWEST ? 'a4' : 'a3';
  return { paper, rowHeight: Math.min(HIGHEST, Math.max(LOWEST, heightOn(paper))) };
}
