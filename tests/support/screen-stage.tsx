import { configure } from '@testing-library/dom';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
// Not from `react-router/dom`, of which Node would load another copy.
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { AppTree } from '#app/document/app-tree.tsx';
import { loadPage } from '#app/document/load-page.ts';
import { appRoutes } from '#app/routes/app-routes.tsx';
import { endStoredSession, type OpenedSession, storeSession } from '#web/api/stored-session.ts';
import { startBrowserTexts } from '#web/i18n/browser.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestOrganizationOptions,
  type TestPerson,
} from './organizations.ts';
import { ScreenAnswers } from './screen-answers.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A machine with other things to do is slow; that is not what the tests are about. */
configure({
  asyncUtilTimeout: 15_000,
  // What the page says is enough to see where it stands; all of its elements would fill the log. It is read when somebody
  // reads the error: who waits for something makes one at every change of the page, and nearly all are thrown away.
  getElementError: (message) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () => `${message}\nThe page says: ${before(document).textContent}`,
    }),
});

/** What a reader has before them: the open dialog, else the page without its frame. */
const before = ({ body }: Document): Element =>
  body.querySelector('[role="dialog"], [role="alertdialog"]') ?? body.querySelector('main') ?? body;

export interface ScreenOptions {
  readonly language?: 'fr' | 'en';
  /** As wide as a screen is; what a style would hide stays, since there are none. */
  readonly width?: number;
  /** Where the reader is; Paris unless said otherwise. */
  readonly timeZone?: string;
  /** What stands between this screen and its server from the first call on. */
  readonly meets?: (answers: ScreenAnswers) => void;
}

export interface OpenScreen {
  readonly user: UserEvent;
  /** What stands between this screen and its server. */
  readonly answers: ScreenAnswers;
  /** Puts this text in the place of what a field holds, as one does who pastes it. */
  readonly fill: (field: HTMLElement, text: string) => Promise<void>;
  /** Goes to another page as a link would. */
  readonly goTo: (path: string) => Promise<void>;
  /** Fails on accessibility violations of what is before the reader, but for what takes a browser. */
  readonly checkScreen: () => Promise<void>;
  /** Takes a complaint of the console out of the account, where it is what the test is about. */
  readonly expectComplaint: (pattern: RegExp) => void;
}

export interface ScreenStage {
  readonly app: TestApp;
  readonly organization: TestOrganization;
  /** The application at this path, before nobody. */
  readonly open: (path: string, options?: ScreenOptions) => Promise<OpenScreen>;
  /** What stands at the address that the reader came to, by the same session and with what the device kept. */
  readonly reload: () => Promise<OpenScreen>;
  /** The same as `open`, logged in. */
  readonly openAs: (
    person: Pick<TestPerson, 'token'>,
    path: string,
    options?: ScreenOptions,
  ) => Promise<OpenScreen>;
}

const nodeFetch = globalThis.fetch;
const ownZone = process.env.TZ;
/** React Router starts it, and says at the end that nobody waits any more. */
const tellsOfTheEnd = /The operation was aborted|AbortError/;

/** What a file of component tests starts from: the server in this process with its database, and one organisation. */
export function setScreenStage(
  options: TestOrganizationOptions = {},
  env: Readonly<Record<string, string>> = {},
): ScreenStage {
  let app: TestApp;
  let organization: TestOrganization;
  let leave: ((goes?: 'away' | 'on') => void) | undefined;
  let lastOptions: ScreenOptions = {};

  beforeAll(async () => {
    app = await startTestApp({ env });
    organization = await createTestOrganization(app.services, options);
  });
  afterAll(() => app.close());
  afterEach(() => leave?.());

  const draw = async (path: string): Promise<OpenScreen> => {
    const opened = await openScreen(app, path, lastOptions);
    leave = (goes = 'away') => {
      leave = undefined;
      opened.leave(goes);
    };
    return opened;
  };
  const open = (path: string, screenOptions: ScreenOptions = {}): Promise<OpenScreen> => {
    leave?.();
    lastOptions = screenOptions;
    return draw(path);
  };
  return {
    get app() {
      return app;
    },
    get organization() {
      return organization;
    },
    open,
    reload: () => {
      leave?.('on');
      const { pathname, search, hash } = window.location;
      return draw(`${pathname}${search}${hash}`);
    },
    openAs: async ({ token }, path, screenOptions) => {
      leave?.();
      const { json } = await app.call('GET', '/auth/me', { token });
      storeSession({ token, user: json.user, organization: json.organization } as OpenedSession);
      return open(path, screenOptions);
    },
  };
}

async function openScreen(
  app: TestApp,
  path: string,
  { language = 'fr', width = 1280, timeZone = 'Europe/Paris', meets }: ScreenOptions,
): Promise<OpenScreen & { leave: (goes: 'away' | 'on') => void }> {
  const answers = new ScreenAnswers();
  meets?.(answers);
  const complaints = hearConsole();
  process.env.TZ = timeZone;
  document.documentElement.lang = language;
  window.matchMedia = (query) => matchWidth(query, width);
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/')
      ? answers.reply(init?.method ?? 'GET', input, () => nodeFetch(`${app.url}${input}`, init))
      : nodeFetch(input, init);
  window.history.replaceState(null, '', path);
  const place = document.body.appendChild(document.createElement('div'));
  // As `src/app/main.tsx` does.
  const [texts] = await Promise.all([
    startBrowserTexts(document.documentElement),
    loadPage(appRoutes, window.location.pathname),
  ]);
  const router = createBrowserRouter(appRoutes);
  const root = createRoot(place);
  root.render(
    <AppTree texts={texts}>
      <RouterProvider router={router} />
    </AppTree>,
  );
  const user = userEvent.setup({ document, delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    user,
    answers,
    fill: async (field, text) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    },
    goTo: async (next) => {
      await router.navigate(next);
    },
    checkScreen,
    expectComplaint: complaints.expect,
    leave: (goes) => {
      answers.setOffline(false);
      root.unmount();
      router.dispose();
      if (goes === 'away') {
        endStoredSession('logout');
        localStorage.clear();
        sessionStorage.clear();
      }
      document.body.replaceChildren();
      globalThis.fetch = nodeFetch;
      if (ownZone === undefined) delete process.env.TZ;
      else process.env.TZ = ownZone;
      complaints.end();
    },
  };
}

/** Colours, and landmarks of a frame of which a style hides the half. */
const needBrowser = ['color-contrast', 'landmark-no-duplicate-banner', 'landmark-unique', 'region'];

async function checkScreen(): Promise<void> {
  const { violations } = await axe.run(before(document), {
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries(needBrowser.map((rule) => [rule, { enabled: false }])),
  });
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(told).toEqual([]);
}

/** Widths are all that screens ask of their window, in pixels or in rem, as « at least » or « less than ». */
function matchWidth(query: string, width: number): MediaQueryList {
  const [, sign = '', size = '', unit = 'px'] =
    /\(\s*(?:width\s*)?(>=|<|min-width:|max-width:)\s*([\d.]+)(px|rem)\s*\)/.exec(query) ?? [];
  const pixels = Number(size) * (unit === 'rem' ? 16 : 1);
  const isAtLeast = sign === '>=' || sign === 'min-width:';
  const matches = sign !== '' && (isAtLeast ? width >= pixels : width < pixels);
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  return { media: query, matches, ...silent } as unknown as MediaQueryList;
}

/** What the console complains about fails the test, as in a browser. */
function hearConsole() {
  const heard: string[] = [];
  const awaited: RegExp[] = [];
  const hear = (...parts: unknown[]): void => {
    const complaint = parts.map(String).join(' ');
    if (!tellsOfTheEnd.test(complaint)) heard.push(complaint);
  };
  const ears = [
    vi.spyOn(console, 'error').mockImplementation(hear),
    vi.spyOn(console, 'warn').mockImplementation(hear),
  ];
  return {
    expect: (pattern: RegExp) => {
      awaited.push(pattern);
    },
    end: () => {
      for (const ear of ears) ear.mockRestore();
      const unexpected = heard.filter((complaint) => !awaited.some((pattern) => pattern.test(complaint)));
      const missing = awaited.filter((pattern) => !heard.some((complaint) => pattern.test(complaint)));
      expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
    },
  };
}
