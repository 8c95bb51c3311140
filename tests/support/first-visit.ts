import type { Page } from 'playwright-core';

interface AskedFor {
  readonly url: string;
  /** How many answers had to be there before it could be asked for: one for the document, two for what that names. */
  readonly stage: number;
  /** As they came over the wire, heads included. */
  bytes: number;
}

export interface FirstVisit {
  readonly asked: readonly AskedFor[];
  /** Addresses of calls of the API, of those inside a request for several too. */
  readonly calls: () => string[];
}

interface Initiator {
  readonly type: string;
  readonly url?: string;
  readonly stack?: StackTrace;
}

interface StackTrace {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: StackTrace;
}

/** The files whose code asked, through everything that it waited for. */
function* scriptsOf(stack: StackTrace | undefined): Generator<string> {
  for (let each = stack; each; each = each.parent) for (const { url } of each.callFrames) yield url;
}

/**
 * Follows what a page asks for and why, as the browser itself tells: what a script asks for can only be asked once
 * that script is there, however fast the line is. Nothing here depends on time.
 */
export async function followVisit(page: Page): Promise<FirstVisit> {
  const asked: AskedFor[] = [];
  const byId = new Map<string, AskedFor>();
  const stageOf = (url: string): number => asked.find((each) => each.url === url)?.stage ?? 0;
  const debug = await page.context().newCDPSession(page);
  await debug.send('Network.enable');
  await debug.send('Debugger.enable');
  await debug.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
  debug.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const { url, stack } = initiator as Initiator;
    const causes = [...(url ? [url] : []), ...scriptsOf(stack)].map(stageOf);
    const stage = type === 'Document' ? 1 : Math.max(1, ...causes) + 1;
    const one = { url: request.url, stage, bytes: 0 };
    byId.set(requestId, one);
    asked.push(one);
  });
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = byId.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return {
    asked,
    calls: () =>
      asked
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => pathname.startsWith('/api/'))
        .flatMap(({ pathname, search, searchParams }) =>
          pathname === '/api/together'
            ? searchParams.getAll('call').map((call) => `/api${call}`)
            : [`${pathname}${search}`],
        ),
  };
}
