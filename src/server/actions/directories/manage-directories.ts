import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { type DirectoryKind, mostDirectories, type TeamSource } from '#domain/directories/directory-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  countDirectories,
  type Directory,
  type DirectoryEvent,
  insertDirectory,
  listDirectoryEvents,
  listDirectoryRows,
  revokeDirectoryRow,
} from '#server/store/directories.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { issueToken } from '#server/token.ts';
import { directoryTokenPrefix } from './present-directory.ts';

export interface DirectoryForm {
  readonly name: string;
  readonly kind: DirectoryKind;
  readonly teamsFrom: TeamSource;
}

export type ShownDirectory = Directory & {
  readonly makerName: string | null;
  readonly lastRefusal: DirectoryEvent | null;
};

export interface ShownDirectories {
  readonly directories: readonly ShownDirectory[];
  readonly events: readonly DirectoryEvent[];
}

/** I17: its token is told once, and only its hash is kept. */
export async function createDirectory(
  { database, now }: Services,
  actor: SessionActor,
  { name, kind, teamsFrom }: DirectoryForm,
): Promise<{ readonly directory: ShownDirectory; readonly token: string }> {
  if (!can(actor, 'directory.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    // I1: nothing comes in by it, and no invitation leaves, before the mailbox of the founder is proven.
    if (!organization.provenAt) throw new Failure('confirmation_required');
    if ((await countDirectories(tx)) >= mostDirectories) throw new Failure('too_many_directories');
    const { token, hash } = issueToken(actor.organizationId);
    const at = now();
    const directory = {
      id: randomUUID(),
      name,
      kind,
      teamsFrom,
      tokenHash: hash,
      madeBy: actor.id,
      createdAt: at,
      lastUsedAt: null,
      revokedAt: null,
      toldAt: null,
    };
    await insertDirectory(tx, directory);
    await record(tx, actor, at, {
      action: 'directory.connected',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { directory: name },
    });
    return {
      directory: {
        ...directory,
        organizationId: actor.organizationId,
        makerName: actor.name,
        lastRefusal: null,
      },
      token: `${directoryTokenPrefix}${token}`,
    };
  });
}

const mostShown = 100;

export async function showDirectories(
  { database }: Services,
  actor: SessionActor,
): Promise<ShownDirectories> {
  if (!can(actor, 'directory.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const events = await listDirectoryEvents(tx, mostShown);
    const directories = (await listDirectoryRows(tx)).map((directory) => ({
      ...directory,
      lastRefusal:
        events.find((event) => event.directoryId === directory.id && event.kind === 'refused') ?? null,
    }));
    return { directories, events };
  });
}

/** Whoever came by it stays; nothing more comes. */
export async function revokeDirectory(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<void> {
  if (!can(actor, 'directory.manage')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const at = now();
    const revoked = await revokeDirectoryRow(tx, id, at);
    if (!revoked) throw new Failure('not_found');
    await record(tx, actor, at, {
      action: 'directory.disconnected',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { directory: revoked.name },
    });
  });
}
