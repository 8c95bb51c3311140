import type { Acting } from '#server/actions/actor.ts';
import { changeEmployment, type EmploymentDates } from '#server/actions/people-sheets/change-employment.ts';
import type { Services } from '#server/services.ts';

/** Since when someone is there, set before the story of a test begins: nobody is told. */
export function setEmployment(
  services: Services,
  acting: Acting,
  userId: string,
  employment: EmploymentDates,
): Promise<void> {
  return changeEmployment(services, { ...acting, quiet: true }, userId, employment);
}
