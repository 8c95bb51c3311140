import { z } from 'zod';
import { roles } from '#domain/members/role.ts';
import { viewNames } from '#domain/view-as/views.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';

const answerSchema = z.object({
  status: z.int(),
  text: z.string().describe('The very bytes of the answer, as text.'),
});

export const viewAsEndpoints = defineEndpoints({
  show: {
    method: 'GET',
    path: '/view-as',
    access: 'session',
    scope: 'never',
    heavy: 'crowd',
    looks: 'view-as',
    summary:
      'What somebody would be answered about an absence or a person, beside what you are. For admins; changes nothing, and is written down.',
    query: z.object({
      person: z.uuid().optional().describe('Whose eyes.'),
      role: z.enum(roles).optional().describe('Or those of somebody of this role who is in no team.'),
      request: z.uuid().optional().describe('The absence it is about.'),
      about: z.uuid().optional().describe('Or the person it is about.'),
    }),
    shows: ['leave-requests', 'balances', 'people', 'teams', 'leave-rules', 'organization'],
    response: z.object({
      reader: z.object({
        id: z.uuid().nullable().describe('Null for a role that nobody in particular has.'),
        name: z.string().nullable(),
        role: z.enum(roles),
      }),
      about: personBadgeSchema,
      request: z
        .object({ id: z.uuid(), startDate: shownDaySchema, endDate: shownDaySchema })
        .nullable()
        .describe('Null where a person was asked about.'),
      views: z.array(
        z.object({
          view: z.enum(viewNames),
          path: z.string().describe('The call that was answered.'),
          theirs: answerSchema.describe('What the reader is answered.'),
          yours: answerSchema.describe('What you are answered, in the language of the reader.'),
          same: z.boolean(),
        }),
      ),
    }),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
