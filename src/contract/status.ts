import { z } from 'zod';
import { incidentStates, services, severities } from '#domain/status/service-status.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { inEveryLanguage } from './every-language.ts';

const serviceState = z.enum(['operational', 'degraded', 'outage']);
const told = inEveryLanguage(z.string());

/** As an operator writes it, in a file. */
export const incidentFileSchema = z.strictObject({
  title: told,
  description: told,
  status: z.enum(incidentStates),
  severity: z.enum(severities),
  createdAt: z.iso.datetime({ offset: true }),
  updates: z.array(
    z.strictObject({
      time: z.iso.datetime({ offset: true }),
      status: z.enum(incidentStates),
      message: told,
    }),
  ),
});

export const incidentSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(incidentStates),
  severity: z.enum(severities),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  updates: z.array(z.object({ time: z.iso.datetime(), status: z.enum(incidentStates), message: z.string() })),
});

export const statusSchema = z.object({
  overall: serviceState,
  checkedAt: z.iso.datetime(),
  services: z.array(
    z.object({
      name: z.enum(services),
      status: serviceState,
      lastChecked: z.iso.datetime().nullable(),
      availability: z
        .number()
        .nullable()
        .describe('In percent, over the days shown; null while nothing was measured.'),
      days: z
        .array(z.object({ date: shownDaySchema, availability: z.number().nullable() }))
        .describe('The last ninety, oldest first.'),
    }),
  ),
  incidents: z.array(incidentSchema).describe('Latest first.'),
});

export const statusEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/status',
    access: 'public',
    summary: 'How the parts of the service are, as measured by the server itself, and incidents.',
    shows: [],
    response: statusSchema,
  },
});
