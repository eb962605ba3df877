import { appAddress } from '../../address.ts';
import { filesCache } from './files-cache.ts';

const assets = new URL('assets/', appAddress).href;
const settings = new URL('config.json', appAddress).href;

/** The service worker that serves the cached files if the embedded server has none of its own. */
const worker = new URL('serviceWorker.js', appAddress);

/**
 * Caches the files that this page has loaded or will load, only of the newest build, so that the
 * app opens without a network. Requests go to the browser's HTTP cache first, so that hardly
 * anything is loaded twice. Rejects if the browser denies the cache.
 */
export async function cacheFiles(isServerEmbedded: boolean): Promise<void> {
  if (!isServerEmbedded) await navigator.serviceWorker.register(worker);
  const page = await fetchOwnPage();
  if (!page) return;
  const cache = await openBuildCache(page);
  let turn = Promise.resolve();
  const seen = new Set<string>();
  const watching = new PerformanceObserver((loaded) => {
    // The requests for caching are observed here too, so each file is requested only once.
    const fileNames = loaded.getEntries().map(({ name }) => name);
    const files = new Set(fileNames.filter((name) => !seen.has(name)));
    for (const file of files) seen.add(file);
    turn = turn.then(() => cacheMissing(cache, files));
  });
  watching.observe({ type: 'resource', buffered: true });
}

/** The document of this page; null if the web server already has a newer one. */
async function fetchOwnPage(): Promise<Response | null> {
  const [opened] = performance.getEntriesByType('navigation');
  const page = await fetch(opened?.name ?? appAddress, { cache: 'force-cache' });
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const isOwn = script && (await page.clone().text()).includes(script);
  return page.ok && !page.redirected && isOwn ? page : null;
}

/** The cache of this build; caches of other builds are deleted. */
async function openBuildCache(page: Response): Promise<Cache> {
  const cache = await caches.open(filesCache);
  const before = await cache.match(appAddress);
  if ((await before?.text()) === (await page.clone().text())) return cache;
  await caches.delete(filesCache);
  const renewed = await caches.open(filesCache);
  await renewed.put(appAddress, page);
  return renewed;
}

/** Sequential, because no one waits for them. */
async function cacheMissing(cache: Cache, files: ReadonlySet<string>): Promise<void> {
  for (const file of files) {
    const isAsset = file.startsWith(assets);
    if (!isAsset && file !== settings) continue;
    // Assets never change.
    if (isAsset && (await cache.match(file))) continue;
    await cacheFile(cache, file).catch(() => undefined);
  }
}

async function cacheFile(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file, { cache: 'force-cache' });
  if (response.ok) await cache.put(file, response);
}
