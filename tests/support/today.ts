import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

/** The day it is for an organisation as tests make them. */
export function todayInParis(at = new Date()): PlainDate {
  return dayOfInstant(at.getTime(), 'Europe/Paris');
}
