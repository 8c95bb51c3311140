import { createLeaveCompany, jobsDone, type LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { TestBrowser } from '#tests/support/passkeys.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { slackSignature } from './slack-client.ts';
import { type PostedMessage, SlackServer } from './slack-server.ts';

interface SentCall {
  readonly at?: Date;
  readonly secret?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An application whose operator set Slack up, with a Slack beside it. */
export class SlackStage {
  private constructor(
    readonly app: TestApp,
    readonly slack: SlackServer,
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<SlackStage> {
    const slack = await SlackServer.start();
    const app = await startTestApp({ env: { ...slack.env, ...env } });
    slack.by(() => app.services.now().getTime());
    return new SlackStage(app, slack);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.slack.close();
  }

  /** A company whose admin connected a workspace of its own. */
  async company(): Promise<LeaveCompany & { readonly team: string; readonly employee: TestPerson }> {
    const company = await createLeaveCompany(this.app);
    const { token } = company.admin;
    const browser = new TestBrowser(this.app);
    const { json } = await browser.call('POST', '/connections/company/slack', { token });
    await browser.call('POST', '/connections/finish', {
      token,
      body: { answer: this.slack.allow(json.url) },
    });
    return { ...company, employee: company.ines, team: this.slack.installs.at(-1)?.team ?? '' };
  }

  /** As somebody does who says that it is them; answers with what Slack calls them. */
  async link(team: string, { token, email, name }: TestPerson): Promise<string> {
    const { id } = this.slack.join(team, email, name);
    const { json } = await this.app.call('GET', '/slack/account', { token });
    await this.app.call('PUT', '/slack/account', { token, body: { account: json.account?.id } });
    return id;
  }

  /** As a member does who lets Relâche set their status. */
  async allowStatus({ token }: TestPerson, member: { team: string; id: string }, scope?: string) {
    const browser = new TestBrowser(this.app);
    const { json, status } = await browser.call('POST', '/connections/own/slack-status', { token });
    if (status !== 200) return { status, json };
    const answer = this.slack.allowOwn(json.url, member, scope);
    return browser.call('POST', '/connections/finish', { token, body: { answer } });
  }

  async send(path: string, body: string, sent: SentCall = {}) {
    const headers = slackSignature(body, sent.at ?? this.app.services.now(), sent.secret);
    const response = await fetch(`${this.app.url}/api/slack/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers, ...sent.headers },
      body: sent.body ?? body,
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
    return { status: response.status, text, json: (text ? JSON.parse(text) : null) as any, headers };
  }

  command(team: string, user: string, text = '', command = '/conges', channel = '') {
    const where = { channel_id: channel, channel_name: channel.toLowerCase() };
    const form = { team_id: team, user_id: user, command, text, trigger_id: this.slack.trigger(), ...where };
    return this.send(
      'commands',
      new URLSearchParams({ ...form, response_url: this.slack.answerTo }).toString(),
    );
  }

  /** As Slack says that somebody opened the page of the app. */
  openHome(team: string, user: string) {
    const event = { type: 'app_home_opened', user, tab: 'home' };
    return this.send(
      'events',
      JSON.stringify({ type: 'event_callback', event_id: crypto.randomUUID(), team_id: team, event }),
    );
  }

  interact(payload: object) {
    return this.send('interactions', new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
  }

  press(team: string, user: string, action: string, value = '') {
    return this.interact({
      type: 'block_actions',
      team: { id: team },
      user: { id: user },
      trigger_id: this.slack.trigger(),
      response_url: this.slack.answerTo,
      actions: [{ action_id: action, value }],
    });
  }

  submit(team: string, user: string, view: object) {
    const sent = { id: crypto.randomUUID(), private_metadata: '', state: { values: {} }, ...view };
    return this.interact({ type: 'view_submission', team: { id: team }, user: { id: user }, view: sent });
  }

  /** What a decider was sent, once all jobs are done. */
  async messagesTo(user: string): Promise<PostedMessage[]> {
    await jobsDone(this.app);
    return this.slack.messages.filter((message) => message.user === user);
  }
}

/** What is pressed in a message; null once there is nothing to press. */
export function valueIn(message: PostedMessage | undefined): string | null {
  const actions = message?.blocks.find(({ type }) => type === 'actions');
  return actions?.elements[0]?.value ?? null;
}

export function filledForm(type: string, startDate: string, endDate: string) {
  const day = (name: string, date: string) => ({ [name]: { [name]: { selected_date: date } } });
  const choice = (name: string, value: string) => ({ [name]: { [name]: { selected_option: { value } } } });
  return {
    callback_id: 'ask',
    state: {
      values: {
        ...choice('type', type),
        ...day('startDate', startDate),
        ...choice('startHalf', 'am'),
        ...day('endDate', endDate),
        ...choice('endHalf', 'pm'),
      },
    },
  };
}
