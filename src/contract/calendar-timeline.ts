import { z } from 'zod';
import { shownDaySchema } from './days.ts';

/** The people of a time, with what it takes to tell who is in on a day, and no more. */
export const timelinePeopleSchema = z.object({
  teams: z
    .array(z.object({ id: z.uuid(), name: z.string(), color: z.string() }))
    .describe('All of them, or the one asked for.'),
  people: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        teams: z.array(z.uuid()).describe('Those of the teams above that the person leads or belongs to.'),
        weeks: z
          .array(
            z.object({
              from: shownDaySchema,
              weeks: z
                .array(z.string())
                .describe('Fourteen digits each, Monday morning first; several alternate.'),
            }),
          )
          .describe('In force in that time; Monday to Friday before the first of them.'),
        employedFrom: shownDaySchema.nullable().describe('Only when it lies within that time.'),
        employedTo: shownDaySchema.nullable().describe('Only when it lies within that time.'),
      }),
    )
    .describe('By name. Those who were not there on any of the days are left out.'),
});

const spans = z
  .array(z.array(z.int()))
  .describe(
    'One list for each type: its place in `types`, then for each absence the half-day it starts with, counted from the morning of the first day asked for, and its number of half-days.',
  );

/** A year of a large company in one short answer: no ids of requests, no dates, each person once. */
export const timelineAbsencesSchema = z.object({
  types: z
    .array(z.string())
    .describe('Ids of types, or `absent` where the reader may not know why someone is away.'),
  atWork: z
    .array(z.string())
    .optional()
    .describe('Of these types, those of people who are at work elsewhere, and so not away.'),
  people: z.array(
    z.object({
      id: z.uuid(),
      away: spans.describe(`Approved. ${spans.description}`),
      asked: spans.optional().describe('Waiting for a decision, in the same way.'),
    }),
  ),
});
