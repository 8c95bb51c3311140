// A Slack and a Google for the pictures of connections: those of the tests, which say yes at once.
import { register } from 'tsx/esm/api';

export async function startDemoProviders() {
  const unregister = register();
  const { SlackServer } = await import('../tests/support/slack/slack-server.ts');
  const { GoogleServer } = await import('../tests/support/calendar-providers/google-server.ts');
  const [slack, google] = [await SlackServer.start(), await GoogleServer.start()];
  await unregister();
  google.visitor = 'helene.kermarrec@ateliers.example';
  return {
    env: { ...slack.env, ...google.env },
    stop: async () => {
      await slack.close();
      await google.close();
    },
  };
}
