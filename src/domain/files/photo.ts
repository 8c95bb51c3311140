import { type CheckedImage, checkImage } from './checked-file.ts';
import { PHOTO_PIXELS } from './file-limits.ts';

/** L16: what browsers make of a picture before they send it; nothing larger is taken. */
export function checkPhoto(
  bytes: Uint8Array,
): CheckedImage | { readonly ok: false; readonly because: 'photo_unfit' } {
  const checked = checkImage(bytes);
  if (!checked.ok) return checked;
  const { width, height } = checked.image;
  return width === height && width <= PHOTO_PIXELS ? checked : { ok: false, because: 'photo_unfit' };
}
