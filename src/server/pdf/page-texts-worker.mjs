// Plain JavaScript: this file runs as it is, beside what was built as well as beside the sources.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

const MOST_PAGES = 500;
const MOST_TEXTS = 5000;

/** Every text of every page with its place, lines counted downwards. */
async function pagesOf(bytes) {
  const document = await getDocumentProxy(bytes, {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: true,
    verbosity: 0,
  });
  if (document.numPages > MOST_PAGES) return { kind: 'too-long' };
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .slice(0, MOST_TEXTS)
        .filter((item) => typeof item.str === 'string' && item.str.trim() !== '')
        .map((item) => ({
          text: item.str.slice(0, 500),
          x: item.transform[4],
          y: -item.transform[5],
          width: item.width,
        })),
    );
    page.cleanup();
  }
  return { kind: 'pages', pages };
}

try {
  parentPort.postMessage(await pagesOf(workerData.bytes));
} catch (error) {
  parentPort.postMessage({ kind: error?.name === 'PasswordException' ? 'locked' : 'unreadable' });
}
