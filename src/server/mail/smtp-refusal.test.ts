import { expect, it } from 'vitest';
import { isRefusedForGood } from './smtp-refusal.ts';

const answer = (response: string, command = 'RCPT TO') => ({
  code: command === 'RCPT TO' ? 'EENVELOPE' : 'EMESSAGE',
  responseCode: Number(response.slice(0, 3)),
  response,
  command,
});

it.each([
  '550 No such user here',
  '550 5.1.1 <x@exemple.fr>: Recipient address rejected: User unknown',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
  '550 5.4.1 Recipient address rejected: Access denied',
  '551 User not local',
  '553 Mailbox name not allowed',
  '550 5.2.1 The email account that you tried to reach is disabled',
])('« %s » is for good', (response) => {
  expect(isRefusedForGood(answer(response))).toBe(true);
});

it('is for good when the mailbox is refused after the mail', () => {
  expect(isRefusedForGood(answer('550 5.1.1 Unknown user', 'DATA'))).toBe(true);
});

it('is for good when there is no address in what should be one', () => {
  expect(isRefusedForGood({ code: 'EENVELOPE', message: 'No recipients defined' })).toBe(true);
});

it.each([
  ['451 4.2.0 Try again later', 'RCPT TO'],
  ['450 Mailbox busy', 'RCPT TO'],
  ['535 5.7.8 Authentication failed', 'AUTH PLAIN'],
  ['550 Relaying denied', 'RCPT TO'],
  ['550 5.7.1 Message rejected due to policy', 'RCPT TO'],
  ['550 Blocked: poor reputation of the sending host', 'RCPT TO'],
  ['550 5.1.8 Bad sender’s system address', 'MAIL FROM'],
  ['552 5.2.2 Mailbox full', 'RCPT TO'],
  ['554 5.7.1 Spam', 'DATA'],
  ['550 Rejected', 'DATA'],
  ['554 No', 'RCPT TO'],
] as const)('« %s » to %s is tried again', (response, command) => {
  expect(isRefusedForGood(answer(response, command))).toBe(false);
});

it.each([
  null,
  undefined,
  'lost',
  new Error('lost'),
  { code: 'ECONNREFUSED' },
  { code: 'EENVELOPE', message: 'Invalid sender' },
])('%s is tried again', (error) => {
  expect(isRefusedForGood(error)).toBe(false);
});
