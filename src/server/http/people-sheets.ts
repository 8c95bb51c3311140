import type { z } from 'zod';
import type {
  peopleSheetsEndpoints,
  personSheetSchema,
  workingPatternFormSchema,
} from '#contract/people-sheets.ts';
import type { rightsFactsFormSchema } from '#contract/rights-facts.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { adjustBalance } from '#server/actions/people-sheets/adjust-balance.ts';
import { changeEmployment } from '#server/actions/people-sheets/change-employment.ts';
import { readSheet } from '#server/actions/people-sheets/read-sheet.ts';
import { type RightsFactsForm, setRightsFacts } from '#server/actions/people-sheets/set-rights-facts.ts';
import {
  previewWorkingPattern,
  setWorkingPattern,
  type WorkingPatternForm,
} from '#server/actions/people-sheets/set-working-pattern.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { shownChange } from './shown-changes.ts';

/** The contract has checked that these are days. */
function rightsFactsOf(body: z.output<typeof rightsFactsFormSchema>): RightsFactsForm {
  return {
    birthDate: body.birthDate as PlainDate | null,
    children: body.children.map(({ birthDate, disabled, from, until }) => ({
      birthDate: birthDate as PlainDate,
      disabled,
      from: from as PlainDate | null,
      until: until as PlainDate | null,
    })),
    seniorityFrom: body.seniorityFrom as PlainDate | null,
    payrollNumber: body.payrollNumber,
  };
}

export function peopleSheetsHandlers(services: Services): Handlers<typeof peopleSheetsEndpoints> {
  const show = async (actor: SessionActor, id: string): Promise<z.input<typeof personSheetSchema>> => {
    const sheet = await readSheet(services, actor, id);
    const { person, employment, patterns, teams, mailRefusedAt, rightsFacts, departure, may } = sheet;
    const { email, name, role } = person;
    return {
      user: { id: person.id, email, name, role },
      employment,
      patterns: patterns.map(({ from, weeks: [days, ...alternatingWeeks] }) => ({
        effectiveFrom: from,
        days,
        alternatingWeeks,
      })),
      teams: [...teams],
      mailRefusedAt: mailRefusedAt?.toISOString() ?? null,
      rightsFacts: rightsFacts && {
        ...rightsFacts,
        children: rightsFacts.children.map((child) => ({ from: null, until: null, ...child })),
      },
      departure,
      may,
    };
  };
  return {
    read: async ({ params }, { actor, looked }) => {
      const shown = await show(actor, params.id);
      looked([params.id]);
      return shown;
    },
    setEmployment: async ({ params, body }, { actor }) => {
      // The contract has checked that these are days.
      const employment = { from: body.from as PlainDate, to: body.to as PlainDate | null };
      await changeEmployment(services, actor, params.id, employment);
      return show(actor, params.id);
    },
    setRightsFacts: async ({ params, body }, { actor }) => {
      await setRightsFacts(services, actor, params.id, rightsFactsOf(body));
      return show(actor, params.id);
    },
    previewWorkingPattern: async ({ params, body }, { actor, language }) => {
      const form = patternOf(body);
      const plan = await previewWorkingPattern(services, actor, params.id, form);
      return { peopleLookedAt: 1, people: plan.map((planned) => shownChange(planned, language)) };
    },
    setWorkingPattern: async ({ params, body }, { actor }) => {
      const form = patternOf(body);
      await setWorkingPattern(services, actor, params.id, form);
      return show(actor, params.id);
    },
    adjust: async ({ params, body }, { actor }) => {
      const adjustment = { ...body, date: body.date as PlainDate };
      await adjustBalance(services, actor, params.id, adjustment);
      return { success: true };
    },
  };
}

/** The contract has checked that it is a day. */
function patternOf({
  effectiveFrom,
  days,
  alternatingWeeks,
}: z.output<typeof workingPatternFormSchema>): WorkingPatternForm {
  return { effectiveFrom: effectiveFrom as PlainDate, weeks: [days, ...alternatingWeeks] };
}
