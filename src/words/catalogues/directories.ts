import type { DirectoryNotice, DirectoryRefusal } from '#domain/directories/directory-life.ts';

/** Why a directory was not followed and what an admin can do about it: on their page and in the mail about it. */
export type DirectoryWords = Readonly<Record<DirectoryRefusal | DirectoryNotice, string>>;
