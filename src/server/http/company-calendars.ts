import type { companyCalendarsEndpoints } from '#contract/company-calendars.ts';
import { chooseCompanyCalendar } from '#server/actions/company-calendars/choose-company-calendar.ts';
import { connectGoogleCompany } from '#server/actions/company-calendars/connect-google-company.ts';
import { connectMicrosoftCompany } from '#server/actions/company-calendars/connect-microsoft-company.ts';
import { showCompanyCalendars } from '#server/actions/company-calendars/show-company-calendars.ts';
import type { Services } from '#server/services.ts';
import { shownOffers } from './connections.ts';
import type { Handlers } from './mount.ts';

export function companyCalendarsHandlers(services: Services): Handlers<typeof companyCalendarsEndpoints> {
  return {
    show: (_input, { actor }) => showCompanyCalendars(services, actor),
    connectGoogle: async ({ body }, { actor }) => {
      const keep = await connectGoogleCompany(services, actor, body.key);
      return async () => {
        await keep();
        return showCompanyCalendars(services, actor);
      };
    },
    connectMicrosoft: async ({ body }, { actor }) => {
      const keep = await connectMicrosoftCompany(services, actor, body);
      return async () => {
        await keep();
        return showCompanyCalendars(services, actor);
      };
    },
    choose: async ({ body }, { actor }) => {
      await chooseCompanyCalendar(services, actor, body.written);
      return shownOffers(services, actor);
    },
  };
}
