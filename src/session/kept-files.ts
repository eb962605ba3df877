import { appAddress } from './address.ts';
import { filesCache } from './files-cache.ts';

const assets = new URL('assets/', appAddress).href;
const settings = new URL('config.json', appAddress).href;

/** The service worker that gives out what is kept, where the embedded server has none of its own. */
const worker = new URL('serviceWorker.js', appAddress);

/**
 * Keeps the files of the app that this page has loaded, and those that it loads from now on, so that it
 * opens again without a network: of the newest build alone. It asks the browser's own cache for them, so
 * that hardly anything is loaded twice. Rejects where the browser keeps nothing.
 */
export async function cacheFiles(isServerEmbedded: boolean): Promise<void> {
  if (!isServerEmbedded) await navigator.serviceWorker.register(worker);
  const page = await fetchOwnPage();
  if (!page) return;
  const cache = await openBuildCache(page);
  let turn = Promise.resolve();
  const seen = new Set<string>();
  const watching = new PerformanceObserver((loaded) => {
    // Asking for a file to keep it is told here as well: each is asked for once.
    const fileNames = loaded.getEntries().map(({ name }) => name);
    const files = new Set(fileNames.filter((name) => !seen.has(name)));
    for (const file of files) seen.add(file);
    turn = turn.then(() => cacheMissing(cache, files));
  });
  watching.observe({ type: 'resource', buffered: true });
}

/** The document that this page is made of; null where the web server has a newer one by now. */
async function fetchOwnPage(): Promise<Response | null> {
  const [opened] = performance.getEntriesByType('navigation');
  const page = await fetch(opened?.name ?? appAddress, { cache: 'force-cache' });
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const isOwn = script && (await page.clone().text()).includes(script);
  return page.ok && !page.redirected && isOwn ? page : null;
}

/** What was kept of this build; what was kept of another one is forgotten. */
async function openBuildCache(page: Response): Promise<Cache> {
  const cache = await caches.open(filesCache);
  const before = await cache.match(appAddress);
  if ((await before?.text()) === (await page.clone().text())) return cache;
  await caches.delete(filesCache);
  const renewed = await caches.open(filesCache);
  await renewed.put(appAddress, page);
  return renewed;
}

/** One after the other: nobody waits for them. */
async function cacheMissing(cache: Cache, files: ReadonlySet<string>): Promise<void> {
  for (const file of files) {
    const isAsset = file.startsWith(assets);
    if (!isAsset && file !== settings) continue;
    // An asset never changes.
    if (isAsset && (await cache.match(file))) continue;
    await cacheFile(cache, file).catch(() => undefined);
  }
}

async function cacheFile(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file, { cache: 'force-cache' });
  if (response.ok) await cache.put(file, response);
}
