import { describe, expect, it } from 'vitest';
import { queueOf, waitingSince, whyNotMine } from './queue.ts';

type Waiting = Parameters<typeof queueOf>[0][number] & { id: string };

function request(id: string, given: Partial<Waiting> = {}): Waiting {
  return {
    id,
    status: 'pending',
    urgent: false,
    cancellationAsked: false,
    createdAt: '2026-05-04T08:00:00.000Z',
    updatedAt: '2026-05-04T08:00:00.000Z',
    ...given,
  };
}

describe('the queue', () => {
  it('puts urgent requests first, then those that have waited longest', () => {
    const queue = queueOf([
      request('recent', { createdAt: '2026-05-06T08:00:00.000Z' }),
      request('old', { createdAt: '2026-05-01T08:00:00.000Z' }),
      request('urgent and recent', { urgent: true, createdAt: '2026-05-07T08:00:00.000Z' }),
      request('urgent', { urgent: true, createdAt: '2026-05-05T08:00:00.000Z' }),
    ]);
    expect(queue.map(({ id }) => id)).toEqual(['urgent', 'urgent and recent', 'old', 'recent']);
  });

  it('holds cancellations that were asked for, and nothing that is decided', () => {
    const queue = queueOf([
      request('approved', { status: 'approved' }),
      request('rejected', { status: 'rejected' }),
      request('to cancel', { status: 'approved', cancellationAsked: true }),
      request('cancelled', { status: 'cancelled', cancellationAsked: true }),
    ]);
    expect(queue.map(({ id }) => id)).toEqual(['to cancel']);
  });

  it('lets a cancellation wait from the day it was asked for', () => {
    const asked = request('a', { status: 'approved', updatedAt: '2026-06-01T08:00:00.000Z' });
    expect(waitingSince(asked)).toBe('2026-06-01T08:00:00.000Z');
    expect(waitingSince(request('b', { updatedAt: '2026-06-01T08:00:00.000Z' }))).toBe(
      '2026-05-04T08:00:00.000Z',
    );
  });
});

describe('whose request it is to decide', () => {
  const lead = { id: 'lead', role: 'team_lead', joined: true } as const;
  const manager = { id: 'manager', role: 'manager', joined: true } as const;
  const employee = { id: 'employee', role: 'employee', joined: true } as const;

  const admin = { id: 'admin', role: 'admin' } as const;

  it('leaves one’s own to somebody else, if there is somebody', () => {
    expect(whyNotMine(manager, manager.id, [lead, manager, { ...admin, joined: true }])).toBe('own');
    expect(whyNotMine(manager, manager.id, [lead, manager, { ...admin, joined: false }])).toBeNull();
    expect(whyNotMine(manager, manager.id, [lead, manager, employee])).toBeNull();
  });

  it('leaves those of a higher level alone', () => {
    expect(whyNotMine(lead, manager.id, [lead, manager, employee])).toBe('above');
    expect(whyNotMine(lead, employee.id, [lead, manager, employee])).toBeNull();
  });

  it('lets the request of someone who has left be closed', () => {
    expect(whyNotMine(lead, 'gone', [lead, manager])).toBeNull();
  });
});
