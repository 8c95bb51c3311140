/** L14: what can be attached, and how much of it. */
export const FILE_KINDS = ['png', 'jpeg', 'pdf'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

export const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
} as const satisfies Record<FileKind, string>;

/** What a file of each kind is called at its end. */
export const FILE_ENDINGS = { png: 'png', jpeg: 'jpg', pdf: 'pdf' } as const satisfies Record<
  FileKind,
  string
>;

export const LARGEST_FILE_MB = 5;
export const LARGEST_FILE = LARGEST_FILE_MB * 1024 * 1024;

export const MOST_FILES_OF_A_REQUEST = 5;

/** Of a person's whole file, latest first. */
export const MOST_FILES_SHOWN = 200;

/** All files of one organisation together. */
export const MOST_MB_OF_AN_ORGANIZATION = 1024;
export const MOST_BYTES_OF_AN_ORGANIZATION = MOST_MB_OF_AN_ORGANIZATION * 1024 * 1024;

/** L16: the side of a photo of a person, and its weight. */
export const PHOTO_PIXELS = 256;
export const LARGEST_PHOTO = 100 * 1024;
