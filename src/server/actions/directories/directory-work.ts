import {
  type DirectoryEventKind,
  type DirectoryNotice,
  type DirectoryRefusal,
  directoryRefusals,
} from '#domain/directories/directory-life.ts';
import type { ScimProblem } from '#domain/directories/stated-person.ts';
import type { Acting } from '#server/actions/actor.ts';
import { refuseReadOnly } from '#server/actions/subscription/subscription-today.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type Directory, type DirectoryEvent, noteDirectoryEvents } from '#server/store/directories.ts';
import { notifyLive } from '#server/store/live.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import type { DirectoryCaller } from './present-directory.ts';

/** What SCIM has a name for and the rest of the product has none. */
export class ScimRefusal extends Error {
  readonly problem: ScimProblem | 'uniqueness' | 'invalidFilter' | 'teams_elsewhere';

  constructor(problem: ScimRefusal['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/** One call of a directory: all of it in one transaction, or nothing. */
export interface DirectoryWork {
  readonly tx: TenantTransaction;
  readonly services: Services;
  readonly actor: Acting;
  readonly directory: Directory;
  readonly organization: Organization;
  readonly at: Date;
  readonly note: (kind: DirectoryEventKind, subjectName: string, reason?: DirectoryNotice) => void;
}

type Noted = Pick<DirectoryEvent, 'kind' | 'subjectName' | 'reason'>;

/**
 * What the actions ask of the database meanwhile becomes part of the one transaction. Who is in the organisation changes
 * one call after the other. A refusal is kept for the screen once everything else is undone.
 */
export async function asDirectory<Result>(
  services: Services,
  { directory, actor }: DirectoryCaller,
  subjectName: string,
  work: (work: DirectoryWork) => Promise<Result>,
): Promise<Result> {
  const { database, now } = services;
  const keep = async (tx: TenantTransaction, noted: readonly Noted[]): Promise<void> => {
    const at = now();
    if (noted.length === 0) return;
    const rows = noted.map((each) => ({ ...each, id: timeOrderedId(at), directoryId: directory.id, at }));
    await noteDirectoryEvents(tx, rows);
    await notifyLive(tx, ['directories']);
  };
  try {
    return await database.together(actor.organizationId, async (tx) => {
      const organization = await lockOrganization(tx);
      const at = now();
      refuseReadOnly(organization, at);
      const noted: Noted[] = [];
      const note: DirectoryWork['note'] = (kind, name, reason) =>
        told(noted, { kind, subjectName: name.slice(0, 200), reason: reason ?? '' });
      const result = await work({ tx, services, actor, directory, organization, at, note });
      await keep(tx, noted);
      return result;
    });
  } catch (error) {
    const reason = refusalOf(error);
    if (reason) {
      const noted = { kind: 'refused' as const, subjectName: subjectName.slice(0, 200), reason };
      await database.inOrganization(actor.organizationId, (tx) => keep(tx, [noted]));
    }
    throw error;
  }
}

/** Once each; who arrives does not change as well. */
function told(noted: Noted[], one: Noted): void {
  const isTold = noted.some(
    ({ kind, subjectName, reason }) =>
      subjectName === one.subjectName &&
      reason === one.reason &&
      (kind === one.kind || (kind === 'arrived' && one.kind === 'changed')),
  );
  if (!isTold) noted.push(one);
}

/** Null for what is nobody's to mend: someone who is there already, an id that nobody has, a database that is away. */
function refusalOf(error: unknown): DirectoryRefusal | null {
  if (error instanceof ScimRefusal) {
    if (error.problem === 'teams_elsewhere') return 'teams_elsewhere';
    return error.problem === 'uniqueness' ? null : 'other';
  }
  if (!(error instanceof Failure)) return null;
  const { code, details } = error;
  if (code === 'not_found' || code === 'unavailable' || code === 'internal') return null;
  if (code === 'validation_failed')
    return Object.hasOwn(details.fields ?? {}, 'email') ? 'email_invalid' : 'name_unfit';
  return directoryRefusals.find((each) => each === code) ?? 'other';
}
