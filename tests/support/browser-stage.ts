import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { enterAs, type VisitOptions, type Visitor, visit } from './browser.ts';
import { leaveBrowser, openBrowser } from './browser-process.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestOrganizationOptions,
  type TestPerson,
} from './organizations.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface BrowserStage {
  readonly app: TestApp;
  readonly organization: TestOrganization;
  /** Someone in front of a screen of their own; they leave with the test. */
  readonly visit: (options?: VisitOptions) => Promise<Visitor>;
  /** The same, logged in. */
  readonly visitAs: (person: Pick<TestPerson, 'token'>, options?: VisitOptions) => Promise<Visitor>;
}

/** What a file of browser tests starts from: the application with its site, a browser, and one organisation. */
export function setBrowserStage(
  options: TestOrganizationOptions = {},
  /** Asked once everything before it is set: where programs of others listen, for example. */
  env: () => Readonly<Record<string, string>> = () => ({}),
): BrowserStage {
  let app: TestApp;
  let browser: Browser;
  let organization: TestOrganization;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    [app, browser] = await Promise.all([startTestApp({ site: true, env: env() }), openBrowser()]);
    organization = await createTestOrganization(app.services, options);
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await app.close();
  });
  afterEach(async () => {
    await Promise.all(visitors.map((visitor) => visitor.leave()));
    visitors = [];
  });

  const arrive = async (visitOptions?: VisitOptions): Promise<Visitor> => {
    const visitor = await visit(browser, app.url, visitOptions);
    visitors.push(visitor);
    return visitor;
  };
  return {
    get app() {
      return app;
    },
    get organization() {
      return organization;
    },
    visit: arrive,
    visitAs: async ({ token }, visitOptions) => {
      const visitor = await arrive(visitOptions);
      await enterAs(visitor, app, token);
      return visitor;
    },
  };
}
