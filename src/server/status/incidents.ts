import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { incidentFileSchema } from '#contract/status.ts';

export type IncidentFile = z.infer<typeof incidentFileSchema>;

export interface Incident extends IncidentFile {
  /** The file's name. */
  readonly id: string;
}

/** What the operator has to tell, one file each; see docs/operations.md. */
export interface IncidentBook {
  /** Latest first. A file that cannot be read is told to the log, and the others are shown. */
  list(): Promise<Incident[]>;
  write(id: string, incident: IncidentFile): Promise<void>;
}

const fileName = /^[a-z0-9][a-z0-9-]{0,79}\.json$/;

export function incidentBook(
  directory: string,
  onBadFile: (file: string, reason: string) => void,
): IncidentBook {
  const read = async (file: string): Promise<Incident[]> => {
    try {
      const parsed = incidentFileSchema.parse(JSON.parse(await readFile(join(directory, file), 'utf8')));
      return [{ id: file.slice(0, -'.json'.length), ...parsed }];
    } catch (error) {
      onBadFile(file, error instanceof Error ? error.message : String(error));
      return [];
    }
  };
  return {
    list: async () => {
      const files = (await readdir(directory).catch(() => [])).filter((file) => fileName.test(file));
      const incidents = (await Promise.all(files.map(read))).flat();
      return incidents.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    },
    write: async (id, incident) => {
      if (!fileName.test(`${id}.json`)) throw new Error('A name has small letters, figures and hyphens.');
      await mkdir(directory, { recursive: true });
      const unfinished = join(directory, `.${id}.partial`);
      await writeFile(unfinished, `${JSON.stringify(incidentFileSchema.parse(incident), null, 2)}\n`);
      await rename(unfinished, join(directory, `${id}.json`));
    },
  };
}
