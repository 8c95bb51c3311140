/** What the command in Slack is asked for. */
export const SLACK_ASKS = ['ask', 'balance', 'away', 'channel'] as const;
export type SlackAsk = (typeof SLACK_ASKS)[number];
