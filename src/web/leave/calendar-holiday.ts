import type { z } from 'zod';
import type { calendarHolidaySchema } from '#contract/calendar.ts';

export type CalendarHoliday = z.output<typeof calendarHolidaySchema>;
