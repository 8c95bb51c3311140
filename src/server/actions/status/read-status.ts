import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import {
  availability,
  isIncidentShown,
  overallState,
  services as parts,
  type Service,
  type ServiceState,
  STATUS_DAYS,
  stateOf,
} from '#domain/status/service-status.ts';
import type { Services } from '#server/services.ts';
import type { Incident } from '#server/status/incidents.ts';
import { doMailsLeave, readWork } from '#server/status/work.ts';
import { listServiceDays, type ServiceDay } from '#server/store/status.ts';

export interface ServiceReport {
  readonly name: Service;
  readonly status: ServiceState;
  readonly lastChecked: Date | null;
  /** In hundredths of a percent. */
  readonly availability: number | null;
  readonly days: readonly { readonly date: PlainDate; readonly availability: number | null }[];
}

export interface ReportedStatus {
  readonly overall: ServiceState;
  readonly checkedAt: Date;
  readonly services: readonly ServiceReport[];
  readonly incidents: readonly Incident[];
}

/** The page is there for the worst of days: without a database it still tells that there is none. */
export async function readStatus({ database, now, incidents, log }: Services): Promise<ReportedStatus> {
  const at = now();
  const today = dayOfInstant(at.getTime(), 'UTC');
  const since = addDays(today, 1 - STATUS_DAYS);
  const days = await listServiceDays(database, since).catch((error: unknown) => {
    log.warn({ err: error }, 'no checks to show');
    return null;
  });
  const late = days !== null && !(await readWork(database).then(doMailsLeave, () => true));
  const services = parts.map((name) => {
    const report = days === null ? unknown(name, since) : reportOf(name, days, since, at.getTime());
    // Whoever does no jobs does not check either: this is found out without them (M8).
    return name === 'mail' && late ? { ...report, status: 'outage' as const } : report;
  });
  return {
    overall: overallState(services.map(({ status }) => status)),
    checkedAt: at,
    services,
    incidents: (await incidents.list()).filter((incident) =>
      isIncidentShown(incident.status, lastUpdateOf(incident), at.getTime()),
    ),
  };
}

function lastUpdateOf({ createdAt, updates }: Incident): number {
  return Date.parse(updates.at(-1)?.time ?? createdAt);
}

function reportOf(name: Service, all: readonly ServiceDay[], since: PlainDate, now: number): ServiceReport {
  const own = all.filter(({ service }) => service === name);
  const byDay = new Map(own.map((day) => [day.day, day]));
  const last = own.at(-1);
  return {
    name,
    status: stateOf(last ? { at: last.lastCheckedAt.getTime(), ok: last.lastOk } : null, now),
    lastChecked: last?.lastCheckedAt ?? null,
    availability: availability(own),
    days: shownDays(since).map((date) => {
      const day = byDay.get(date);
      return { date, availability: day ? availability([day]) : null };
    }),
  };
}

function unknown(name: Service, since: PlainDate): ServiceReport {
  return {
    name,
    status: name === 'database' ? 'outage' : 'degraded',
    lastChecked: null,
    availability: null,
    days: shownDays(since).map((date) => ({ date, availability: null })),
  };
}

function shownDays(since: PlainDate): PlainDate[] {
  return Array.from({ length: STATUS_DAYS }, (_, index) => addDays(since, index));
}
