import type { DirectoryNotice, DirectoryRefusal } from '#domain/directories/directory-life.ts';
import type { Language } from '#domain/text/language.ts';
import { directoryWords } from '../languages/directories.ts';

/** Why a directory was not followed, with the way out of it. */
export function directoryReason(reason: DirectoryRefusal | DirectoryNotice, language: Language): string {
  return directoryWords[language][reason];
}
