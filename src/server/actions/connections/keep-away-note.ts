import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type AwayNote, isOurText, noteStep } from '#domain/connections/away-note.ts';
import { awaySpans, currentSpan } from '#domain/connections/away-span.ts';
import { hasLeft } from '#domain/members/departure.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { NoteWriter } from '#server/connections/note-writer.ts';
import { noteWriters } from '#server/connections/note-writers.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import { replyChoice } from '#server/connections/reply-choice.ts';
import { keptNote } from '#server/connections/stored-note.ts';
import type { Services } from '#server/services.ts';
import {
  deleteAwayNote,
  enqueueAwayNote,
  findAwayNote,
  keepStoredNote,
  listComingAbsences,
  type StoredNote,
} from '#server/store/away-notes.ts';
import { findOutsideConnection } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findPerson } from '#server/store/users.ts';
import { awayUntil, replyWords } from '#words/sentences/leave.ts';
import { carryOut } from './carry-out.ts';

/**
 * N36: makes one place say what is true now of somebody being away, whatever was true when this was asked for. Jobs of
 * one place stand in line; the next one is put down before the provider is called, so that no failure loses it.
 */
export async function keepAwayNote(
  services: Services,
  { organizationId, connectionId }: JobPayload<'keep-away-note'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const due = await database.inOrganization(organizationId, (tx) => whatIsDue(tx, connectionId, now()));
  if (!due) return;
  await carryOut(services, {
    organizationId,
    connectionId,
    work: (access) => bringNoteUpToDate(services, access, due),
    again: (tx, later) => enqueueAwayNote(tx, connectionId, later),
    signal,
  });
}

interface DueNote {
  readonly writer: NoteWriter;
  /** Null: nothing of ours is to stand there. */
  readonly wanted: AwayNote | null;
  readonly stored: StoredNote | null;
}

/** Null where nothing is to be said, and nothing was. */
async function whatIsDue(tx: TenantTransaction, connectionId: string, at: Date): Promise<DueNote | null> {
  const connection = await findOutsideConnection(tx, connectionId);
  if (connection?.state !== 'ok' || connection.ownerUserId === null) return null;
  const writer = noteWriters[connection.provider];
  const found = await findPerson(tx, connection.ownerUserId);
  if (!writer || !found) return null;
  const { person: user, organization } = found;
  const { timeZone } = organization;
  const isGone = hasLeft(user, at, timeZone);
  const today = dayOfInstant(at.getTime(), timeZone);
  const choice = replyChoice(connection);
  // Not allowed yet: nothing of ours is there either.
  if (choice?.state === 'consent') return null;
  const isWished = !isGone && choice?.state !== 'off';
  const coming = isWished ? await listComingAbsences(tx, user.id, today) : [];
  const spans = awaySpans(coming, timeZone);
  const span = currentSpan(spans, at.getTime());
  const isAway = span !== null && span.from <= at.getTime();
  if (span) await enqueueAwayNote(tx, connectionId, new Date(isAway ? span.until : span.from));
  const stored = await findAwayNote(tx, connectionId);
  if (!span || !(isAway || writer.isAhead)) return stored && { writer, wanted: null, stored };
  const { from, until, range } = span;
  const said = choice ? replyWords(choice.text, range, user.language) : awayUntil(range, user.language);
  // A provider that changes them would make ours look like somebody else's.
  const text = said.replaceAll('\u00a0', ' ');
  return { writer, wanted: { text, from, until }, stored };
}

async function bringNoteUpToDate(
  services: Services,
  access: OpenAccess,
  { writer, wanted, stored }: DueNote,
): Promise<void> {
  const { database, now } = services;
  const { organizationId, connectionId } = access;
  const inOrganization = <T>(work: (tx: TenantTransaction) => Promise<T>) =>
    database.inOrganization(organizationId, work);
  const found = await writer.read(services, access);
  const step = noteStep(wanted, stored && keptNote(stored), found);
  if (!wanted) {
    if (step === 'clear') await writer.clear(services, access, stored?.before ?? null);
    await inOrganization((tx) => deleteAwayNote(tx, connectionId));
    return;
  }
  const times = { connectionId, fromAt: new Date(wanted.from), untilAt: new Date(wanted.until) };
  const texts = stored?.texts ?? [];
  const isTheirs = found.resting !== null && !isOurText({ texts }, found.resting);
  const before = isTheirs ? found.saved : (stored?.before ?? null);
  if (step === 'leave') {
    // What they took off stays off; what they wrote instead makes room for ours once it has ended.
    const takenAt = found.text === null ? (stored?.takenAt ?? null) : null;
    await inOrganization(async (tx) => {
      await keepStoredNote(tx, { ...times, texts, takenAt, leftAt: now(), before });
      // What they wrote goes by itself before they are back.
      const { text, until } = found;
      if (text !== null && until !== null && until < wanted.until)
        await enqueueAwayNote(tx, connectionId, new Date(until));
    });
    return;
  }
  if (step === 'write') {
    const both = [...texts.slice(-3), wanted.text];
    await inOrganization((tx) =>
      keepStoredNote(tx, { ...times, texts: both, takenAt: null, leftAt: null, before }),
    );
    await writer.write(services, access, wanted);
  }
  await inOrganization((tx) =>
    keepStoredNote(tx, { ...times, texts: [wanted.text], takenAt: now(), leftAt: null, before }),
  );
}
