import type { Page } from 'playwright-core';

/** The addresses whose answers a device holds for a day without a connection. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const places = (await caches.keys()).filter((name) => name.startsWith('answers '));
    const kept = places.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => url);
  });
