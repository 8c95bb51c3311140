import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import { ConsentingCompany, movedTo } from '#tests/support/calendar-providers/company-consent.ts';
import type { CalendarName } from '#tests/support/calendar-providers/connect-calendar.ts';
import { createLeaveCompany, jobsDone } from '#tests/support/leave-company.ts';

let stage: CalendarStage;
beforeAll(async () => {
  stage = await CalendarStage.start();
});
afterAll(() => stage.close());

/** What stands at the field. */
const said = {
  unproven: expect.stringContaining('domaine prouvé'),
  refused: expect.stringContaining('Refusé pour votre adresse'),
  invalid: expect.stringContaining('pas valable'),
};

const secretIn = ({ name, form }: ConsentingCompany): string =>
  name === 'google' ? JSON.parse(form.key ?? '').private_key : (form.secret ?? '');

describe.each<CalendarName>(['google', 'microsoft'])(
  'who gives the consent of a company: %s (N46, N49)',
  (name) => {
    it('is an admin of it, with a confirmed address in its proven domain', async () => {
      const consent = await ConsentingCompany.found(stage, name);
      const { ines, manager, admin } = consent.company;
      for (const person of [ines, manager])
        expect((await consent.connect(consent.form, person)).status).toBe(403);
      const stranger = await createLeaveCompany(stage.app);
      const field = name === 'google' ? 'key' : 'secret';
      // They have the key, and no domain of theirs that it could open.
      const foreign = await consent.connect(consent.form, stranger.admin);
      expect([foreign.status, foreign.json.fields]).toEqual([400, { [field]: said.unproven }]);
      await movedTo(stage, admin, 'ailleurs.example.org');
      expect((await consent.connect()).json.fields).toEqual({ [field]: said.unproven });
      expect(stage.provider(name).server.calls.filter(({ text }) => text.includes(admin.email))).toEqual([]);
      expect(await consent.connection()).toBeNull();
    });

    it('brings a key that the provider takes for them, or nothing is kept', async () => {
      const consent = await ConsentingCompany.found(stage, name);
      const { json } = await stage.app.call('GET', '/company-calendars', {
        token: consent.company.admin.token,
      });
      expect(json.domains).toEqual([consent.domain]);
      const field = name === 'google' ? 'key' : 'secret';
      consent.forbid();
      const forbidden = await consent.connect();
      expect([forbidden.status, forbidden.json.fields]).toEqual([400, { [field]: said.refused }]);
      consent.takeBack();
      expect((await consent.connect()).json.fields).toEqual({ [field]: said.refused });
      expect(await consent.connection()).toBeNull();
    });

    it('is told nothing of it again, nor is anybody: no answer, no log, no audit, no table in clear', async () => {
      const consent = await ConsentingCompany.found(stage, name);
      const { admin, ines } = consent.company;
      const made = await consent.connect();
      expect(made.status).toBe(200);
      const { id } = await consent.connection();
      await stage.app.call('POST', `/connections/${id}/test`, { token: admin.token });
      expect((await consent.connection()).trouble).toBeNull();
      await jobsDone(stage.app);
      const secret = secretIn(consent);
      const piece =
        secret
          .replace(/-----[^-]+-----/g, '')
          .trim()
          .split('\n')[0] ?? secret;
      const answers = [made];
      for (const path of ['/connections', '/company-calendars', '/audit-log'])
        answers.push(await stage.app.callAnything('GET', path, { token: admin.token }));
      const copy = await stage.app.call('GET', '/connections', { token: ines.token });
      const { rows } = await stage.owner.query('select row_to_json(c)::text as row from connections c');
      const texts = [
        ...[...answers, copy].map(({ json }) => JSON.stringify(json)),
        ...rows.map(({ row }) => row),
      ];
      expect(texts.length).toBeGreaterThan(4);
      expect(texts.filter((text) => text.includes(piece))).toEqual([]);
      expect(stage.app.logs.join('\n')).not.toContain(piece);
    });

    it('does not speak for another organisation, nor does anybody’s no reach further than themself (N48)', async () => {
      const consent = await ConsentingCompany.found(stage, name);
      await consent.connect();
      const { id } = await consent.connection();
      const stranger = await createLeaveCompany(stage.app);
      const { manager, ines, colin } = consent.company;
      for (const person of [manager, ines, stranger.admin]) {
        const statuses = [
          await stage.disconnect(id, person, true),
          await stage.app.call('POST', `/connections/${id}/test`, { token: person.token }),
        ].map(({ status }) => status);
        expect(statuses).toEqual(person === stranger.admin ? [404, 404] : [403, 403]);
      }
      await consent.choose(ines, false);
      await consent.choose(stranger.ines, false);
      expect([await consent.standing(ines), await consent.standing(colin)]).toEqual(['refused', 'written']);
      expect(await consent.standing(stranger.ines)).toBeNull();
      const second = await ConsentingCompany.found(stage, name);
      // One key is one organisation's: the provider would open only the first one's people with it.
      expect((await second.connect(consent.form)).status).toBe(400);
    });
  },
);

describe('a file that is no key of Google’s (N49)', () => {
  it('is refused before anything is asked: another address for tokens, no key, no file', async () => {
    const consent = await ConsentingCompany.found(stage, 'google');
    const file = JSON.parse(consent.form.key ?? '');
    const before = stage.google.server.calls.length;
    for (const change of [
      { token_uri: 'https://exemple.invalid/token' },
      { token_uri: `${file.token_uri}/` },
      { private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n' },
      { type: 'authorized_user' },
      { client_email: 'personne' },
    ]) {
      const { status, json } = await consent.connect({ key: JSON.stringify({ ...file, ...change }) });
      expect([status, json.fields]).toEqual([400, { key: said.invalid }]);
    }
    expect((await consent.connect({ key: 'pas du JSON' })).json.fields).toEqual({ key: said.invalid });
    expect(stage.google.server.calls.length).toBe(before);
    // Another one's key under this name is not believed by Google.
    const { file: other } = stage.google.delegations.create();
    const forged = { ...file, private_key: other.private_key };
    expect((await consent.connect({ key: JSON.stringify(forged) })).json.fields).toEqual({
      key: said.refused,
    });
  });
});
