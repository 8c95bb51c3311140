import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { Role } from '#domain/members/role.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import { refuseWrites } from '#server/store/read-only.ts';
import { findUser } from '#server/store/users.ts';

export interface AskedView {
  /** Of a person, or of anybody who has a role. */
  readonly eyes: { readonly userId: string } | { readonly role: Role };
  /** An absence, or a person. */
  readonly about: { readonly requestId: string } | { readonly userId: string };
}

export interface OpenedView {
  /** Whoever would ask: never with a session of theirs, nor with any. */
  readonly reader: SessionActor;
  readonly known: boolean;
  readonly about: { readonly id: string; readonly name: string };
  readonly request: { readonly id: string; readonly startDate: string; readonly endDate: string } | null;
}

/** V14: who would read, and about what; written down before anything is shown. */
export async function openView(
  { database, now }: Services,
  actor: SessionActor,
  asked: AskedView,
): Promise<OpenedView> {
  if (!can(actor, 'view-as.use')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { eyes, about } = asked;
    const found = 'requestId' in about ? await findLeaveRequest(tx, about.requestId) : null;
    const person = 'userId' in about ? await findUser(tx, about.userId) : (found?.person ?? null);
    const reader = 'userId' in eyes ? await findUser(tx, eyes.userId) : nobodyInParticular(eyes.role);
    if (!person || !reader || reader.removedAt !== null) throw new Failure('not_found');
    await record(tx, actor, now(), {
      action: 'view-as.opened',
      subject: { kind: 'user', id: person.id, name: person.name },
      details: 'userId' in eyes ? { eyes: reader.name } : { role: eyes.role },
    });
    const { id, email, name, role } = reader;
    const language = reader.language ?? actor.language;
    const { key: _, ...rest } = actor;
    return {
      reader: { ...rest, id, email, name, role, language, sessionId: id, confirmed: true, address: null },
      known: 'userId' in eyes,
      about: { id: person.id, name: person.name },
      request: found && {
        id: found.request.id,
        startDate: found.request.startDate,
        endDate: found.request.endDate,
      },
    };
  });
}

/** Somebody whom no row knows: in no team, with no leave, and with nothing but a role. */
function nobodyInParticular(role: Role) {
  return { id: randomUUID(), email: '', name: '', role, language: null, removedAt: null };
}

/** V15: whatever `work` asks of the database is asked in one transaction in which PostgreSQL refuses to write. */
export function withoutWriting<T>(
  { database }: Services,
  { organizationId }: Pick<SessionActor, 'organizationId'>,
  work: () => Promise<T>,
): Promise<T> {
  return database.together(organizationId, async (tx) => {
    await refuseWrites(tx);
    return work();
  });
}
