import { UNDO_GRACE_SECONDS } from '#domain/leave-requests/undoing.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { HeldJob } from '#server/store/announcements.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  type HeldChange,
  insertHeldChange,
  lockLatestHeldChange,
  markUndone,
  removeWaitingJobs,
} from '#server/store/held-changes.ts';
import { retractProgramEvent } from '#server/store/program-events.ts';

/**
 * All that people are told of a change, each by one job. Whatever else is told some day of what can be undone (a chat)
 * gets a name here, and waits and goes with the others. Programs are told by an event that bears the id of the change.
 */
const TOLD = ['announcement', 'counters'] as const;

export type Told = (typeof TOLD)[number];

const keyOf = (changeId: string, told: Told): string => `held:${changeId}:${told}`;

/** The jobs that tell of a change, wherever they are in the queue. */
export function heldKeysOf(changeId: string): string[] {
  return TOLD.map((told) => keyOf(changeId, told));
}

/** L11: how long word of what someone does is held back. A program takes nothing back: it is told at once. */
export function undoSecondsFor(
  { undoSeconds }: Pick<Services, 'undoSeconds'>,
  actor: Pick<Acting, 'key'>,
): number {
  return actor.key ? 0 : undoSeconds;
}

/** When a job may tell of a change; null when it may do so at once. */
export function heldJob(changeId: string, told: Told, seconds: number): HeldJob | null {
  return seconds > 0 ? { key: keyOf(changeId, told), seconds: seconds + UNDO_GRACE_SECONDS } : null;
}

type NewHeldChange = Omit<HeldChange, 'organizationId' | 'undoneAt'>;

/** What is kept of how things were: nothing where nothing can be undone. */
export function heldBack(seconds: number, change: NewHeldChange): NewHeldChange | null {
  return seconds > 0 ? change : null;
}

/** Keeps how things were, in the transaction that changes them. */
export async function holdBack(tx: TenantTransaction, seconds: number, change: NewHeldChange): Promise<void> {
  const held = heldBack(seconds, change);
  if (held) await insertHeldChange(tx, held);
}

interface Undoing {
  readonly kind: HeldChange['kind'];
  readonly subjectId: string;
  /** Whether something is told by jobs: where nothing waits any more, somebody knows. */
  readonly isTold: boolean;
  /** From when the time counts, where that is not the deed itself. */
  readonly since?: Date | undefined;
}

/**
 * L11: takes back the latest change of a subject that the transaction holds: only whoever did it, in time, once, and
 * before anybody was told. The caller looks whether anything happened since, and brings back what was.
 */
export async function takeBack(
  tx: TenantTransaction,
  { now, undoSeconds }: Pick<Services, 'now' | 'undoSeconds'>,
  actor: Pick<Acting, 'id'>,
  { kind, subjectId, isTold, since }: Undoing,
): Promise<HeldChange> {
  const change = await lockLatestHeldChange(tx, kind, subjectId);
  if (!change) throw new Failure('undo_too_late');
  if (change.actorId !== actor.id) throw new Failure('forbidden');
  if (change.undoneAt !== null) throw new Failure('already_restored');
  const at = now();
  const lastMoment = (since ?? change.doneAt).getTime() + (undoSeconds + UNDO_GRACE_SECONDS) * 1000;
  if (undoSeconds === 0 || at.getTime() > lastMoment) throw new Failure('undo_too_late');
  const removed = await removeWaitingJobs(tx, heldKeysOf(change.id));
  if (removed === null || (isTold && removed === 0)) throw new Failure('undo_too_late');
  await retractProgramEvent(tx, change.id);
  await markUndone(tx, change.id, at);
  return change;
}
