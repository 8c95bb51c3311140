import type { photosEndpoints } from '#contract/photos.ts';
import { FILE_ENDINGS, MEDIA_TYPES } from '#domain/files/file-limits.ts';
import { listFaces, readFace, removeFace, setFace } from '#server/actions/photos/photos.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

/** Its address is the sum of its content: a browser that has it need not ask again; nobody in between keeps it. */
const keptByBrowsers = 'private, max-age=604800, immutable';

export function photosHandlers(services: Services): Handlers<typeof photosEndpoints> {
  return {
    list: async (_, { actor }) => listFaces(services, actor),
    read: async ({ params }, { actor, header }) => {
      const { kind, bytes } = await readFace(services, actor, params.hash);
      header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
      header('vary', 'Authorization');
      const name = `photo.${FILE_ENDINGS[kind]}`;
      return { type: MEDIA_TYPES[kind], name, content: bytes, cacheControl: keptByBrowsers };
    },
    set: async (_, { actor, upload }) => {
      if (!upload) throw new Failure('unsupported_media_type');
      return setFace(services, actor, upload);
    },
    remove: async ({ params }, { actor }) => removeFace(services, actor, params.id),
  };
}
