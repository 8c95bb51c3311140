import { type KeptNote, noteStep } from '#domain/connections/away-note.ts';
import type { Services } from '#server/services.ts';
import { deleteAwayNote, findAwayNote, type StoredNote } from '#server/store/away-notes.ts';
import type { NoteWriter } from './note-writer.ts';
import type { OpenAccess } from './provider-protocol.ts';

export function keptNote({ texts, untilAt, takenAt }: StoredNote): KeptNote {
  return { texts, until: untilAt.getTime(), isTaken: takenAt !== null };
}

/** N37: ours alone; what the person wrote stays. Returns how many are left to take away: there is one at most. */
export async function removeAwayNote(
  services: Services,
  access: OpenAccess,
  writer: Pick<NoteWriter, 'read' | 'clear'>,
): Promise<number> {
  const { database } = services;
  const { organizationId, connectionId } = access;
  const stored = await database.inOrganization(organizationId, (tx) => findAwayNote(tx, connectionId));
  if (!stored) return 0;
  const found = await writer.read(services, access);
  if (noteStep(null, keptNote(stored), found) === 'clear')
    await writer.clear(services, access, stored.before);
  await database.inOrganization(organizationId, (tx) => deleteAwayNote(tx, connectionId));
  return 0;
}
