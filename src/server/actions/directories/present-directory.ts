import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { roles } from '#domain/members/role.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type Directory,
  findDirectoryByToken,
  listAnswerable,
  noteDirectoryUse,
} from '#server/store/directories.ts';
import type { Organization } from '#server/store/organizations.ts';
import { readToken } from '#server/token.ts';

/** Whoever looks for tokens that leaked looks for this. */
export const directoryTokenPrefix = 'relscim_';

export interface DirectoryCaller {
  readonly directory: Directory;
  readonly organization: Organization;
  /** I17: under the eyes of an admin, in its own name, and with no more than its own rights. */
  readonly actor: Acting;
}

/**
 * Which directory this is. Its maker answers for it as long as they are an admin; then the admin who has been there
 * longest does, so that a directory does not stop with whoever set it up.
 */
export async function presentDirectory(
  { database, now }: Services,
  bearer: string,
  address: string,
): Promise<DirectoryCaller> {
  const read = bearer.startsWith(directoryTokenPrefix)
    ? readToken(bearer.slice(directoryTokenPrefix.length))
    : null;
  if (!read) throw new Failure('unauthenticated');
  const { organizationId, hash } = read;
  return database.inOrganization(organizationId, async (tx) => {
    const found = await findDirectoryByToken(tx, hash);
    if (!found) throw new Failure('unauthenticated');
    const { directory, organization } = found;
    if (organization.closesAt) throw new Failure('unauthenticated');
    const running = roles.filter((role) => keepsOrganizationRunning({ role }));
    const admins = await listAnswerable(tx, running);
    const answerable = admins.find(({ id }) => id === directory.madeBy) ?? admins[0];
    if (!answerable) throw new Failure('unauthenticated');
    await noteDirectoryUse(tx, directory.id, now());
    const { id, name } = directory;
    return {
      directory,
      organization,
      actor: {
        organizationId,
        id: answerable.id,
        name,
        role: answerable.role,
        language: answerable.language,
        address,
        key: { id, name, kind: 'directory', scopes: [] },
      },
    };
  });
}
