import { type ExportFormat, exportTypes } from '#contract/calendar-exports.ts';
import { insightsEndpoints } from '#contract/insights.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { hasMedicalDocuments } from '#domain/files/medical-document.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { plainName } from '#domain/text/plain-name.ts';
import { type DayBehind, readDaysBehind } from '#server/actions/insights/read-days.ts';
import { readInsights } from '#server/actions/insights/read-insights.ts';
import { readReport } from '#server/actions/insights/read-report.ts';
import { readRest } from '#server/actions/insights/read-rest.ts';
import { readShortages } from '#server/actions/insights/read-shortages.ts';
import type { Services } from '#server/services.ts';
import { tableAsCsv } from '#server/tables/table-as-csv.ts';
import { tableAsWorkbook } from '#server/tables/table-as-workbook.ts';
import { writtenIn } from '#words/written.ts';
import { insightsTable } from './insights-table.ts';
import type { Handlers } from './mount.ts';
import { following, onePage } from './page.ts';
import { reportPdf } from './report-pdf.ts';
import { shownDays, shownInsights, shownRest, shownShortDay } from './shown-insights.ts';

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly team?: string | undefined;
  readonly site?: string | undefined;
  readonly category?: string | undefined;
}

const firstDay = (month: string | undefined) => (month === undefined ? undefined : plainDate(`${month}-01`));

export function askedOf({ from, to, team, site, category }: Asked) {
  return { from: firstDay(from), to: firstDay(to), team, site, category };
}

export function insightsHandlers(services: Services): Handlers<typeof insightsEndpoints> {
  return {
    read: async ({ query }, { actor, language }) =>
      shownInsights(await readInsights(services, actor, askedOf(query)), language),
    file: async ({ params: { format }, query }, { actor, language }) => {
      const shown = shownInsights(await readInsights(services, actor, askedOf(query)), language);
      const table = insightsTable(shown, language);
      return {
        type: exportTypes[format],
        name: fileName(table.name, `${shown.from}-${shown.to}`, format),
        content: format === 'csv' ? tableAsCsv(table, language) : await tableAsWorkbook(table),
      };
    },
    days: async ({ query }, context) => {
      const { figure, weekday } = query;
      const found = await readDaysBehind(services, context.actor, { ...askedOf(query), figure, weekday });
      const isTold = ({ request }: DayBehind) =>
        request !== null && hasMedicalDocuments(typeOf(found.types, request.type));
      context.looked(found.rows.filter(isTold).map(({ person }) => person.id));
      const rows = following(shownDays(found, context.language), query);
      return onePage(insightsEndpoints.days, query, context, rows);
    },
    report: async ({ query: { month } }, { actor, language }) => {
      const report = await readReport(services, actor, firstDay(month));
      return {
        type: 'application/pdf',
        name: fileName(writtenIn(language).insights.sheet, report.month.slice(0, 7), 'pdf'),
        content: reportPdf(report, language),
      };
    },
    shortages: async ({ query }, { actor }) =>
      (await readShortages(services, actor, askedOf(query))).map(shownShortDay),
    rest: async ({ query: { team, site, category } }, { actor }) =>
      (await readRest(services, actor, { team, site, category })).map(shownRest),
  };
}

/** `relache-conges-payes-2026-01-2026-12.csv`: what is in it, in the words of who asked for it, and of what. */
export function fileName(title: string, about: string, ending: ExportFormat | 'pdf'): string {
  return `${['relache', plainName(title), about].filter((part) => part !== '').join('-')}.${ending}`;
}
