import { type AuditAction, auditActions } from '#domain/audit-log/audit-action.ts';
import type { Role } from '#domain/members/role.ts';
import type { Markup } from '#server/mail/markup/jsx-runtime.ts';
import { writeHtml } from '#server/mail/markup/write-html.ts';
import { auditSentence } from '#words/sentences/audit.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import {
  aboutIn,
  CopyTable,
  type CopyTableProps,
  instantIn,
  type ReadableCopy,
  shownText,
} from './readable-parts.tsx';
import { RequestsSection } from './readable-requests.tsx';

const sheet =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:56rem;margin:0 auto;padding:2rem 1rem;color:#16323a;background:#fff}' +
  'h1,h2,h3{line-height:1.25}table{border-collapse:collapse;width:100%}' +
  'th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d9e2e4;overflow-wrap:anywhere}' +
  'pre{white-space:pre-wrap;font:inherit}@media (prefers-color-scheme:dark){body{color:#e6eef0;background:#10191c}th,td{border-color:#33464b}}';

/** The page of the archive that people read, in their language. */
export function readablePage(copy: ReadableCopy): string {
  const { language, organizationName, madeAt, types } = copy;
  const texts = writtenIn(language).personCopy;
  const { days, figures } = wordsIn(language);
  const [person = {}] = aboutIn(copy, 'users');
  const title = texts.title(shownText(person.name));
  const date = (value: unknown): string => (value == null ? '' : days.date(String(value)));
  const [rights = {}] = aboutIn(copy, 'rights_facts');
  const facts: readonly (readonly [string, string])[] = [
    [texts.profile.name, shownText(person.name)],
    [texts.profile.email, shownText(person.email)],
    // A row of the table of people has a role.
    [texts.profile.role, texts.roles[person.role as Role]],
    [texts.profile.employedFrom, date(person.employed_from)],
    [texts.profile.employedTo, date(person.employed_to)],
    [texts.profile.payrollNumber, shownText(person.payroll_number)],
    [texts.profile.birthDate, date(rights.birth_date)],
    [texts.profile.lastSeen, instantIn(copy, person.last_seen_at)],
  ];
  return writeHtml(
    <html lang={language}>
      <head>
        <meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{sheet}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{texts.lead(organizationName, instantIn(copy, madeAt.toISOString()))}</p>
        <p>{texts.files}</p>
        <h2>{texts.profile.title}</h2>
        <CopyTable rows={facts.filter(([, value]) => value !== '')} />
        <RequestsSection copy={copy} />
        <Titled
          title={texts.ledger.title}
          rows={aboutIn(copy, 'ledger_entries').map((line) => [
            date(line.date),
            counterLabel(shownText(line.counter), language, types),
            figures.signed(Number(line.amount_n) / Number(line.amount_d)),
            shownText(line.rule),
          ])}
          head={texts.ledger.columns}
        />
        <Titled
          title={texts.notices.title}
          rows={aboutIn(copy, 'sickness_notices').map((notice) => [
            texts.notices.of(
              wordsIn(language).periods.days(shownText(notice.stop_start), shownText(notice.stop_end)),
            ),
            <pre>{shownText(notice.text)}</pre>,
          ])}
        />
        <Titled
          title={texts.comments.title}
          rows={(copy.parts.get('request_comments')?.deeds ?? []).map(({ text }) => [shownText(text)])}
        />
        <Titled
          title={texts.sessions.title}
          rows={aboutIn(copy, 'sessions').map((session) => [
            instantIn(copy, session.created_at),
            shownText(session.user_agent),
            shownText(session.address),
          ])}
        />
        <Titled
          title={texts.keys.title}
          rows={aboutIn(copy, 'api_keys').map(({ name }) => [shownText(name)])}
        />
        <Titled title={texts.journal.title} rows={journalOf(copy)} />
        <h2>{texts.rest.title}</h2>
        <p>{texts.rest.lead}</p>
        <CopyTable
          rows={[...copy.parts].map(([table, { about, deeds }]) => [
            table,
            texts.rest.rows(about.length + deeds.length),
          ])}
        />
      </body>
    </html>,
  );
}

function journalOf(copy: ReadableCopy): Markup[][] {
  const { journal } = writtenIn(copy.language).personCopy;
  const lines = copy.parts.get('audit_log');
  const known: readonly string[] = auditActions;
  return [...(lines?.about ?? []), ...(lines?.deeds ?? [])]
    .filter(({ action }) => known.includes(shownText(action)))
    .sort((a, b) => (shownText(a.at) < shownText(b.at) ? -1 : 1))
    .map(({ at, action, actor_name }) => [
      instantIn(copy, at),
      auditSentence(action as AuditAction, copy.language),
      actor_name == null ? '' : journal.by(shownText(actor_name)),
    ]);
}

/** Nothing where there is nothing. */
function Titled({ title, ...table }: CopyTableProps & { readonly title: string }) {
  if (table.rows.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <CopyTable {...table} />
    </>
  );
}
