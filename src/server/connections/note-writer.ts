import type { AwayNote, FoundNote } from '#domain/connections/away-note.ts';
import type { Services } from '#server/services.ts';
import type { OpenAccess } from './provider-protocol.ts';

/** A place where others read that somebody is away. It holds one note, whoever wrote it. */
export interface NoteWriter {
  readonly read: (services: Services, access: OpenAccess) => Promise<FoundNote>;
  readonly write: (services: Services, access: OpenAccess, note: AwayNote) => Promise<void>;
  readonly clear: (services: Services, access: OpenAccess) => Promise<void>;
}
