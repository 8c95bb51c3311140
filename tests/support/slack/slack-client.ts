import { createHmac } from 'node:crypto';

/** The app as it is registered with the Slack of the tests. */
export const slackClient = {
  id: '111.222',
  secret: 'slack-client-secret-of-tests',
  signingSecret: 'slack-signing-secret-of-tests',
} as const;

/** As Slack signs what it sends. */
export function slackSignature(body: string, at: Date, secret: string = slackClient.signingSecret) {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`v0:${seconds}:${body}`).digest('hex');
  return { 'x-slack-request-timestamp': seconds, 'x-slack-signature': `v0=${signature}` };
}
