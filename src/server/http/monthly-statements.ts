import {
  monthlyStatementsEndpoints,
  type StatementFormat,
  statementTypes,
} from '#contract/monthly-statements.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Looked } from '#domain/looks/look.ts';
import type { Language } from '#domain/text/language.ts';
import { plainName } from '#domain/text/plain-name.ts';
import { type MonthlyStatement, readStatement } from '#server/actions/monthly-statements/read-statement.ts';
import type { Services } from '#server/services.ts';
import { tableAsWorkbook } from '#server/tables/table-as-workbook.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';
import { personalStatementPdf } from './personal-statement-pdf.ts';
import { type ShownStatement, shownStatement } from './shown-statement.ts';
import { type PaperDays, statementPdf } from './statement-pdf.ts';
import { statementTable } from './statement-table.ts';

export function monthlyStatementsHandlers(services: Services): Handlers<typeof monthlyStatementsEndpoints> {
  return {
    read: async ({ query }, context) => {
      const { month, user, establishment } = query;
      const which = { month: plainDate(`${month}-01`), userId: user, establishment, ...asked(query) };
      const shown = shownStatement(await readStatement(services, context.actor, which), context.language);
      context.looked(peopleOf(query, shown));
      return { ...shown, people: onePage(monthlyStatementsEndpoints.read, query, context, shown.people) };
    },
    file: async ({ query }, { actor, language, looked }) => {
      const { month, user, establishment, format } = query;
      const which = { month: plainDate(`${month}-01`), userId: user, establishment };
      const found = await readStatement(services, actor, which);
      const shown = shownStatement(found, language);
      looked(peopleOf(query, shown));
      const [person] = user === undefined ? [] : shown.people;
      const days = paperDays(found, services.now(), language);
      const paper = () =>
        person === undefined
          ? statementPdf(shown, days, language)
          : personalStatementPdf(shown, person, days, language);
      return {
        type: statementTypes[format],
        name: fileName(shown, person?.name ?? shown.organizationName, format, language),
        content: format === 'pdf' ? paper() : await tableAsWorkbook(statementTable(shown, language)),
      };
    },
  };
}

type Which = Readonly<Partial<Record<'user' | 'establishment', string | undefined>>>;

function peopleOf({ user, establishment }: Which, { people }: ShownStatement): Looked {
  return user === undefined && establishment === undefined ? 'everyone' : people.map(({ id }) => id);
}

function paperDays({ organization, closedAt }: MonthlyStatement, now: Date, language: Language): PaperDays {
  const { date } = wordsIn(language).days;
  const dayOf = (instant: Date) => date(dayOfInstant(instant.getTime(), organization.timeZone));
  return { madeOn: dayOf(now), closedOn: closedAt && dayOf(closedAt) };
}

/** `relache-releve-2026-10-lea-martin.pdf`: letters that every system takes. */
function fileName(
  { month, paidIn }: ShownStatement,
  about: string,
  format: StatementFormat,
  language: Language,
): string {
  const { sheet, pay } = writtenIn(language).monthlyStatements;
  const paid = paidIn === month ? '' : `${plainName(pay)}-${paidIn}`;
  return `${['relache', plainName(sheet), month, paid, plainName(about)].filter((part) => part !== '').join('-')}.${format}`;
}
