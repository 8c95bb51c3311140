import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { eachLanguage, type Language, languages } from '#domain/text/language.ts';
import {
  type NoticeDraft,
  type NoticeReach,
  queueNotice,
  reportNotice,
} from '#server/actions/operator-notices/queue-notice.ts';
import type { Services } from '#server/services.ts';
import { UsageError } from './usage-error.ts';

const usage = `Usage:
  npm run notice -- --kind breach|change --file PATH [--send]   tell all admins what PATH.fr.md and PATH.en.md say
  npm run notice -- --report NAME                               who was told, when, and what became of each mail
The files start with « # Subject », then Markdown; their name is the name of the notice. Without --send nothing leaves.
Sent again, it goes to those admins alone who have not been told.`;

const options = {
  kind: { type: 'string' },
  file: { type: 'string' },
  report: { type: 'string' },
  send: { type: 'boolean', default: false },
} as const;

/** V26: queues a notice for the admins of every organisation; the worker of the running server sends it. */
export async function runNoticeCommand(services: Services, args: readonly string[]): Promise<string[]> {
  const { kind, file, report, send } = parsed(args);
  if (report !== undefined) {
    const reached = await reportNotice(services, report);
    if (reached.length === 0) throw new UsageError(`There is no notice ${report}.`);
    return proof(report, reached);
  }
  if (file === undefined || (kind !== 'breach' && kind !== 'change')) throw new UsageError(usage);
  const draft = draftFrom(file, kind);
  if (send) {
    const before = await queueNotice(services, draft, false);
    const other = before.find(({ differs }) => differs);
    if (other)
      throw new UsageError(
        `${draft.id} was sent with other words to ${other.organization}. Give this one another name.`,
      );
  }
  const reached = await queueNotice(services, draft, send);
  const admins = reached.reduce((sum, { coming }) => sum + coming, 0);
  const texts = languages.flatMap((language) => {
    const { subject, words } = draft.content[language];
    return [`--- ${language}: ${subject}`, words, ''];
  });
  if (!send)
    return [
      ...texts,
      `Would go to ${admins} admins of ${reached.length} organisations. Nothing was sent: add --send.`,
    ];
  return [...texts, `Queued ${draft.id} for ${admins} admins.`, ...proof(draft.id, reached)];
}

function draftFrom(path: string, kind: NoticeDraft['kind']): NoticeDraft {
  const id = basename(path);
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(id)) {
    throw new UsageError('The name of a notice has small letters, figures and hyphens.');
  }
  const inLanguage = (language: Language) => {
    const name = `${path}.${language}.md`;
    if (!existsSync(name)) {
      throw new UsageError(`There is no file ${name}: a notice is written in both languages.`);
    }
    const text = readFileSync(name, 'utf8');
    const [, subject, words] = /^\s*# +(.+)\r?\n([\s\S]*)$/.exec(text) ?? [];
    if (!subject?.trim() || !words?.trim()) {
      throw new UsageError(`${name} starts with « # Subject » on a line of its own, then the words.`);
    }
    return { subject: subject.trim(), words: words.trim() };
  };
  return { id, kind, content: eachLanguage(inLanguage) };
}

/** One line for each mail: to be kept by whoever has to prove that everyone was told. */
function proof(id: string, reached: readonly NoticeReach[]): string[] {
  return [
    `Proof of ${id}:`,
    ...reached.flatMap(({ organization, queuedAt, mails }) =>
      mails.map(({ name, address, state, settledAt }) =>
        `${organization}  ${name} <${address ?? ''}>  queued ${queuedAt?.toISOString() ?? ''}  ${state} ${settledAt?.toISOString() ?? ''}`.trimEnd(),
      ),
    ),
  ];
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
