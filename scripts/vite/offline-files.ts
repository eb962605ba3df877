import { minify, type Plugin } from 'vite';
import { filesCache } from '../../src/session/files-cache.ts';

/**
 * A part of each service worker of the app. Where no network is, it answers with the files that the
 * app has kept (`src/session/kept-files.ts`); with one, the browser fetches the app's own files itself,
 * and a page always comes from the web server. Calls are none of its business: one may have such a path,
 * too, below the API's address.
 */
export const offlineFiles = `{
  const home = registration.scope;
  const at = (path) => new URL(path, home).href;
  // Pages that were opened without a network.
  const cutOff = new Set();
  const kept = async (url) => (await caches.open('${filesCache}')).match(url, { ignoreVary: true });

  const openPage = async ({ request, preloadResponse, resultingClientId }) => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const page = await kept(home);
      if (!page) throw error;
      cutOff.add(resultingClientId);
      return page;
    }
  };
  const openAsset = async ({ request }) => (await kept(request.url)) ?? fetch(request);
  const readSettings = ({ request }) =>
    fetch(request).catch(async (error) => {
      const settings = await kept(request.url);
      if (!settings) throw error;
      return settings;
    });

  addEventListener('fetch', (event) => {
    const { clientId, request } = event;
    const { method, mode, url } = request;
    if (method !== 'GET' || !url.startsWith(home)) return;
    const isPage = mode === 'navigate' && !url.startsWith(at('mocks/'));
    const isAsset = url.startsWith(at('assets/'));
    if (!isPage && !isAsset && url !== at('config.json')) return;
    event.stopImmediatePropagation();
    if (isPage) return event.respondWith(openPage(event));
    if (navigator.onLine && !cutOff.has(clientId)) return;
    event.respondWith(isAsset ? openAsset(event) : readSettings(event));
  });
}
`;

/** Takes its place at once; a page is asked for while the worker is still starting. */
const lifeOfItsOwn = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});
`;

const workerFile = 'serviceWorker.js';

/** The service worker of the built app, where the embedded server has none. */
export function offlineWorker(): Plugin {
  return {
    name: 'atrium-offline-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await minify(workerFile, offlineFiles + lifeOfItsOwn);
      this.emitFile({ type: 'asset', fileName: workerFile, source: code });
    },
  };
}
