import type { TestPerson } from '#tests/support/organizations.ts';
import { TestBrowser } from '#tests/support/passkeys.ts';
import type { LooseAnswer, TestApp } from '#tests/support/test-app.ts';
import type { CodeGrants } from './code-grants.ts';

export type CalendarName = 'google' | 'microsoft';

/** As a person does: out, a yes with their own account, and back. */
export async function connectCalendar(
  app: TestApp,
  name: CalendarName,
  { grants }: { readonly grants: CodeGrants },
  { token, email }: TestPerson,
  scopes?: string,
): Promise<LooseAnswer> {
  const browser = new TestBrowser(app);
  const begun = await browser.call('POST', `/connections/own/${name}`, { token });
  const answer = grants.allow(begun.json.url, email, scopes);
  return browser.call('POST', '/connections/finish', { token, body: { answer } });
}
