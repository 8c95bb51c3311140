import type { z } from 'zod';
import type { calendarFeedSchema, calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** Just made or renewed: the one moment at which its address is known. */
export type IssuedFeed = z.infer<typeof calendarFeedsEndpoints.create.response>;
