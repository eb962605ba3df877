import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';

/** What stands in for msw in the page. */
const substitute = fileURLToPath(new URL('slim-worker.ts', import.meta.url));
const workerFile = 'mockServiceWorker.js';

/**
 * The app's own files never answer from the reference server: the browser fetches them itself,
 * where each would go by the service worker to the page and back. A call may have such a path, too,
 * below the API's address.
 */
export const leaveAssets = `addEventListener('fetch', (event) => {
  const own = new URL('assets/', registration.scope).href;
  if (event.request.url.startsWith(own)) event.stopImmediatePropagation();
});
`;

/**
 * Leaves out of the built app what the embedded server never uses of msw, and makes its service
 * worker small and quick.
 */
export function slimMsw(): Plugin {
  return {
    name: 'atrium-slim-msw',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isServer = importer?.endsWith('/mocks/browser.ts');
      return isServer && /^msw(?:\/browser)?$/.test(source) ? substitute : null;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const worker = bundle[workerFile];
        if (worker?.type !== 'asset') throw new Error(`msw has put no ${workerFile} here.`);
        worker.source = (await minify(workerFile, leaveAssets + String(worker.source))).code;
      },
    },
  };
}
