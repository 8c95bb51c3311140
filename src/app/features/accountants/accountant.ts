import type { z } from 'zod';
import type { accountantsEndpoints } from '#contract/accountants.ts';

export type Accountant = z.output<typeof accountantsEndpoints.list.response>[number];
