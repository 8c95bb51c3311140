import ICAL from 'ical.js';

export interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly status: string;
  readonly sequence: number;
  /** A day, or an instant in UTC. */
  readonly start: string;
  readonly end: string;
  readonly text: string;
}

export interface ReadCalendar {
  readonly name: string;
  readonly events: readonly ReadEvent[];
}

/** A calendar as a parser that is not ours understands it. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const said = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, sequence, startDate, endDate } = new ICAL.Event(component);
    return {
      uid,
      summary,
      sequence,
      status: String(component.getFirstPropertyValue('status')),
      start: said(startDate),
      end: said(endDate),
      text: component.toString(),
    };
  });
  ICAL.TimezoneService.reset();
  return { name: String(calendar.getFirstPropertyValue('x-wr-calname')), events };
}
