import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { addDays, type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';

export interface Span {
  readonly type: string;
  readonly startDate: PlainDate;
  readonly startHalf: 'am' | 'pm';
  readonly endDate: PlainDate;
  readonly endHalf: 'am' | 'pm';
}

const epoch = plainDate('2040-06-04');

/** From a half-day to before another, counted from 4 June 2040. */
export const spanOf = (type: string, from: number, before: number): Span => ({
  type,
  startDate: addDays(epoch, Math.floor(from / 2)),
  startHalf: from % 2 === 0 ? 'am' : 'pm',
  endDate: addDays(epoch, Math.floor((before - 1) / 2)),
  endHalf: (before - 1) % 2 === 0 ? 'am' : 'pm',
});

/** The same days away, as if each piece of the sickness outside leave had been recorded by itself. */
export async function inPieces(
  owner: Pick<Client, 'query'>,
  id: string,
  from: number,
  end: number,
  booked: readonly [number, number][],
): Promise<void> {
  const pieces: [number, number][] = [];
  for (let slot = from; slot < end; slot += 1) {
    const isBooked = booked.some(([first, before]) => first <= slot && slot < before);
    if (isBooked) continue;
    const latest = pieces.at(-1);
    if (latest && latest[1] === slot) latest[1] = slot + 1;
    else pieces.push([slot, slot + 1]);
  }
  const set = (piece: readonly [number, number]) => {
    const { startDate, startHalf, endDate, endHalf } = spanOf('sick', ...piece);
    return [startDate, startHalf, endDate, endHalf];
  };
  const [first, ...others] = pieces;
  if (!first) throw new Error('Nothing lies outside of leave.');
  await owner.query(
    `update leave_requests set over_booked = false, start_date = $2, start_half = $3, end_date = $4, end_half = $5
     where id = $1`,
    [id, ...set(first)],
  );
  for (const piece of others) {
    await owner.query(
      `insert into leave_requests select (r2).* from (select jsonb_populate_record(r, jsonb_build_object(
         'id', $2::text, 'start_date', $3::text, 'start_half', $4::text, 'end_date', $5::text, 'end_half', $6::text,
         'created_at', r.created_at + interval '1 day', 'updated_at', r.updated_at + interval '2 days')) as r2
         from leave_requests r where r.id = $1) copied`,
      [id, randomUUID(), ...set(piece)],
    );
  }
}

/** Ids of what is told without its reason come from the row, and cannot be the same; all else must be. */
export function withoutIds(answers: ReadonlyMap<string, string>): Map<string, string> {
  const untold = /[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
  return new Map(
    [...answers].map(([what, answer]) => {
      const places = new Map<string, number>();
      const plain = answer
        .replaceAll(untold, (id) => {
          const place = places.get(id) ?? places.size;
          places.set(id, place);
          return `id ${place}`;
        })
        // They stand for the text with its ids: which one it is, since when, and how small it packs.
        .replace(/^(etag|last-modified|content-length): .*$/gm, '');
      return [what, plain];
    }),
  );
}
