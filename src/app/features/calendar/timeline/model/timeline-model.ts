import { plainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import type { Holiday, TimelineData } from '../use-timeline-data.ts';
import { type Bar, barsOfPerson, readBars } from './bars.ts';
import { type PresenceDay, presenceDays, presenteeOf } from './presence-line.ts';
import { type Group, groupsOf, type TimelinePerson } from './rows.ts';
import { shadedRuns, shadingImage } from './shading.ts';
import type { Span } from './span.ts';
import { type WorkedHalves, workReader } from './work.ts';

/** What the rows are drawn from. Everything that costs something is worked out when it is first looked at. */
export interface TimelineModel {
  readonly span: Span;
  readonly groups: readonly Group[];
  /** By day, from the first on show. */
  readonly holidays: ReadonlyMap<number, Holiday>;
  readonly barsOf: (person: TimelinePerson) => readonly Bar[];
  readonly workOf: (person: TimelinePerson) => WorkedHalves;
  readonly presenceOf: (group: Group) => readonly PresenceDay[];
  /** How many people it has, also while only some of them are on show. */
  readonly sizeOf: (group: Group) => number;
  readonly minimumOf: (group: Group) => number | null;
  /** Times without leave that concern a group, cut to what is on show. */
  readonly blackoutsOf: (group: Group) => readonly ShownBlackout[];
  /** What there is to explain. */
  readonly marks: { readonly types: readonly string[]; readonly pending: boolean; readonly outside: boolean };
  /** What is not worked, as a background; null for those who work the usual week, whose is drawn for all. */
  readonly shadingOf: (person: TimelinePerson, dayWidth: number) => string | null;
  readonly usualShading: (dayWidth: number) => string;
}

export interface ShownBlackout {
  readonly id: string;
  readonly name: string;
  /** When nobody may be on leave, or when the company is closed. */
  readonly kind: 'blackout' | 'closing';
  /** First and last day on show, both included. */
  readonly first: number;
  readonly last: number;
}

export interface ShownPart {
  readonly type: string | null;
  readonly person: string | null;
}

const FULL_TIME = { weeks: [], employedFrom: null, employedTo: null };

const NO_BARS: readonly Bar[] = [];

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

export function timelineModel(
  { span, team, people, absences, holidays, coverage, closings }: TimelineData,
  { type, person: onlyPerson }: ShownPart,
): TimelineModel {
  const allBars = readBars(absences);
  const shownBars = remembered((id: string): readonly Bar[] => {
    const bars = barsOfPerson(allBars, id);
    if (type === null) return bars;
    const ofType = bars.filter((bar) => bar.type === type);
    return ofType.length === 0 ? NO_BARS : ofType;
  });
  const workOf = workReader(
    span,
    holidays.filter(({ worked }) => !worked).map(({ date }) => date),
  );
  const usual = workOf(FULL_TIME);
  const presentee = remembered((person: TimelinePerson) =>
    presenteeOf(workOf(person), barsOfPerson(allBars, person.id), span),
  );
  const minimums = new Map(coverage.teams.map(({ id, minimum }) => [id, minimum]));
  const minimumOf = ({ kind, key }: Pick<Group, 'kind' | 'key'>): number | null => {
    if (kind === 'none') return null;
    return (kind === 'everyone' ? coverage.minimum : minimums.get(key)) || null;
  };
  const all = groupsOf(people);
  // One team alone is not everyone.
  const everyGroup = team === null || all.length === 1 ? all : all.filter(({ kind }) => kind === 'team');
  const whole = new Map(everyGroup.map((group) => [group.key, group]));
  const presence = remembered((key: string) => {
    const group = whole.get(key);
    return group ? presenceDays(group.people, presentee, span, minimumOf(group)) : [];
  });
  const blackouts = [
    ...shownDays('blackout', coverage.blackouts, span),
    ...shownDays('closing', closings.map(closedDays), span),
  ];
  const images = new Map<WorkedHalves, Map<number, string>>();
  return {
    span,
    groups: onlyPerson === null ? everyGroup : narrowed(everyGroup, onlyPerson),
    holidays: new Map(holidays.map((one) => [toDayNumber(plainDate(one.date)) - span.firstDay, one])),
    barsOf: ({ id }) => shownBars(id),
    workOf,
    presenceOf: ({ key }) => presence(key),
    sizeOf: ({ key }) => whole.get(key)?.people.length ?? 0,
    minimumOf,
    blackoutsOf: remembered((group: Group) =>
      blackouts.filter(({ teamId }) => teamId === null || teamId === group.key),
    ),
    marks: {
      types: type === null ? absences.types : absences.types.filter((each) => each === type),
      pending: absences.people.some(({ asked }) => asked !== undefined),
      outside: people.people.some(
        ({ employedFrom, employedTo }) => employedFrom !== null || employedTo !== null,
      ),
    },
    usualShading: (dayWidth) => shadingImage(shadedRuns(usual), dayWidth, 'transparent'),
    shadingOf: (person, dayWidth) => {
      const work = workOf(person);
      if (work === usual) return null;
      const byWidth = images.get(work) ?? new Map<number, string>();
      images.set(work, byWidth);
      const image = byWidth.get(dayWidth) ?? shadingImage(shadedRuns(work), dayWidth, 'var(--surface)');
      byWidth.set(dayWidth, image);
      return image;
    },
  };
}

type MarkedDays = Pick<TimelineData['coverage']['blackouts'][number], 'id' | 'name' | 'from' | 'to' | 'team'>;

/** Whom it concerns is told by whether the reader is told of it at all. */
function closedDays({ id, name, startDate, endDate }: TimelineData['closings'][number]): MarkedDays {
  return { id, name, from: startDate, to: endDate, team: null };
}

function shownDays(kind: ShownBlackout['kind'], marked: readonly MarkedDays[], { firstDay, days }: Span) {
  return marked.flatMap(({ id, name, from, to, team }) => {
    const first = Math.max(0, toDayNumber(plainDate(from)) - firstDay);
    const last = Math.min(days - 1, toDayNumber(plainDate(to)) - firstDay);
    return first > last ? [] : [{ id, name, kind, first, last, teamId: team?.id ?? null }];
  });
}

/** The rows of one person; who is in is still counted over the whole team. */
function narrowed(groups: readonly Group[], id: string): Group[] {
  return groups
    .map((group) => ({ ...group, people: group.people.filter((person) => person.id === id) }))
    .filter(({ kind, people }) => kind === 'everyone' || people.length > 0);
}
