import { inflate as inflateWith } from 'node:zlib';
import type { Inflate } from '#domain/files/pdf-document.ts';

/** Beside the main thread, and no further than what is allowed. */
export const inflate: Inflate = (packed, most) =>
  new Promise((settle) => {
    inflateWith(packed, { maxOutputLength: Math.max(1, most) }, (error, whole) =>
      settle(error ? null : whole),
    );
  });
