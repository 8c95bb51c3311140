import { type calendarExportsEndpoints, type ExportFormat, exportTypes } from '#contract/calendar-exports.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { plainName } from '#domain/text/plain-name.ts';
import { exportCalendar } from '#server/actions/calendar-exports/export-calendar.ts';
import type { Services } from '#server/services.ts';
import { tableAsWorkbook } from '#server/tables/table-as-workbook.ts';
import { calendarCsv, toldOfHealth } from './calendar-csv.ts';
import { calendarTable } from './calendar-table.ts';
import type { Handlers } from './mount.ts';

export function calendarExportsHandlers(services: Services): Handlers<typeof calendarExportsEndpoints> {
  return {
    table: async ({ query }, { actor, language, looked }) => {
      const { format, from, to, team, user, type, pending } = query;
      const asked = {
        from: plainDate(from),
        to: plainDate(to),
        teamId: team,
        userId: user,
        type,
        pending: pending === 'true',
      };
      const file = {
        type: exportTypes[format],
        name: fileName(actor.organizationName, from, to, format),
      };
      if (format === 'csv')
        return { ...file, content: await calendarCsv(services, { actor, asked, language }, looked) };
      const found = await exportCalendar(services, actor, asked);
      looked(toldOfHealth(found));
      return { ...file, content: await tableAsWorkbook(calendarTable(found, language)) };
    },
  };
}

/** `relache-societe-d-essai-2026-07-01-2026-07-31.csv`: letters that every system takes. */
function fileName(organizationName: string, from: string, to: string, format: ExportFormat): string {
  const parts = ['relache', plainName(organizationName), from, to].filter((part) => part !== '');
  return `${parts.join('-')}.${format}`;
}
