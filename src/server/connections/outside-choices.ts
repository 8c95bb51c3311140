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

/** What the operator set up with each provider; null where nothing was. */
export type OutsideChoices = { readonly slack: SlackChoice | null };

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
  return {
    slack: slack && {
      clientId: slack[0] ?? '',
      clientSecret: slack[1] ?? '',
      signingSecret: slack[2] ?? '',
      api: address('SLACK_API_URL', 'https://slack.com/api'),
      authorize: address('SLACK_AUTHORIZE_URL', 'https://slack.com/oauth/v2/authorize'),
    },
  };
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
  return provider === 'slack' && choices.slack !== null;
}
