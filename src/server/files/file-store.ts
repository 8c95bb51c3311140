import { insertChunks, readChunks } from '#server/store/attachments.ts';
import type { Database, TenantTransaction } from '#server/store/database.ts';
import { insertCopyChunks, readCopyChunks } from '#server/store/person-copies.ts';

export interface StoredFile {
  readonly organizationId: string;
  readonly id: string;
  /** What it is: an attachment unless it is said. */
  readonly kind?: 'person-copy';
}

/** Where the bytes of attachments and of people's copies are kept. Whoever asks has checked that they may have them. */
export interface FileStore {
  /** Before the row of the file is written, outside of every transaction. */
  readonly bring: (file: StoredFile, bytes: Buffer) => Promise<void>;
  /** In the transaction that has just written the row. */
  readonly enclose: (tx: TenantTransaction, file: StoredFile, bytes: Buffer) => Promise<void>;
  /** Null when it is not there. */
  readonly fetch: (file: StoredFile) => Promise<Buffer | null>;
  /** Once its row is gone; again, when nobody knows whether it was done. */
  readonly forget: (file: StoredFile) => Promise<void>;
}

/** Files stay where they were brought; new ones go to where the operator chose. */
export interface FileStores {
  readonly chosen: 'database' | 'bucket';
  readonly database: FileStore;
  readonly bucket: FileStore | null;
}

/** Beside the tables that are read all day, and gone with their row. */
export function databaseFiles(database: Database): FileStore {
  return {
    bring: async () => undefined,
    enclose: async (tx, { id, kind }, bytes) => {
      if (kind === 'person-copy') await insertCopyChunks(tx, id, bytes);
      else await insertChunks(tx, id, bytes);
    },
    fetch: ({ organizationId, id, kind }) =>
      database.inOrganization(organizationId, (tx) =>
        kind === 'person-copy' ? readCopyChunks(tx, id) : readChunks(tx, id),
      ),
    forget: async () => undefined,
  };
}
