import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Paging } from '#contract/paging.ts';
import { type lineThreadSchema, payrollRemarksEndpoints } from '#contract/payroll-remarks.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { LineThread } from '#server/actions/payroll-remarks/line-threads.ts';
import {
  listOpenRemarks,
  listRemarksOfMonth,
  seeRemarks,
} from '#server/actions/payroll-remarks/read-remarks.ts';
import { writeRemark } from '#server/actions/payroll-remarks/write-remark.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';
import type { CallContext } from './perform-call.ts';

const firstDay = (month: string): PlainDate => plainDate(`${month}-01`);

export function payrollRemarksHandlers(services: Services): Handlers<typeof payrollRemarksEndpoints> {
  return {
    ofMonth: async ({ params: { month }, query }, context) => {
      const threads = await listRemarksOfMonth(services, context.actor, firstDay(month), asked(query));
      const path = payrollRemarksEndpoints.ofMonth.path.replace('{month}', month) as `/${string}`;
      return pageOfThreads({ path }, query, context, threads);
    },
    open: async ({ query }, context) =>
      pageOfThreads(
        payrollRemarksEndpoints.open,
        query,
        context,
        await listOpenRemarks(services, context.actor, asked(query)),
      ),
    write: async ({ params: { month, requestId: id }, body }, { actor }) =>
      shownThread(
        await writeRemark(services, actor, {
          month: firstDay(month),
          subject: { about: 'line', id },
          ...body,
        }),
      ),
    writeAboutPerson: async ({ params: { month, userId: id }, body }, { actor }) =>
      shownThread(
        await writeRemark(services, actor, {
          month: firstDay(month),
          subject: { about: 'person', id },
          ...body,
        }),
      ),
    see: async ({ params: { month, requestId: id } }, { actor }) => {
      await seeRemarks(services, actor, firstDay(month), { about: 'line', id });
      return { success: true };
    },
    seeAboutPerson: async ({ params: { month, userId: id } }, { actor }) => {
      await seeRemarks(services, actor, firstDay(month), { about: 'person', id });
      return { success: true };
    },
  };
}

function pageOfThreads(
  endpoint: Pick<Endpoint, 'path'>,
  query: Paging,
  context: Pick<CallContext, 'header'>,
  threads: readonly LineThread[],
): z.input<typeof lineThreadSchema>[] {
  const placed = threads.map((thread) => ({ id: thread.remarks[0]?.id ?? '', thread }));
  return onePage(endpoint, query, context, placed).map(({ thread }) => shownThread(thread));
}

function shownThread({ month, subject, remarks, ...thread }: LineThread): z.input<typeof lineThreadSchema> {
  return {
    ...thread,
    month: month.slice(0, 7),
    requestId: subject.about === 'line' ? subject.id : null,
    remarks: remarks.map(({ id, authorId, authorName, fromAccountant, kind, text, writtenAt }) => ({
      id,
      author: { id: authorId, name: authorName },
      fromAccountant,
      kind,
      text,
      writtenAt: writtenAt.toISOString(),
    })),
  };
}
