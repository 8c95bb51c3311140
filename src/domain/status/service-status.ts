export const services = ['app', 'database', 'mail', 'payments'] as const;

export type Service = (typeof services)[number];

export type ServiceState = 'operational' | 'degraded' | 'outage';

export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const;

export type IncidentState = (typeof incidentStates)[number];

export const severities = ['minor', 'major', 'critical'] as const;

export type Severity = (typeof severities)[number];

/** M1: operational if all are, in outage if any is, else degraded. */
export function overallState(states: readonly ServiceState[]): ServiceState {
  if (states.includes('outage')) return 'outage';
  return states.every((state) => state === 'operational') ? 'operational' : 'degraded';
}

/** What is known of a service from its last check. */
export interface LastCheck {
  readonly at: number;
  readonly ok: boolean;
}

/** Twice as long as checks are apart, and a little more: one that is late says nothing yet. */
const SILENCE_MS = 5 * 60_000;

/** M2: a check that failed is an outage; checks that stopped coming leave us guessing, and we say so. */
export function stateOf(last: LastCheck | null, now: number): ServiceState {
  if (last === null || now - last.at > SILENCE_MS) return 'degraded';
  return last.ok ? 'operational' : 'outage';
}

export interface DayOfChecks {
  readonly checks: number;
  readonly failures: number;
}

/** M3: the share of checks that succeeded, in hundredths of a percent, rounded down; null when nothing was measured. */
export function availability(days: readonly DayOfChecks[]): number | null {
  const checks = days.reduce((sum, day) => sum + day.checks, 0);
  if (checks === 0) return null;
  const failures = days.reduce((sum, day) => sum + day.failures, 0);
  return Math.floor(((checks - failures) * 10_000) / checks);
}

/** How far back the page looks. */
export const STATUS_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** M7: an incident is shown while it lasts, and as long after its end as checks are. */
export function isIncidentShown(status: IncidentState, lastUpdateAt: number, now: number): boolean {
  return status !== 'resolved' || now - lastUpdateAt <= STATUS_DAYS * DAY_MS;
}
