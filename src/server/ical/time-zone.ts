import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

/** One change of the clocks: when, as they stood before it, and what it changed. */
interface Onset {
  readonly local: string;
  readonly before: string;
  readonly after: string;
  readonly forward: boolean;
}

/** Where a zone has never changed its clocks, or not for as long as is known. */
const sinceEver = '19700101T000000';

/**
 * RFC 5545, section 3.6.5: the VTIMEZONE that hours on these days are read with. Each change of the clocks is named
 * by its date, from the last one before the first day on, so that it is exact for every zone without its rule.
 */
export function timeZoneLines(timeZone: string, from: PlainDate, to: PlainDate): string[] {
  const start = Temporal.PlainDate.from(from).toZonedDateTime(timeZone);
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone);
  const before = start.getTimeZoneTransition('previous');
  const offset = basic(start.offset);
  const onsets = [
    before ? onsetAt(before) : { local: sinceEver, before: offset, after: offset, forward: false },
  ];
  let change = start.getTimeZoneTransition('next');
  while (change && Temporal.ZonedDateTime.compare(change, end) <= 0) {
    onsets.push(onsetAt(change));
    change = change.getTimeZoneTransition('next');
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...onsets.flatMap(observance), 'END:VTIMEZONE'];
}

function onsetAt(change: Temporal.ZonedDateTime): Onset {
  const eve = change.subtract({ nanoseconds: 1 });
  const local = change.toPlainDateTime().add({
    nanoseconds: eve.offsetNanoseconds - change.offsetNanoseconds,
  });
  return {
    local: local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, ''),
    before: basic(eve.offset),
    after: basic(change.offset),
    forward: change.offsetNanoseconds > eve.offsetNanoseconds,
  };
}

/** One for each: of several dates in one, not every calendar reads more than the first. */
function observance({ local, before, after, forward }: Onset): string[] {
  const kind = forward ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${before}`,
    `TZOFFSETTO:${after}`,
    `END:${kind}`,
  ];
}

/** `+01:00` as `+0100`. */
function basic(offset: string): string {
  return offset.replaceAll(':', '');
}
