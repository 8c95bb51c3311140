import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { fileFailure } from '#server/file-failure.ts';
import { RestoreRefused } from '#server/store/backup-format.ts';
import { UsageError } from './usage-error.ts';

/** Under another name until it is whole and on the disk: a backup that was killed leaves nothing that looks like one. */
export async function writeBackupFile(lines: AsyncIterable<string>, file: string): Promise<void> {
  if (existsSync(file)) throw new UsageError(`${file} exists already. Choose another name, or delete it.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}.unfinished`);
  try {
    await pipeline(
      lines,
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  await keepName(dirname(file));
}

/** The name survives a power cut as well, where the system lets a folder be written through. */
async function keepName(directory: string): Promise<void> {
  const handle = await open(directory, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

const newline = 0x0a;

/** The lines of a backup; what is wrong with the file is told in a sentence. */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const packed = createReadStream(file);
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  let rest: Buffer[] = [];
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
        rest.push(chunk.subarray(from, at));
        yield Buffer.concat(rest).toString('utf8');
        rest = [];
        from = at + 1;
      }
      rest.push(chunk.subarray(from));
    }
  } catch (error) {
    throw unpackingFailure(error);
  } finally {
    packed.destroy();
  }
  if (rest.some(({ length }) => length > 0)) yield Buffer.concat(rest).toString('utf8');
}

function unpackingFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'Z_DATA_ERROR' && error.message === 'incorrect header check')
    return new RestoreRefused('This file is not a backup of Relâche.', { cause: error });
  if (String(error.code).startsWith('Z_'))
    return new RestoreRefused('The file is cut short or damaged.', { cause: error });
  const sentence = fileFailure(error);
  return sentence ? new RestoreRefused(sentence, { cause: error }) : error;
}
