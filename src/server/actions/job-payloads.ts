import type { z } from 'zod';
import type { JobName, Jobs } from './job-table.ts';

/** What a job is told when it is added, and reads when it is done. */
export type JobPayload<Name extends JobName> = z.infer<Jobs[Name]['payload']>;
