import type { statusEndpoints } from '#contract/status.ts';
import { readStatus } from '#server/actions/status/read-status.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

const percent = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);
const instant = (text: string): string => new Date(text).toISOString();

export function statusHandlers(services: Services): Handlers<typeof statusEndpoints> {
  return {
    read: async (_input, { language }) => {
      const { overall, checkedAt, services: reports, incidents } = await readStatus(services);
      return {
        overall,
        checkedAt: checkedAt.toISOString(),
        services: reports.map((report) => ({
          name: report.name,
          status: report.status,
          lastChecked: report.lastChecked?.toISOString() ?? null,
          availability: percent(report.availability),
          days: report.days.map(({ date, availability }) => ({ date, availability: percent(availability) })),
        })),
        incidents: incidents.map((incident) => ({
          id: incident.id,
          title: incident.title[language],
          description: incident.description[language],
          status: incident.status,
          severity: incident.severity,
          createdAt: instant(incident.createdAt),
          updatedAt: instant(incident.updates.at(-1)?.time ?? incident.createdAt),
          updates: incident.updates.map(({ time, status, message }) => ({
            time: instant(time),
            status,
            message: message[language],
          })),
        })),
      };
    },
  };
}
