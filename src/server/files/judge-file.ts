import { type CheckedFile, checkFile } from '#domain/files/checked-file.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
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
  if (outcome.kind === 'failed')
    throw new Failure(outcome.code, { ...outcome.details, logged: outcome.logged });
  if (outcome.kind !== 'answer') throw new Error('A thread said nothing of a file.');
  return outcome.answer as CheckedFile;
}
