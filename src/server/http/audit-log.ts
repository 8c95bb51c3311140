import type { z } from 'zod';
import { type auditEntrySchema, auditLogEndpoints } from '#contract/audit-log.ts';
import { csvLines, csvText } from '#contract/csv.ts';
import type { Language } from '#domain/text/language.ts';
import { type LoggedDeed, listAllEntries, listEntries } from '#server/actions/audit-log/list-entries.ts';
import type { Services } from '#server/services.ts';
import { auditSentence } from '#words/sentences/audit.ts';
import { writtenIn } from '#words/written.ts';
import type { Handlers } from './mount.ts';
import { nextPage } from './page.ts';

export function auditLogHandlers(services: Services): Handlers<typeof auditLogEndpoints> {
  return {
    list: async ({ query }, { actor, header }) => {
      const { limit, before, ...question } = query;
      const entries = await listEntries(services, actor, question, { limit: limit + 1, before });
      const page = entries.slice(0, limit);
      const last = page.at(-1);
      if (entries.length > limit && last)
        header('link', nextPage(auditLogEndpoints.list.path, query, { before: last.id }));
      return page.map(shownEntry);
    },
    export: async ({ query }, { actor, language }) => {
      return csvOf(await listAllEntries(services, actor, query), language, actor.timeZone);
    },
  };
}

async function* csvOf(
  steps: AsyncIterable<LoggedDeed[]>,
  language: Language,
  timeZone: string,
): AsyncGenerator<string> {
  yield csvText([writtenIn(language).pages.auditColumns]);
  const times = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  for await (const entries of steps) yield csvLines(entries.map((entry) => row(entry, language, times)));
}

function shownEntry(entry: LoggedDeed): z.input<typeof auditEntrySchema> {
  const { id, at, action, actorId, actorName, subjectKind, subjectId, subjectName, address, keyId, details } =
    entry;
  return {
    id,
    at: at.toISOString(),
    action,
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    key: keyId === null || entry.byDirectory ? null : { id: keyId, name: entry.keyName ?? '' },
    directory: entry.byDirectory ? (entry.keyName ?? '') : null,
    subject: { kind: subjectKind, id: subjectId, name: subjectName },
    requestId: entry.requestId,
    via: wayOf(entry),
    address,
    details: Object.fromEntries(
      Object.entries(details).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
    ),
  };
}

/** Times as 2026-03-01 09:05:00, in the organisation's own zone: spreadsheets read them as dates in any language. */
function row(entry: LoggedDeed, language: Language, times: Intl.DateTimeFormat): string[] {
  const details = Object.entries(entry.details).map(
    ([name, value]) => `${name}: ${typeof value === 'object' ? value.join(' → ') : value}`,
  );
  return [
    times.format(entry.at),
    auditSentence(entry.action, language),
    authorOf(entry, language),
    entry.subjectName,
    details.join('; '),
    entry.address ?? '',
  ];
}

/** Where it was done, if not here. */
function wayOf({ via }: Pick<LoggedDeed, 'via'>): 'mail' | 'slack' | 'teams' | null {
  return via === 'mail' || via === 'slack' || via === 'teams' ? via : null;
}

/** Whoever did it, by which way, and with which key; a service account has its own name. */
function authorOf({ actorId, actorName, keyName, byDirectory, via }: LoggedDeed, language: Language): string {
  const { withKey, directory, byWay } = writtenIn(language).pages;
  const way = wayOf({ via });
  if (way !== null) return byWay[way](actorName ?? '');
  if (byDirectory) return directory(keyName ?? '');
  return actorId !== null && keyName !== null ? withKey(actorName ?? '', keyName) : (actorName ?? '');
}
