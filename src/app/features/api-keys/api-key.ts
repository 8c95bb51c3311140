import type { z } from 'zod';
import type { apiKeySchema, apiKeysEndpoints } from '#contract/api-keys.ts';

export type ApiKey = z.infer<typeof apiKeySchema>;

/** Just made or rotated: the one moment at which the key itself is known. */
export type ToldApiKey = z.infer<typeof apiKeysEndpoints.create.response>;
