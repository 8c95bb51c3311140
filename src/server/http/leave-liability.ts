import { exportTypes } from '#contract/calendar-exports.ts';
import type { leaveLiabilityEndpoints } from '#contract/leave-liability.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { readLiability } from '#server/actions/insights/read-liability.ts';
import { setPayBases } from '#server/actions/insights/set-pay-bases.ts';
import type { Services } from '#server/services.ts';
import { tableAsCsv } from '#server/tables/table-as-csv.ts';
import { tableAsWorkbook } from '#server/tables/table-as-workbook.ts';
import { fileName } from './insights.ts';
import type { Handlers } from './mount.ts';
import { liabilityTable, shownLiability } from './shown-liability.ts';

const askedOf = ({
  at,
  counters,
}: {
  readonly at?: string | undefined;
  readonly counters?: 'own' | 'payroll' | undefined;
}) => ({
  at: at === undefined ? undefined : plainDate(at),
  counters,
});

export function leaveLiabilityHandlers(services: Services): Handlers<typeof leaveLiabilityEndpoints> {
  return {
    read: async ({ query }, { actor, language, looked }) => {
      const found = await readLiability(services, actor, askedOf(query));
      looked('everyone');
      return shownLiability(found, language);
    },
    file: async ({ params: { format }, query }, { actor, language, looked }) => {
      const shown = shownLiability(await readLiability(services, actor, askedOf(query)), language);
      looked('everyone');
      const table = liabilityTable(shown, language);
      return {
        type: exportTypes[format],
        name: fileName(table.name, shown.at, format),
        content: format === 'csv' ? tableAsCsv(table, language) : await tableAsWorkbook(table),
      };
    },
    setPayBases: async ({ body }, { actor }) => {
      await setPayBases(services, actor, body);
      return { people: body.people.length };
    },
  };
}
