import { exportTypes } from '#contract/calendar-exports.ts';
import { expiringLeaveEndpoints } from '#contract/expiring-leave.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { readExpiring, readReminders } from '#server/actions/insights/read-expiring.ts';
import { sendReminders } from '#server/actions/insights/send-reminders.ts';
import type { Services } from '#server/services.ts';
import { tableAsCsv } from '#server/tables/table-as-csv.ts';
import { tableAsWorkbook } from '#server/tables/table-as-workbook.ts';
import { fileName } from './insights.ts';
import type { Handlers } from './mount.ts';
import { following, onePage } from './page.ts';
import { expiringTable, shownExpiring, shownReminder } from './shown-expiring.ts';

interface Asked {
  readonly by?: string | undefined;
  readonly team?: string | undefined;
  readonly site?: string | undefined;
  readonly category?: string | undefined;
}

function askedOf({ by, team, site, category }: Asked) {
  return { by: by === undefined ? undefined : plainDate(by), team, site, category };
}

export function expiringLeaveHandlers(services: Services): Handlers<typeof expiringLeaveEndpoints> {
  return {
    read: async ({ query }, { actor, language, looked }) => {
      const shown = shownExpiring(await readExpiring(services, actor, askedOf(query)), language);
      looked(shown.people.map(({ user }) => user.id));
      return shown;
    },
    file: async ({ params: { format }, query }, { actor, language, looked }) => {
      const shown = shownExpiring(await readExpiring(services, actor, askedOf(query)), language);
      looked(shown.people.map(({ user }) => user.id));
      const dayOf = (instant: string) => dayOfInstant(Date.parse(instant), actor.timeZone);
      const table = expiringTable(shown, dayOf, language);
      return {
        type: exportTypes[format],
        name: fileName(table.name, shown.by, format),
        content: format === 'csv' ? tableAsCsv(table, language) : await tableAsWorkbook(table),
      };
    },
    remind: async ({ body: { by, userIds } }, { actor }) => {
      const { sent } = await sendReminders(services, actor, { by: plainDate(by), userIds });
      return { sent: [...sent] };
    },
    reminders: async ({ query }, context) => {
      const { types, reminders } = await readReminders(services, context.actor);
      const rows = following(
        reminders.map((reminder) => shownReminder(reminder, types, context.language)),
        query,
      );
      return onePage(expiringLeaveEndpoints.reminders, query, context, rows);
    },
  };
}
