import { screen, within } from '@testing-library/dom';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balancesEndpoints } from '#contract/balances.ts';
import { PAGES } from '#contract/pages.ts';
import { addMonths } from '#domain/calendar/plain-date.ts';
import { createLeaveCompany, fileLeave } from '#tests/support/leave-company.ts';
import { button, says } from '#tests/support/read-screen.ts';
import type { ScreenAnswers } from '#tests/support/screen-answers.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';
import { todayInParis } from '#tests/support/today.ts';

const stage = setScreenStage({}, { WORKER: 'off' });
let owner: Client;

beforeAll(async () => {
  owner = new Client(stage.app.connection);
  await owner.connect();
});
afterAll(() => owner.end());

it('names a hundred absences of colleagues and counts the others, on the page of a request and in the queue', async () => {
  const { organization, ines, manager } = await createLeaveCompany(stage.app);
  await owner.query(
    `with joined as (
       insert into users (organization_id, id, email, name, role, joined_at, confirmed_at)
         select $1::uuid, gen_random_uuid(), 'f' || n || '@foule.exemple.fr', 'Foule ' || lpad(n::text, 3, '0'), 'employee',
           now(), now() from generate_series(1, 105) n returning id),
     placed as (
       insert into team_members (organization_id, team_id, user_id)
         select $1, t.id, joined.id from joined, teams t where t.organization_id = $1)
     insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at)
       select $1, gen_random_uuid(), id, id, 'vacation', 'approved', '2040-07-02', 'am', '2040-07-06', 'pm', 10, '', now(),
         now() from joined`,
    [organization.id],
  );
  const { id } = (await fileLeave(stage.app, ines)).json;
  await stage.openAs(manager, `/requests/${id}`);
  const list = await screen.findByRole('list', { name: 'Dans l’équipe à ces dates' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(100);
  await says('et 5 autres absences');
  await stage.openAs(manager, `/requests/${id}`, { language: 'en' });
  await says('and 5 more absences');
  await stage.openAs(manager, PAGES.approvals.path);
  const row = await screen.findByRole('article', { name: 'Inès Employée' });
  await within(row).findByText('105 absents');
});

it('shows fifty keys and asks for more; those of the organisation are empty once all are read', async () => {
  const { admin } = await createLeaveCompany(stage.app);
  await owner.query(
    `insert into api_keys (organization_id, id, kind, user_id, name, short_id, scopes, addresses, secret_hash, created_at,
         revoked_at)
       select organization_id, gen_random_uuid(), 'personal', id, 'Clé ' || n, lpad(n::text, 8, 'k'), '{balance.read}', '{}',
         decode(lpad(n::text, 64, '0'), 'hex'), now() + n * interval '1 second', now()
       from users, generate_series(1, 52) n where id = $1`,
    [admin.id],
  );
  const { user, checkScreen } = await stage.openAs(admin, PAGES.apiKeys.path);
  await says('Clé 50');
  expect(screen.queryByText('Clé 51')).toBeNull();
  expect(screen.queryByText('Aucune clé')).toBeNull();
  await user.click(await button('Afficher la suite'));
  await says('Clé 52');
  await says('Aucune clé');
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  await checkScreen();
});

it('says of a balance with very many lines how many older ones are not shown', async () => {
  const { ines } = await createLeaveCompany(stage.app);
  const later = addMonths(todayInParis(stage.app.services.now()), 9);
  const { json } = await stage.app.call('GET', `/balances/me?at=${later}`, { token: ines.token });
  const counters = json.map((counter) => ({ ...counter, olderEntries: 1_250 }));
  const meets = (answers: ScreenAnswers) => answers.answer(balancesEndpoints.mine, counters);
  const { checkScreen } = await stage.openAs(ines, PAGES.balances.path, { meets });
  await says(/1.250 lignes plus anciennes ne sont pas affichées/);
  await checkScreen();
});
