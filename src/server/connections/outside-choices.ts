import type { OutsideProvider } from '#domain/connections/outside-connection.ts';

/** As what this installation is registered with Slack, and where Slack is. */
export interface SlackChoice {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly signingSecret: string;
  /** Ends without a slash: `https://slack.com/api`. */
  readonly api: string;
  readonly authorize: string;
}

/** The same of Google. Addresses end without a slash. */
export interface GoogleChoice {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorize: string;
  /** Where tokens are given and taken back. */
  readonly oauth: string;
  readonly gmail: string;
}

/** The same of Microsoft. Addresses end without a slash. */
export interface MicrosoftChoice {
  readonly clientId: string;
  readonly clientSecret: string;
  /** With the tenant: `https://login.microsoftonline.com/common`. */
  readonly login: string;
}

/** N46: companies bring their own keys; where Google is, is the operator's to say otherwise. */
interface GoogleCompanyChoice {
  readonly oauth: string;
  readonly calendar: string;
}

/** The same of Microsoft. */
interface MicrosoftCompanyChoice {
  /** Where tenants give accesses: `https://login.microsoftonline.com`. */
  readonly tenants: string;
  readonly graph: string;
}

/** Flows of Teams are made by admins; hosts that count besides Microsoft's are the operator's to name. */
export interface TeamsChoice {
  readonly hosts: readonly string[];
}

/** Bots of Teams are registered by companies; where Microsoft is, is the operator's to say otherwise. */
export interface TeamsBotChoice {
  /** Where tenants give accesses: `https://login.microsoftonline.com`. */
  readonly login: string;
  /** Where the Bot Framework publishes by which keys it signs. */
  readonly openId: string;
  /** Hosts that answers go to, besides that of Teams, as `name` or `name:port`. */
  readonly hosts: readonly string[];
}

/** What the operator set up with each provider; null where nothing was. */
export interface OutsideChoices {
  readonly slack: SlackChoice | null;
  readonly google: GoogleChoice | null;
  readonly microsoft: MicrosoftChoice | null;
  readonly teams: TeamsChoice;
  readonly 'teams-bot': TeamsBotChoice;
  readonly 'google-company': GoogleCompanyChoice;
  readonly 'microsoft-company': MicrosoftCompanyChoice;
}

type Url = (name: string, protocols: readonly string[]) => string | null;
type Text = (name: string) => string | null;

export function readOutsideChoices(
  url: Url,
  text: Text,
  production: boolean,
  problems: string[],
): OutsideChoices {
  const protocols = production ? ['https:'] : ['https:', 'http:'];
  const address = (name: string, usual: string): string =>
    (url(name, protocols) ?? usual).replace(/\/+$/, '');
  const slack = together(['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_SIGNING_SECRET'], text, problems);
  const google = together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], text, problems);
  const microsoft = together(['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'], text, problems);
  const places = {
    oauth: address('GOOGLE_OAUTH_URL', 'https://oauth2.googleapis.com'),
    calendar: address('GOOGLE_CALENDAR_URL', 'https://www.googleapis.com/calendar/v3'),
    graph: address('MICROSOFT_GRAPH_URL', 'https://graph.microsoft.com/v1.0'),
  };
  return {
    slack: slack && {
      clientId: slack[0] ?? '',
      clientSecret: slack[1] ?? '',
      signingSecret: slack[2] ?? '',
      api: address('SLACK_API_URL', 'https://slack.com/api'),
      authorize: address('SLACK_AUTHORIZE_URL', 'https://slack.com/oauth/v2/authorize'),
    },
    google: google && {
      clientId: google[0] ?? '',
      clientSecret: google[1] ?? '',
      authorize: address('GOOGLE_AUTHORIZE_URL', 'https://accounts.google.com/o/oauth2/v2/auth'),
      oauth: places.oauth,
      gmail: address('GOOGLE_GMAIL_URL', 'https://gmail.googleapis.com/gmail/v1'),
    },
    microsoft: microsoft && {
      clientId: microsoft[0] ?? '',
      clientSecret: microsoft[1] ?? '',
      login: address('MICROSOFT_LOGIN_URL', 'https://login.microsoftonline.com/common'),
    },
    'google-company': { oauth: places.oauth, calendar: places.calendar },
    'microsoft-company': {
      tenants: address('MICROSOFT_TENANTS_URL', 'https://login.microsoftonline.com'),
      graph: places.graph,
    },
    teams: { hosts: namedHosts('TEAMS_FLOW_HOSTS', text, problems) },
    'teams-bot': {
      login: address('TEAMS_BOT_LOGIN_URL', 'https://login.microsoftonline.com'),
      openId: address(
        'TEAMS_BOT_OPENID_URL',
        'https://login.botframework.com/v1/.well-known/openidconfiguration',
      ),
      hosts: namedHosts('TEAMS_BOT_HOSTS', text, problems),
    },
  };
}

function namedHosts(name: string, text: Text, problems: string[]): string[] {
  const hosts = (text(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  for (const host of hosts)
    if (!/^[a-z0-9._-]+(?::\d{1,5})?$/.test(host))
      problems.push(`${name} names "${host}"; it takes names of hosts, or name:port`);
  return hosts;
}

/** All of them, or none. */
export function together(names: readonly string[], text: Text, problems: string[]): readonly string[] | null {
  const values = names.flatMap((name) => text(name) ?? []);
  if (values.length === 0) return null;
  if (values.length !== names.length) problems.push(`${names.join(', ')} go together; set all or none`);
  return values;
}

/** N10: what nobody set up is shown as such, and is no button that leads nowhere. */
export function isSetUp(choices: OutsideChoices, provider: OutsideProvider): boolean {
  return choices[provider === 'slack-status' ? 'slack' : provider] !== null;
}
