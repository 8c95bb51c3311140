import { z } from 'zod';
import { daySchema } from '#contract/days.ts';
import { toNumber } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { isToldOutside } from '#domain/connections/told-outside.ts';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { fileRequest } from '#server/actions/leave-requests/file-request.ts';
import { namesAway } from '#server/actions/leave-requests/names-away.ts';
import { previewRequest } from '#server/actions/leave-requests/preview-request.ts';
import { listTypes } from '#server/actions/leave-types/list-types.ts';
import { isReadOnly, subscriptionRequired } from '#server/actions/subscription/subscription-today.ts';
import { Failure } from '#server/failure.ts';
import { reasonSentence } from '#server/reason-sentence.ts';
import type { Services } from '#server/services.ts';
import { askModal, proofModal } from '#server/slack/slack-blocks.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn, writtenIn } from '#words/written.ts';

const half = z.enum(['am', 'pm']);
const formSchema = z.object({
  type: z.string().min(1).max(60),
  startDate: daySchema,
  startHalf: half,
  endDate: daySchema,
  endHalf: half,
});
type Asked = z.output<typeof formSchema>;

const fieldOf = z.looseObject({
  selected_date: z.string().nullable().optional(),
  selected_option: z.object({ value: z.string() }).nullable().optional(),
});
const valuesSchema = z.record(z.string(), z.record(z.string(), fieldOf));

/** N15: what is offered says nothing private by its name; whatever asks for a document is asked for on the page. */
const isOffered = (type: LeaveType): boolean =>
  isToldOutside(type) && !type.archived && !type.asksJustification;

export async function askingModal(services: Services, actor: SessionActor) {
  const { language, timeZone } = actor;
  const types = (await listTypes(services, actor)).filter(({ type }) => isOffered(type));
  return askModal(
    mailsIn(language).chatMessages,
    types.map(({ type }) => ({ value: type.id, text: type.name[language] })),
    dayOfInstant(services.now().getTime(), timeZone),
    `${services.publicUrl}/requests/new`,
  );
}

function requireOffered(types: ReadonlyMap<string, LeaveType>, id: string): void {
  const type = types.get(id);
  if (!type || !isOffered(type)) throw new Failure('validation_failed', { fields: { type: 'type_unknown' } });
}

/** The first step: what the page would show, before anything is sent. */
export async function proofOf(services: Services, actor: SessionActor, given: unknown) {
  const values = valuesSchema.parse(given);
  const said = Object.fromEntries(
    Object.entries(values).map(([block, fields]) => {
      const field = fields[block];
      return [block, field?.selected_date ?? field?.selected_option?.value];
    }),
  );
  const asked = formSchema.parse(said);
  const preview = await previewRequest(services, actor, { ...asked, ...eachText(() => '') });
  const { assessment, overlap, reasons, conflicts, calendarDays } = preview;
  requireOffered(assessment.types, asked.type);
  const { language } = actor;
  const words = wordsIn(language);
  const spoken = writtenIn(language).assistants;
  const { balance, count } = assessment;
  const away = namesAway(conflicts, words);
  const period = {
    start: asked.startDate,
    startHalf: asked.startHalf,
    end: asked.endDate,
    endHalf: asked.endHalf,
  };
  const sentences = [
    spoken.counted(
      typeOf(assessment.types, asked.type).name[language],
      words.periods.short(period),
      words.figures.counted(count.halves / 2),
      words.figures.calendar(calendarDays),
    ),
    ...(balance
      ? [
          spoken.balance(
            counterLabel(balance.counter, language, assessment.types),
            words.figures.days(toNumber(balance.before)),
            words.figures.days(toNumber(balance.after)),
          ),
        ]
      : []),
    ...(overlap ? [spoken.overlaps(words.periods.short(rangeOf(overlap)))] : []),
    ...reasons
      // N15: what the other absence is, is not told outside.
      .filter(({ code }) => code !== 'overlapping_absence')
      .map((reason) => reasonSentence(reason, language)),
    ...(away === null ? [] : [spoken.colleaguesAway(away)]),
  ];
  return proofModal(mailsIn(language).chatMessages, sentences, JSON.stringify(asked));
}

/** The second step: the very action that the page calls. The same modal sent twice files one request. */
export async function fileFromSlack(
  services: Services,
  actor: SessionActor,
  kept: string,
  viewId: string,
): Promise<'filed' | 'granted'> {
  if (isReadOnly(actor, services.now())) throw subscriptionRequired();
  const asked: Asked = formSchema.parse(JSON.parse(kept));
  const types = new Map((await listTypes(services, actor)).map(({ type }) => [type.id, type]));
  requireOffered(types, asked.type);
  const { state } = await fileRequest(
    services,
    actor,
    { ...asked, ...eachText(() => '') },
    `slack:${viewId}`,
  );
  return isPending(state) ? 'filed' : 'granted';
}
