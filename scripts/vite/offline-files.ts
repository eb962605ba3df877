import { minify, type Plugin } from 'vite';
import { filesCache } from '../../src/session/files-cache.ts';

/**
 * A part of each service worker of the app. Where no network is, it answers with the files that the
 * app has kept (`src/session/cache-files.ts`); with one, the browser fetches the app's own files itself,
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
const lifecycleCode = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});
`;

/**
 * The embedded server's calls go through MSW's own worker script, as it is. Trusted Types ask for a
 * policy before a worker may import a script.
 *
 * MSW's worker unregisters itself when the last page with a server closes. The demo provider's page
 * has none, yet it lies in the scope: it would hold the unregistered worker, and a tab opened later
 * would take that worker up again without being controlled by it, so that its calls went to the
 * network. The message is stopped here; MSW passes over pages that are closed.
 */
export const withMockWorker = `
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});
const mockWorker = new URL('mockServiceWorker.js', registration.scope).href;
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (url === mockWorker) return url;
    throw new TypeError('Not a script of this app: ' + url);
  },
});
importScripts(mockWorker);
`;

const embeddedWorker = 'embeddedServiceWorker.js';

/** A scope has one service worker: with the embedded server, and with a backend. */
const workers = {
  [embeddedWorker]: offlineFiles + withMockWorker,
  'serviceWorker.js': offlineFiles + lifecycleCode,
};

/**
 * The service workers of the built app. While sources are served, files change too often to be stored:
 * there the embedded server's worker hands on calls and nothing else.
 */
export function offlineWorkers(): Plugin {
  return {
    name: 'atrium-offline-workers',
    configureServer({ middlewares }) {
      middlewares.use(`/${embeddedWorker}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(withMockWorker);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(workers)) {
        const { code } = await minify(fileName, source);
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}
