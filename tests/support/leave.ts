import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { JsonAt, KnownBelow, Method } from './known-calls.ts';
import type { TestPerson } from './organizations.ts';
import type { Calls } from './test-app.ts';
import { todayInParis } from './today.ts';

/** Monday to Friday, so many weeks after 3 September 2040: far from every deadline, and whole weeks cost five days. */
export function week(number: number) {
  const monday = addDays(plainDate('2040-09-03'), number * 7);
  return { type: 'vacation', startDate: monday, endDate: addDays(monday, 4) } as const;
}

/** Five days from today: urgent, and never all weekend. */
export function fromToday(now: Date) {
  const today = todayInParis(now);
  return { type: 'personal', startDate: today, endDate: addDays(today, 4) } as const;
}

/** Calls of one application about leave, which must go well. */
export function leaveOf(app: Calls) {
  const call = async <const M extends Method, const P extends string>(
    person: TestPerson,
    method: M,
    path: KnownBelow<'/leave-requests', M, P>,
    body: unknown,
  ): Promise<JsonAt<M, `/leave-requests${P}`>> => {
    const { status, json } = await app.callAnything(method, `/leave-requests${path}`, {
      token: person.token,
      body,
    });
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  };
  return {
    file: (person: TestPerson, form: object): Promise<{ id: string }> => call(person, 'POST', '', form),
    approve: (person: TestPerson, id: string) => call(person, 'PATCH', `/${id}/approve`, {}),
    reject: (person: TestPerson, id: string, reason: string) =>
      call(person, 'PATCH', `/${id}/reject`, { reason }),
    cancel: (person: TestPerson, id: string) => call(person, 'PATCH', `/${id}/cancel`, {}),
  };
}
