import { z } from 'zod';
import { deviceKinds } from '#domain/notifications/device-kinds.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';

const invalid: FieldProblem = 'invalid';

const kind = z.enum(deviceKinds, { error: invalid });

const deviceSchema = z.object({
  publicKey: z.string().describe('What a browser subscribes with: this installation’s key, in base64url.'),
  offered: z.array(kind).describe('What a device of this person can be told of.'),
  chosen: z.array(kind).describe('What this session’s device is told of; empty when it is not.'),
});

const bytes = (length: number, example: string) =>
  z
    .string({ error: invalid })
    .regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`), invalid)
    .meta({ examples: [example] });

export const pushEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/push',
    access: 'session',
    scope: 'never',
    summary: 'What the device of this session is told of.',
    shows: ['account'],
    response: deviceSchema,
  },
  subscribe: {
    method: 'PUT',
    path: '/push',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Have the device of this session told of some things; it ends with the session.',
    body: z.object({
      endpoint: z
        .string({ error: invalid })
        .min(8, invalid)
        .max(2000, invalid)
        .meta({ examples: ['https://push.example.org/0190c6de'] }),
      publicKey: bytes(
        65,
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ).describe('The browser’s, as `p256dh`.'),
      auth: bytes(16, 'BTBZMqHH6r4Tts7J_aSIgg'),
      kinds: z.array(kind, { error: invalid }).min(1, invalid).max(deviceKinds.length, invalid),
    }),
    changes: ['account'],
    response: deviceSchema,
    errors: ['validation_failed'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/push',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Tell the device of this session nothing any more.',
    changes: ['account'],
    response: deviceSchema,
  },
});
