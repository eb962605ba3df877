import { minify, type Plugin } from 'vite';
import { filesCache } from '../../src/session/storage/files/files-cache.ts';

/**
 * A part of each service worker of the app. Without a network, it responds with the files that the
 * app has stored (`src/session/storage/files/cache-files.ts`); with one, the browser fetches the files of the app
 * directly, and a page always comes from the web server. It ignores API calls, since one of them
 * may have the path of a file, too, below the address of the API.
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

/** Activates at once; a page may be requested while the worker is still starting. */
const lifecycleCode = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});
`;

/**
 * Calls to the embedded server go through the unchanged worker script of MSW. Trusted Types require
 * a policy before a worker may import a script.
 *
 * The worker of MSW unregisters itself when the last page with a server closes. The page of the
 * demo provider has no server but is in scope: it would hold the unregistered worker, and a tab
 * that opens later would reuse that worker without being controlled by it, so that its calls went
 * to the network. The message is stopped here; MSW ignores pages that are closed.
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

/** A scope has only one service worker, with the embedded server or with a backend. */
const workers = {
  [embeddedWorker]: offlineFiles + withMockWorker,
  'serviceWorker.js': offlineFiles + lifecycleCode,
};

/**
 * The service workers of the built app. In development, files change too often to be stored: the
 * worker of the embedded server only forwards calls.
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
