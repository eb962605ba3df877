import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Waits until the page's loaded files are cached and a service worker serves them. */
export async function waitForCache(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return ['a service worker'];
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = files.filter((name) => name.startsWith(`${location.origin}/assets/`));
      const stored = await Promise.all(
        [`${location.origin}/`, ...own].map((name) => caches.match(name)),
      );
      return own.filter((_, at) => !stored[at]);
    });
  await expect.poll(missing).toEqual([]);
}
