import { PHOTO_PIXELS } from '#domain/files/file-limits.ts';

/** The middle of a picture, as a small square; null for what the browser cannot draw. */
export async function squarePhoto(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_PIXELS;
  canvas.height = PHOTO_PIXELS;
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, PHOTO_PIXELS, PHOTO_PIXELS);
  picture.close();
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.85));
  return blob && new Uint8Array(await blob.arrayBuffer());
}
