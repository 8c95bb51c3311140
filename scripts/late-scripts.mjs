const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter =
  /<script type="module" async="">import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = \{([^}]*)\};\s*import\("([^"]+)"\);<\/script>/;

/**
 * A prerendered page can be read, and its links followed, before any script runs. So over a slow line style and fonts
 * come first, scripts are fetched once the page is there, and they run when someone touches it. `actsAlone` says that
 * a page has something to do by itself: then they run as soon as the browser has nothing else to do.
 */
export function letScriptsWait(html, actsAlone) {
  const found = starter.exec(html);
  if (!found) throw new Error('The scripts of a page are started in a way that is new here.');
  const [whole, manifest, imports, modules, entry] = found;
  const routes = [...imports.matchAll(/from "([^"]+)"/g)].map(([, file]) => file);
  const routeIds = [...modules.matchAll(/"([^"]+)":route\d+/g)].map(([, id]) => id);
  const files = [...html.matchAll(preloads)].map(([, href]) => href);
  const code = `(${startLate})(${JSON.stringify({ files, manifest, routes, routeIds, entry, actsAlone })})`;
  return html.replaceAll(preloads, '').replace(whole, () => `<script type="module">${code}</script>`);
}

/** Runs in the browser, as text: nothing from outside it is there. */
function startLate({ files, manifest, routes, routeIds, entry, actsAlone }) {
  const touches = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const typed = new Map();
  let pressed = null;
  let isStarted = false;

  const fetchOne = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: files.shift() });
    document.head.append(link);
  };
  const whenIdle = (work) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);
  // One at a time, since asking for a file takes a phone long enough to be felt.
  const fetchFilesIdly = () => {
    if (files.length > 0) {
      fetchOne();
      whenIdle(fetchFilesIdly);
    } else if (actsAlone) start();
  };
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const touch of touches) removeEventListener(touch, startTouched, true);
    while (files.length > 0) fetchOne();
    const [, ...loaded] = await Promise.all([manifest, ...routes].map((file) => import(file)));
    window.__reactRouterRouteModules = Object.fromEntries(routeIds.map((id, place) => [id, loaded[place]]));
    import(entry);
  };

  // A page that moves under a pointer at rest is told of a move, too.
  const startTouched = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start();
  };

  // What is typed and pressed before the page can answer is kept, and given back to it.
  const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';
  const keepTyped = ({ target }) => typed.set(target, isTicked(target) ? target.checked : target.value);
  const keepPressed = (event) => {
    const button = event.submitter ?? event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  addEventListener('input', keepTyped, true);
  addEventListener('click', keepPressed, true);
  addEventListener('submit', keepPressed, true);
  window.giveBackTouches = () => {
    delete window.giveBackTouches;
    removeEventListener('input', keepTyped, true);
    removeEventListener('click', keepPressed, true);
    removeEventListener('submit', keepPressed, true);
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [field, value] of typed) {
      // React takes notice of a change from what it believes to be there, which is what it set itself.
      if (isTicked(field)) {
        field.checked = !value;
        field.click();
      } else {
        field.value = '';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    if (pressed?.isConnected) pressed.click();
  };

  for (const touch of touches) addEventListener(touch, startTouched, { capture: true, passive: true });
  // A session, a form half filled in, an address or an entry of the history that says more than the page's name.
  const hasWork = () => {
    try {
      const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      const isKept = kept.some((key) => key !== 'theme' && key !== 'react-router-scroll-positions');
      return isKept || location.hash !== '' || location.search !== '' || Boolean(history.state?.usr);
    } catch {
      return true;
    }
  };
  const whenThere = () => whenIdle(hasWork() ? start : fetchFilesIdly);
  if (document.readyState === 'complete') whenThere();
  else addEventListener('load', whenThere);
}
