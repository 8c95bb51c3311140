import { parseArgs } from 'node:util';
import { incidentStates, severities } from '#domain/status/service-status.ts';
import { defaultLanguage, eachLanguage, type Language, languages } from '#domain/text/language.ts';
import type { Incident, IncidentBook } from '#server/status/incidents.ts';
import { UsageError } from './usage-error.ts';

const titles = languages.map((language) => `--title-${language} …`).join(' ');
const messages = languages.map((language) => `--${language} …`).join(' ');

const usage = `Usage:
  npm run incident -- list
  npm run incident -- open NAME --severity minor|major|critical ${titles} ${messages}
  npm run incident -- update NAME --status investigating|identified|monitoring|resolved ${messages}
  npm run incident -- resolve NAME ${messages}
NAME is of your choosing, in small letters, figures and hyphens; ${messages} are what visitors read.`;

const options = {
  severity: { type: 'string' },
  status: { type: 'string' },
  ...(Object.fromEntries(
    languages
      .flatMap((language) => [language, `title-${language}`])
      .map((name) => [name, { type: 'string' }]),
  ) as Readonly<Record<Language | `title-${Language}`, { readonly type: 'string' }>>),
} as const;

type Option = keyof typeof options;

/** Opens, follows and closes what the status page tells; the running server shows it at the next look. */
export async function runIncidentCommand(
  book: IncidentBook,
  now: Date,
  args: readonly string[],
): Promise<string[]> {
  const { positionals, values } = parsed(args);
  const [verb, name = ''] = positionals;
  if (verb === 'list') return (await book.list()).map(lineOf);
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(name)) throw new UsageError(usage);
  const text = (option: Option): string => {
    const value = values[option]?.trim();
    if (!value) throw new UsageError(`--${option} is missing.\n${usage}`);
    return value;
  };
  const oneOf = <T extends string>(option: Option, allowed: readonly T[]): T => {
    const found = allowed.find((one) => one === text(option));
    if (!found) throw new UsageError(`--${option} takes ${allowed.join(', ')}.`);
    return found;
  };
  const message = () => eachLanguage(text);
  const time = now.toISOString();
  const known = (await book.list()).find(({ id }) => id === name);

  if (verb === 'open') {
    if (known) throw new UsageError(`There is an incident of that name already: ${lineOf(known)}`);
    await book.write(name, {
      title: eachLanguage((language) => text(`title-${language}`)),
      description: message(),
      status: 'investigating',
      severity: oneOf('severity', severities),
      createdAt: time,
      updates: [],
    });
    return [`Opened ${name}.`];
  }
  if (verb !== 'update' && verb !== 'resolve') throw new UsageError(usage);
  if (!known) throw new UsageError(`There is no incident ${name}. \`npm run incident -- list\` names them.`);
  const { id, ...kept } = known;
  const status = verb === 'resolve' ? 'resolved' : oneOf('status', incidentStates);
  await book.write(id, {
    ...kept,
    status,
    updates: [...kept.updates, { time, status, message: message() }],
  });
  return [status === 'resolved' ? `Resolved ${id}.` : `${id} is now ${status}.`];
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function lineOf({ id, status, severity, createdAt, title }: Incident): string {
  return `${createdAt.slice(0, 10)}  ${id}  ${severity}, ${status}  ${title[defaultLanguage]}`;
}
