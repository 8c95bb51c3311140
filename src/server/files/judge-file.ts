import { type CheckedFile, checkFile } from '#domain/files/checked-file.ts';
import type { Services } from '#server/services.ts';
import { threadAnswer } from '#server/threads/thread-answer.ts';
import { inflate } from './inflate.ts';

/** Whatever it is made of, a file of this size is judged within a few milliseconds; a large one is not. */
const small = 256 * 1024;

/** L14, beside the main thread where it could take long. */
export async function judgeFile(
  { threads }: Services,
  organizationId: string,
  bytes: Uint8Array,
): Promise<CheckedFile> {
  if (!threads || bytes.length <= small) return checkFile(bytes, inflate);
  const outcome = await threads.run(organizationId, { kind: 'file', bytes });
  return threadAnswer(outcome) as CheckedFile;
}
