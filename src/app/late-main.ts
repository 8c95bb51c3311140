import './app.css';
import { type StartWhen, startWhenWanted } from '#web/late-start.ts';

/**
 * Starts the application on a page that is a document already, such as the login: it can be read, and its fields
 * filled in, before any of it is there. Over a slow line style and fonts come first; the application is fetched when
 * the browser has nothing else to do, and runs when somebody touches the page or the address asks for more.
 */
const place = document.getElementById('root');
if (place) {
  startWhenWanted(place, (place.dataset.when ?? 'session') as StartWhen, async () => {
    const { appStarted } = await import('./main.tsx');
    await appStarted;
  });
  fetchAhead((place.dataset.ahead ?? '').split(' ').filter(Boolean));
}

/** One at a time, since asking for a file takes a phone long enough to be felt. */
function fetchAhead(files: string[]): void {
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);
  const fetchNext = () => {
    const href = files.shift();
    if (href === undefined) return;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    whenIdle(fetchNext);
  };
  if (document.readyState === 'complete') whenIdle(fetchNext);
  else window.addEventListener('load', () => whenIdle(fetchNext));
}
