import type { TimelineRow } from '../model/rows.ts';

export const HEADER_HEIGHT = 56;
export const GROUP_HEIGHT = 44;
export const PERSON_HEIGHT = 34;

/** Names are cut on a phone, where the days need the room; a tablet beside its rail has some for both. */
const PHONE = 480;
const TABLET = 640;

export function nameWidthIn(width: number): number {
  if (width < PHONE) return 112;
  return width < TABLET ? 184 : 208;
}

export function heightOf({ kind }: Pick<TimelineRow, 'kind'>): number {
  return kind === 'group' ? GROUP_HEIGHT : PERSON_HEIGHT;
}

/** What every row needs to know of the grid around it. */
export interface GridSize {
  readonly dayWidth: number;
  readonly nameWidth: number;
}
