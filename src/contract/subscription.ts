import { z } from 'zod';
import { SEATS_MAX, SEATS_MIN } from '#domain/billing/seats.ts';
import { defineEndpoints } from './endpoint.ts';
import type { FieldProblem } from './field-sentences.ts';
import { subscriptionStatuses } from './organization.ts';
import { seatUseSchema } from './users.ts';

const seatsUnfit: FieldProblem = 'seats_unfit';

export const seatsSchema = z.int({ error: seatsUnfit }).min(SEATS_MIN, seatsUnfit).max(SEATS_MAX, seatsUnfit);

export const subscriptionStatusSchema = z.object({
  subscription: seatUseSchema.extend({ status: z.enum(subscriptionStatuses) }),
  organization: z.object({ name: z.string() }),
  trial: z.object({ isActive: z.boolean(), daysRemaining: z.int() }),
  billing: z.object({
    monthlyPrice: z.number().describe('In euros, for all seats.'),
    pricePerUser: z.number().describe('In euros.'),
  }),
});

export const subscriptionEndpoints = defineEndpoints({
  status: {
    method: 'GET',
    path: '/subscription/status',
    access: 'session',
    summary: 'The subscription, its seats, what is left of the trial, and the price.',
    response: subscriptionStatusSchema,
    errors: ['forbidden'],
  },
  updateSeats: {
    method: 'POST',
    path: '/subscription/update-seats',
    access: 'session',
    summary:
      'Change the number of seats, from those in use to a thousand. Free during the trial. For admins.',
    body: z.object({ seats: seatsSchema }),
    response: subscriptionStatusSchema,
    errors: ['validation_failed', 'forbidden', 'seats_in_use', 'payments_unavailable'],
  },
});
