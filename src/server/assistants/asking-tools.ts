import { z } from 'zod';
import { daySchema } from '#contract/days.ts';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { requestFormSchema } from '#contract/leave-request-forms.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { eachText, type RequestField } from '#domain/leave-requests/request-fields.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import type { AssistantWords } from '#words/catalogues/assistants.ts';
import { colleagueNames } from '#words/sentences/colleague-names.ts';
import { spokenPeriod } from './spoken-period.ts';
import { defineTool } from './tool.ts';
import { inTwoSteps } from './two-steps.ts';
import type { ToolUse } from './visit.ts';

const { type, startHalf, endHalf, note } = requestFormSchema.shape;

const dates = (words: AssistantWords['arguments']) => ({
  type: type.describe(words.type),
  startDate: daySchema.describe(words.startDate),
  endDate: daySchema.describe(words.endDate),
  startHalf: startHalf.describe(words.startHalf),
  endHalf: endHalf.describe(words.endHalf),
});

export const confirmationSchema = z.string().max(100).optional();

export const countDates = defineTool({
  reads: true,
  form: (words) => z.object(dates(words)),
  use: async (asked, visit) => {
    const { sentences, facts } = await previewed({ ...asked, ...eachText(() => '') }, visit);
    return { sentences, data: facts };
  },
});

export const askForLeave = defineTool({
  reads: false,
  form: (words) =>
    z.object({
      ...dates(words),
      note: note.describe(words.note),
      confirmation: confirmationSchema.describe(words.confirmation),
    }),
  use: async ({ confirmation, ...asked }, visit) => {
    const { body, facts, sentences, possible, typeName } = await previewed(
      { ...eachText(() => ''), ...asked },
      visit,
    );
    return inTwoSteps(visit, confirmation, {
      tool: 'ask_for_leave',
      asked,
      facts,
      sentences: [visit.said.wouldFile(sentences[0] ?? ''), ...sentences.slice(1)],
      possible,
      perform: async () => {
        const { words, said } = visit;
        const filed = await visit.ask(leaveRequestsEndpoints.create, { body });
        const request = said.request(
          filed.employeeName,
          typeName,
          words.periods.short(spokenPeriod(filed)),
          words.figures.counted(filed.countedDays),
        );
        const sentence = isPending(filed.status) ? said.done.filed(request) : said.done.granted(request);
        return { sentences: [sentence], data: { done: true, request: filed } };
      },
    });
  },
});

type Asked = Pick<z.output<typeof requestFormSchema>, RequestField>;

/** People say « congés payés »: a type is known by its name as well. */
async function previewed(asked: Asked, visit: ToolUse) {
  const { ask, words, said } = visit;
  const body = {
    ...asked,
    type: (await visit.typesByName()).get(asked.type.trim().toLowerCase()) ?? asked.type,
  };
  const preview = await ask(leaveRequestsEndpoints.preview, { body });
  const typeName = await visit.nameOfType(body.type);
  const { balance, overlap, coverage, conflicts, moreConflicts, refusals } = preview;
  const refusedByBalance = balance?.verdict === 'beyond-balance-refused';
  // Other refusals have sentences of their own below.
  const ofItsType = refusals.filter(({ code }) => code === 'validation_failed');
  const sentences = [
    said.counted(
      typeName,
      words.periods.short(spokenPeriod(body)),
      words.figures.counted(preview.countedDays),
      words.figures.calendar(preview.calendarDays),
    ),
    ...(preview.returnsOn ? [said.returns(words.days.longDay(preview.returnsOn))] : []),
    ...balanceSentences(balance, visit),
    ...ofItsType.map(({ sentence }) => sentence),
    ...(overlap ? [said.overlaps(words.periods.short(spokenPeriod(overlap)))] : []),
    ...(balance && refusedByBalance ? [said.beyondBalance(balance.label)] : []),
    ...meanwhileSentences({ coverage, conflicts, moreConflicts, warnings: preview.warnings }, visit),
  ];
  const facts = { type: body.type, typeName, ...preview };
  return { body, typeName, facts, sentences, possible: refusals.length === 0 };
}

type Preview = EndpointAnswer<typeof leaveRequestsEndpoints.preview>;

export function balanceSentences(balance: Preview['balance'], { words, said }: ToolUse): string[] {
  if (!balance) return [];
  return [said.balance(balance.label, words.figures.days(balance.before), words.figures.days(balance.after))];
}

/** Who else is away, who would be missing, and what the law or the rules say to it. */
export function meanwhileSentences(
  {
    coverage,
    conflicts,
    moreConflicts,
    warnings,
  }: Pick<Preview, 'coverage' | 'conflicts' | 'moreConflicts' | 'warnings'>,
  { words, said }: ToolUse,
): string[] {
  const absences = conflicts.map(({ employeeId, employeeName }) => ({ id: employeeId, name: employeeName }));
  const away = colleagueNames(absences, moreConflicts, words);
  return [
    ...(away === null ? [] : [said.colleaguesAway(away)]),
    ...[...coverage.blackouts, ...coverage.shortages, ...warnings].map(({ sentence }) => sentence),
  ];
}
