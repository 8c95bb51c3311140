import type { recordingsEndpoints } from '#contract/recordings.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import type { Assessment } from '#domain/leave-requests/assess-request.ts';
import { statusOf } from '#domain/leave-requests/request-states.ts';
import type { Language } from '#domain/text/language.ts';
import { previewSeveral, type TriedPerson } from '#server/actions/recordings/preview-several.ts';
import { recordSeveral } from '#server/actions/recordings/record-several.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { errorBody } from './errors.ts';
import type { Handlers } from './mount.ts';
import { shownClosedMonths } from './shown-closed-months.ts';
import { shownWarning } from './shown-request.ts';

export function recordingsHandlers(services: Services): Handlers<typeof recordingsEndpoints> {
  return {
    preview: async ({ body }, { actor, language }) => {
      const { people, closedMonths } = await previewSeveral(services, { ...actor, language }, body);
      return {
        people: people.map((person) => shownPreview(person, language)),
        closedMonths: shownClosedMonths(closedMonths, language),
      };
    },
    record: async ({ body }, { actor, language }) => {
      const people = await recordSeveral(services, { ...actor, language }, body);
      const shown = people.map(({ userId, name, outcome }) => {
        if (outcome instanceof Failure) {
          const nothing = { requestId: null, status: null, days: null };
          return {
            userId,
            name,
            outcome: 'refused' as const,
            ...nothing,
            problem: problemOf(outcome, language),
          };
        }
        const { id: requestId, state, countedHalves } = outcome;
        const filed = { requestId, status: statusOf(state), days: countedHalves / 2 };
        return { userId, name, outcome: 'recorded' as const, ...filed, problem: null };
      });
      const recorded = shown.filter(({ outcome }) => outcome === 'recorded').length;
      return { recorded, refused: shown.length - recorded, people: shown };
    },
  };
}

function shownPreview({ userId, name, assessment, failure }: TriedPerson, language: Language) {
  return {
    userId,
    name,
    days: assessment?.count.days ?? null,
    balance: assessment && shownChange(assessment, language),
    warnings: (assessment?.warnings ?? []).map((warning) => shownWarning(warning, language)),
    problem: failure && problemOf(failure, language),
  };
}

function shownChange({ balance, types }: Assessment, language: Language) {
  if (balance === null) return null;
  const { counter, before, after } = balance;
  const label = counterLabel(counter, language, types);
  return { label, before: hundredths(before), after: hundredths(after) };
}

function problemOf(failure: Failure, language: Language) {
  const { code, error: sentence } = errorBody(failure, language);
  return { code, sentence };
}
