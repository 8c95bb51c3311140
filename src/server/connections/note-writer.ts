import type { AwayNote, FoundNote } from '#domain/connections/away-note.ts';
import type { Services } from '#server/services.ts';
import type { OpenAccess } from './provider-protocol.ts';

/** What stands at a provider, with what puts it back. */
export interface StandingNote extends FoundNote {
  /** Of what rests there; only who wrote it reads it again. */
  readonly saved: string | null;
}

/** A place where others read that somebody is away. It holds one note, whoever wrote it. */
export interface NoteWriter {
  /** Whether the provider waits for the time by itself, so that it can be told ahead. */
  readonly isAhead: boolean;
  readonly read: (services: Services, access: OpenAccess) => Promise<StandingNote>;
  readonly write: (services: Services, access: OpenAccess, note: AwayNote) => Promise<void>;
  /** Puts back what rested there before. */
  readonly clear: (services: Services, access: OpenAccess, saved: string | null) => Promise<void>;
}
