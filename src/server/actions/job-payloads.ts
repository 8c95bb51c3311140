import { z } from 'zod';

/** Every job by name, with what it needs to know. Nothing secret: these rows are readable by an operator. */
export const jobPayloads = {
  'send-login-link': z.object({ email: z.string() }),
  'send-welcome': z.object({ organizationId: z.uuid(), userId: z.uuid() }),
  'send-invitation': z.object({ organizationId: z.uuid(), userId: z.uuid(), inviterId: z.uuid() }),
  'sweep-expired-access': z.object({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;
