import { endsAsArchive, holdsMarkup, standsAt } from './byte-search.ts';
import type { FileKind } from './file-limits.ts';
import { cleanJpeg } from './jpeg-image.ts';
import { type Inflate, judgePdf, PDF_START } from './pdf-document.ts';
import { type CleanImage, cleanPng, PNG_START } from './png-image.ts';

/** Why a file is not taken. */
export type FileRefusal = 'file_kind_refused' | 'file_unreadable' | 'file_active' | 'file_locked';

export type CheckedFile =
  | { readonly ok: true; readonly kind: FileKind; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly because: FileRefusal };

/** L14: a file is what its bytes say, whatever it is called. What is kept of a picture is the picture. */
export async function checkFile(bytes: Uint8Array, inflate: Inflate): Promise<CheckedFile> {
  if (standsAt(bytes, PDF_START, 0)) {
    const verdict = await judgePdf(bytes, inflate);
    if (verdict === 'fit') return { ok: true, kind: 'pdf', bytes };
    return { ok: false, because: `file_${verdict}` };
  }
  const image = checkImage(bytes);
  return image.ok ? { ok: true, kind: image.kind, bytes: image.image.bytes } : image;
}

export type CheckedImage =
  | { readonly ok: true; readonly kind: Exclude<FileKind, 'pdf'>; readonly image: CleanImage }
  | { readonly ok: false; readonly because: FileRefusal };

export function checkImage(bytes: Uint8Array): CheckedImage {
  const kind = standsAt(bytes, PNG_START, 0) ? 'png' : standsAt(bytes, '\xff\xd8\xff', 0) ? 'jpeg' : null;
  if (kind === null) return { ok: false, because: 'file_kind_refused' };
  const image = kind === 'png' ? cleanPng(bytes) : cleanJpeg(bytes);
  if (!image || endsAsArchive(bytes)) return { ok: false, because: 'file_unreadable' };
  // Of what is kept: a camera may have written XML beside the pixels, which is gone by now.
  return holdsMarkup(image.bytes) ? { ok: false, because: 'file_active' } : { ok: true, kind, image };
}
