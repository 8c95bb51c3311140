import { expect, it } from 'vitest';
import { runTool } from '../scripts/prepare.mjs';

it('the server writes its mails when it runs from its sources too', async () => {
  const { output } = await runTool('tsx', 'tsx', ['tests/support/write-mail-from-sources.ts'], {
    quiet: true,
  });
  expect(output).toBe('');
}, 60_000);
