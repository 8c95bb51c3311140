import { z } from 'zod';

/** Every job by name, with what it needs to know. Nothing secret: these rows are readable by an operator. */
export const jobPayloads = {
  'send-login-link': z.object({ email: z.string() }),
  'send-welcome': z.object({ organizationId: z.uuid(), userId: z.uuid() }),
  'send-invitation': z.object({ organizationId: z.uuid(), userId: z.uuid(), inviterId: z.uuid() }),
  'announce-request': z.object({ organizationId: z.uuid(), eventId: z.uuid() }),
  'send-notification': z.object({ organizationId: z.uuid(), notificationId: z.uuid() }),
  'follow-up': z.object({}),
  'follow-up-organization': z.object({ organizationId: z.uuid() }),
  'send-daily-digest': z.object({
    organizationId: z.uuid(),
    userId: z.uuid(),
    day: z.iso.date(),
    until: z.iso.datetime(),
  }),
  'send-team-digest': z.object({ organizationId: z.uuid(), userId: z.uuid(), day: z.iso.date() }),
  'sweep-expired-access': z.object({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;
