import { z } from 'zod';
import { PAY_TIMES } from '#domain/payroll/pay-time.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';

const invalid: FieldProblem = 'invalid';

export const payTimeSchema = z.object({
  time: z
    .enum(PAY_TIMES, { error: invalid })
    .describe('Absences are paid with the pay of their own month, or of the month after it (rule J11).'),
});

export const payTimesEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/payroll/time',
    access: 'session',
    scope: 'payroll.read',
    summary: 'With which pay absences are paid. For admins.',
    shows: ['payroll'],
    response: payTimeSchema,
    errors: ['forbidden'],
  },
  set: {
    method: 'PUT',
    path: '/payroll/time',
    access: 'session',
    scope: 'settings.change',
    summary: 'Set with which pay absences are paid. Closed months stay as they were closed. For admins.',
    body: payTimeSchema,
    changes: ['payroll', 'audit-log'],
    response: payTimeSchema,
    errors: ['validation_failed', 'forbidden'],
  },
});
