import { sendLoginLink } from '#server/actions/auth/send-login-link.ts';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import type { JobName, JobPayload } from '#server/actions/job-payloads.ts';
import { sendWelcome } from '#server/actions/onboarding/send-welcome.ts';
import { sendInvitation } from '#server/actions/users/send-invitation.ts';
import type { Services } from '#server/services.ts';

type Handlers = {
  readonly [Name in JobName]: (services: Services, payload: JobPayload<Name>) => Promise<void>;
};

/** One action for each job; a job without a handler does not compile. */
export const jobHandlers: Handlers = {
  'send-login-link': (services, { email }) => sendLoginLink(services, email),
  'send-welcome': (services, payload) => sendWelcome(services, payload),
  'send-invitation': (services, payload) => sendInvitation(services, payload),
  'sweep-expired-access': (services) => sweepExpiredAccess(services),
};

/** Minute, hour, day of month, month, weekday (UTC), then the job. */
export const schedule = '17 3 * * * sweep-expired-access';
