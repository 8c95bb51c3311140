import { screen, waitFor } from '@testing-library/dom';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveOf, week } from '#tests/support/leave.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { button, says } from '#tests/support/read-screen.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';

/** With the time to think better of it that everyone has. */
const stage = setScreenStage({}, { UNDO_SECONDS: '60' });
let owner: Client;

beforeAll(async () => {
  owner = new Client(stage.app.connection);
  await owner.connect();
});
afterAll(() => owner.end());

async function workshop() {
  const { app } = stage;
  const { admin, add } = await createTestOrganization(app.services);
  const maud = await add('manager', 'Maud Manager');
  const emma = await add('employee', 'Emma Martin');
  const body = { name: 'Atelier', managerId: maud.id, userIds: [emma.id] };
  await app.call('POST', '/teams', { token: admin.token, body });
  return { maud, emma };
}

const row = () => screen.findByRole('article', { name: 'Emma Martin' });

it('undoes from the toast or the keyboard, and tells nobody', async () => {
  const { app } = stage;
  const { maud, emma } = await workshop();
  await leaveOf(app).file(emma, week(0));
  await jobsDone(app);
  const { user, checkScreen } = await stage.openAs(maud, '/approvals');
  await user.click(await button('Approuver', await row()));
  await says('Rien n’attend de décision');
  await checkScreen();
  await user.click(await button('Rétablir'));
  await row();
  await says('Personne n’a été prévenu.');
  await user.click(await button('Approuver', await row()));
  await says('Rien n’attend de décision');
  // What can be undone is offered once the answer is there.
  await button('Rétablir');
  await user.keyboard('{Control>}z{/Control}');
  await row();
  const { rows } = await owner.query(`select from graphile_worker._private_jobs where key like 'held:%'`);
  expect(rows).toEqual([]);
  await jobsDone(app);
  const told = (await app.mailbox.to(emma.email)).filter(({ subject }) => subject.includes('approuv'));
  expect(told).toEqual([]);
});

it('holds cancellations that were asked for apart, with the balance that they lead to', async () => {
  const leave = leaveOf(stage.app);
  const { maud, emma } = await workshop();
  const { id } = await leave.file(emma, week(9));
  await leave.approve(maud, id);
  await leave.cancel(emma, id);
  const { json } = await stage.app.call('GET', `/leave-requests/${id}`, { token: maud.token });
  const [before, after] = [present(json.balance).after, present(json.balance).before].map((days) =>
    days.toLocaleString('fr').replace('-', '−'),
  );
  const { user, checkScreen } = await stage.openAs(maud, '/approvals');
  await screen.findByRole('heading', { name: /^Annulations demandées/ });
  await says(`Solde ${before} → ${after} j`, await row());
  const request = await screen.findByRole('region', { name: 'Emma Martin' });
  await says('Annulation demandée', request);
  await checkScreen();
  await user.click(await button('Accepter l’annulation', request));
  await says('Congé d’Emma Martin annulé');
  await says('Rien n’attend de décision');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});
