import { type CheckedImage, checkImage } from './checked-file.ts';

/** L16: browsers cut and shrink a picture before it is sent; nothing larger is taken. */
export const PHOTO_PIXELS = 256;
export const LARGEST_PHOTO = 100 * 1024;

export function checkPhoto(
  bytes: Uint8Array,
): CheckedImage | { readonly ok: false; readonly because: 'photo_unfit' } {
  const checked = checkImage(bytes);
  if (!checked.ok) return checked;
  const { width, height } = checked.image;
  return width === height && width <= PHOTO_PIXELS ? checked : { ok: false, because: 'photo_unfit' };
}
