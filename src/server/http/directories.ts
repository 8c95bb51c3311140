import { type directoriesEndpoints, scimBase } from '#contract/directories.ts';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { directoryNotices, directoryRefusals } from '#domain/directories/directory-life.ts';
import {
  createDirectory,
  revokeDirectory,
  type ShownDirectories,
  showDirectories,
} from '#server/actions/directories/manage-directories.ts';
import type { Services } from '#server/services.ts';
import type { HandlerParts } from './handler-parts.ts';
import type { Handlers } from './mount.ts';

type Answer = EndpointAnswer<typeof directoriesEndpoints.list>;

const reasons = [...directoryRefusals, ...directoryNotices];

export function directoriesHandlers(
  services: Services,
  { config }: Pick<HandlerParts, 'config'>,
): Handlers<typeof directoriesEndpoints> {
  const address = new URL(scimBase, config.publicUrl).href;
  return {
    list: async (_input, { actor }) => {
      const { directories, events } = await showDirectories(services, actor);
      return { address, directories: directories.map(shownDirectory), events: events.map(shownEvent) };
    },
    create: async ({ body }, { actor }) => {
      const { directory, token } = await createDirectory(services, actor, body);
      return { ...shownDirectory(directory), address, token };
    },
    revoke: async ({ params }, { actor }) => {
      await revokeDirectory(services, actor, params.id);
      return { success: true };
    },
  };
}

function shownDirectory(directory: ShownDirectories['directories'][number]): Answer['directories'][number] {
  const { id, name, kind, teamsFrom, makerName, lastRefusal } = directory;
  return {
    id,
    name,
    kind,
    teamsFrom,
    maker: makerName,
    createdAt: directory.createdAt.toISOString(),
    lastUsedAt: directory.lastUsedAt?.toISOString() ?? null,
    revokedAt: directory.revokedAt?.toISOString() ?? null,
    lastRefusal: lastRefusal && shownEvent(lastRefusal),
  };
}

function shownEvent(event: ShownDirectories['events'][number]): Answer['events'][number] {
  const { id, directoryId, kind, subjectName, times } = event;
  const reason = event.reason === '' ? null : (reasons.find((each) => each === event.reason) ?? 'other');
  return { id, directoryId, at: event.at.toISOString(), kind, subjectName, reason, times };
}
