/** What a new company does in its first hour, in the order in which it makes sense. */
export const FIRST_STEPS = ['rules', 'people', 'teams', 'calendar', 'request'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** A month: a trial is over by then, and whoever did without a step does without it for good. */
const LASTS_MS = 30 * 24 * 60 * 60 * 1000;

/** What shows that a step was taken, and what somebody said about one: it was looked at, or is not for them. */
export interface StepFacts {
  readonly hasPeople: boolean;
  readonly hasTeams: boolean;
  readonly hasFeed: boolean;
  readonly hasApproved: boolean;
  readonly settled: readonly FirstStep[];
}

export interface ShownStep {
  readonly step: FirstStep;
  readonly done: boolean;
}

/** Rules hold by themselves: only a look at them can show that they are right. */
export function stepsFrom(facts: StepFacts): ShownStep[] {
  const seen: Record<FirstStep, boolean> = {
    rules: false,
    people: facts.hasPeople,
    teams: facts.hasTeams,
    calendar: facts.hasFeed,
    request: facts.hasApproved,
  };
  return FIRST_STEPS.map((step) => ({ step, done: seen[step] || facts.settled.includes(step) }));
}

/** A moment that lies ahead says nothing of how old a company is. */
export function isFirstHour(foundedAt: number, now: number): boolean {
  const age = now - foundedAt;
  return age >= 0 && age < LASTS_MS;
}
