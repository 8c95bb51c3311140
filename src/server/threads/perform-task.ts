import type { AskedCalendarPart } from '#server/actions/calendar-exports/export-parts.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { AskedPayslips } from '#server/actions/payslips/look-at-payslips.ts';
import type { Services } from '#server/services.ts';
import type { Task, TaskOutcome } from './task.ts';

/** Loaded when it is first needed: a thread that answers calls knows nothing of jobs. */
export async function performTask(services: Services, task: Task): Promise<TaskOutcome> {
  if (task.kind === 'call') {
    const { answerCall } = await import('#server/http/answer-call.ts');
    return answerCall(services, task);
  }
  if (task.kind === 'file') {
    const { checkFile } = await import('#domain/files/checked-file.ts');
    const { inflate } = await import('#server/files/inflate.ts');
    return { kind: 'answer', answer: await checkFile(task.bytes, inflate), headers: [], looked: [] };
  }
  if (task.kind === 'saml') {
    const { readSaml } = await import('#server/saml/saml-reading.ts');
    return { kind: 'answer', answer: readSaml(task.reading), headers: [], looked: [] };
  }
  if (task.kind === 'calendar-part') {
    const { writeCalendarPart } = await import('#server/http/calendar-csv.ts');
    const answer = await writeCalendarPart(services, task.asked as AskedCalendarPart);
    return { kind: 'answer', answer, headers: [], looked: [] };
  }
  if (task.kind === 'contract') {
    const { writeContract } = await import('#server/http/written-contract.ts');
    return { kind: 'answer', answer: await writeContract(task.publicUrl), headers: [], looked: [] };
  }
  if (task.kind === 'payslips') {
    const { lookAtPayslips } = await import('#server/actions/payslips/look-at-payslips.ts');
    const answer = await lookAtPayslips(services, task.organizationId, task.asked as AskedPayslips);
    return { kind: 'answer', answer, headers: [], looked: [] };
  }
  const { perform } = await import('#server/jobs/perform.ts');
  // Whoever waits for too long ends the thread.
  await perform(
    services,
    task.name,
    task.payload as JobPayload<typeof task.name>,
    new AbortController().signal,
  );
  return { kind: 'done' };
}
