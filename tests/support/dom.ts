// Before any test of `tests/component`: the document that React finds when its modules load. One for all files of a
// worker, since they share its modules; who leaves a screen takes everything from it (`screen-stage.tsx`).
import { JSDOM, VirtualConsole } from 'jsdom';

/** Node has these too, and would refuse the other's. Calls and their signals stay Node's, which sends them. */
const ofTheDocument = [
  'CustomEvent',
  'Event',
  'FormData',
  'navigator',
  'localStorage',
  'sessionStorage',
  'dispatchEvent',
  'addEventListener',
  'removeEventListener',
];

/** There is no layout: nothing changes its size. */
class NeverResized {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

/** And nothing is out of sight. */
class AlwaysSeen {
  private readonly tell: (seen: { target: Element; isIntersecting: boolean }[]) => void;
  private isOver = false;

  constructor(tell: AlwaysSeen['tell']) {
    this.tell = tell;
  }

  observe(target: Element): void {
    queueMicrotask(() => this.isOver || this.tell([{ target, isIntersecting: true }]));
  }

  unobserve(): void {}

  disconnect(): void {
    this.isOver = true;
  }
}

/** A place that keeps nothing, as a private window may have it. */
const noCaches = {
  keys: async () => [],
  delete: async () => false,
  open: async () => ({
    match: async () => undefined,
    keys: async () => [],
    put: async () => undefined,
    delete: async () => false,
  }),
};

function openDocument(): void {
  const { window } = new JSDOM('<!doctype html><html lang="fr"><body></body></html>', {
    // Nobody listens there: who sets a stage says which server answers.
    url: 'http://localhost/',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole().forwardTo(console),
  });
  const place = globalThis as unknown as Record<string, unknown>;
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of [...names, ...ofTheDocument])
    Object.defineProperty(place, name, {
      configurable: true,
      writable: true,
      value: boundTo(window, name),
    });
  const missing = {
    ResizeObserver: NeverResized,
    IntersectionObserver: AlwaysSeen,
    caches: noCaches,
  };
  Object.assign(place, { window, ...missing });
  Object.assign(window, {
    ...missing,
    fetch: (...call: Parameters<typeof fetch>) => globalThis.fetch(...call),
  });
  Object.assign(window.Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    checkVisibility: () => true,
  });
  Object.assign(window, { scrollTo: () => undefined, getComputedStyle: styleOf });
  // Nobody draws: what would measure a text finds no canvas.
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => undefined });
  Object.assign(place, { getComputedStyle: styleOf });
}

const neverDrawn = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

/**
 * What holds of an element where there is no style sheet: what it says itself. The document would go through every rule
 * of a browser's own sheet for it, each time that somebody asks for a role, and that was most of what a test did.
 */
function styleOf(element: HTMLElement): CSSStyleDeclaration {
  const { style } = element;
  const isHidden = element.hidden || neverDrawn.has(element.tagName);
  const own: Record<string, string> = {
    display: style?.display || (isHidden ? 'none' : 'block'),
    visibility: style?.visibility || 'visible',
  };
  return new Proxy(style ?? {}, {
    get: (target, name) => {
      if (name === 'getPropertyValue')
        return (asked: string) => own[asked] ?? target.getPropertyValue?.(asked) ?? '';
      return own[String(name)] ?? Reflect.get(target, name);
    },
  });
}

/** Functions of a window ask whose they are; its classes do not. */
function boundTo(window: object, name: string): unknown {
  const value: unknown = Reflect.get(window, name);
  return typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
}

if (typeof document === 'undefined') openDocument();
