import type { z } from 'zod';
import type { closingPreviewSchema, personClosingSchema } from '#contract/closings.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import type { ClosingPart } from '#domain/closings/plan-closing.ts';
import { heldStatusOf, isPending } from '#domain/leave-requests/request-states.ts';
import type { Language } from '#domain/text/language.ts';
import type { PlannedPerson } from '#server/actions/closings/plan-people.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { nothingRecordedSentence, waitingSentence } from '#words/sentences/closings.ts';
import { balanceWarning } from '#words/sentences/leave-warnings.ts';
import { shownPeriod, shownWarning } from './shown-request.ts';

type ShownPerson = z.input<typeof personClosingSchema>;
type Warning = ShownPerson['warnings'][number];

/** A dry run in the reader's words, with what it comes to. */
export function shownPlans(
  plans: readonly PlannedPerson[],
  language: Language,
): Pick<z.input<typeof closingPreviewSchema>, 'people' | 'totals'> {
  const people = plans.map((planned) => shownPerson(planned, language));
  const halvesByType = new Map<string, number>();
  for (const { type, assessment } of plans.flatMap(({ plan }) => plan.parts))
    halvesByType.set(type.id, (halvesByType.get(type.id) ?? 0) + assessment.count.halves);
  return {
    people,
    totals: {
      people: people.length,
      requests: people.reduce((sum, { parts }) => sum + parts.length, 0),
      byType: [...halvesByType].map(([type, halves]) => ({ type, days: halves / 2 })),
      warned: people.filter(({ warnings }) => warnings.length > 0).length,
    },
  };
}

function shownPerson({ person, plan }: PlannedPerson, language: Language): ShownPerson {
  const waiting = plan.covered.filter(({ absence }) => isPending(absence.state));
  const waitingHalves = waiting.reduce((sum, { halves }) => sum + halves, 0);
  const left = plan.leftHalves;
  return {
    user: { id: person.id, name: person.name },
    parts: plan.parts.map((part) => ({
      type: part.type.id,
      ...periodOf(part),
      days: part.assessment.count.days,
      balance: balanceOf(part, language),
    })),
    covered: plan.covered.map(({ absence, halves }) => ({
      type: absence.type,
      status: heldStatusOf(absence.state),
      ...shownPeriod(absence),
      days: halves / 2,
    })),
    leftDays: left / 2,
    warnings: [
      ...plan.parts.flatMap((part) => warningsOf(part, language)),
      ...(left > 0 ? [{ rule: 'Q3', sentence: nothingRecordedSentence(left, language) }] : []),
      ...(waitingHalves > 0 ? [{ rule: 'Q4', sentence: waitingSentence(waitingHalves, language) }] : []),
    ],
  };
}

function periodOf({ range }: ClosingPart) {
  const { start: startDate, startHalf, end: endDate, endHalf } = range;
  return { startDate, startHalf, endDate, endHalf };
}

function balanceOf({ assessment }: ClosingPart, language: Language) {
  const { balance, types } = assessment;
  if (balance === null) return null;
  const { counter, before, after } = balance;
  const label = counterLabel(counter, language, types);
  return { counter, label, before: hundredths(before), after: hundredths(after) };
}

/** Of what is worth knowing of a leave, what concerns a whole company; a closing may pass a balance (Q3). */
function warningsOf({ assessment }: ClosingPart, language: Language): Warning[] {
  return assessment.warnings.flatMap((warning): Warning[] => {
    switch (warning.kind) {
      case 'beyond-balance':
        return [{ rule: 'B6', sentence: balanceWarning(warning.change, false, language) }];
      case 'longer-than-four-weeks':
      case 'beyond-law':
        return [shownWarning(warning, language)];
      default:
        return [];
    }
  });
}
