import type { Calls } from './test-app.ts';

/** Never run: what has to compile, and what must not, of calls that are typed from the contract. */
export async function callsAsTyped(app: Calls, id: string): Promise<unknown[]> {
  const { json: user } = await app.call('GET', `/users/${id}`);
  const { json: requests } = await app.call('GET', `/leave-requests?user=${id}&status=pending`);
  const { json: balances } = await app.call('GET', `/users/${id}/balances?at=2040-01-01`);
  const { json: calendar } = await app.call('GET', `/calendar/feeds/${id}.ics`);
  const { json: anything } = await app.callAnything('GET', '/nowhere');

  // @ts-expect-error the contract knows no such path
  await app.call('GET', '/userz');
  // @ts-expect-error nothing lies below that path
  await app.call('GET', `/users/${id}/balances/nowhere/at-all`);
  // @ts-expect-error nobody deletes there
  await app.call('DELETE', '/users');
  // @ts-expect-error which path it is, is known only when the test runs
  await app.call('GET', id);
  // @ts-expect-error a misspelt field of an answer
  const misspelt: unknown = user.nmae;
  // @ts-expect-error a page below a person does not answer as the person does
  const swallowed: unknown = balances.email;
  // @ts-expect-error a calendar is no JSON
  const text: unknown = calendar.events;

  return [
    user.user.name,
    user.code,
    user.fields.name,
    requests[0]?.status,
    requests.code,
    balances[0]?.available,
    anything.whatever,
    misspelt,
    swallowed,
    text,
  ];
}
