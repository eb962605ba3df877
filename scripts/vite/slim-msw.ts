import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';

const substitute = fileURLToPath(new URL('no-interceptors.ts', import.meta.url));
const workerFile = 'mockServiceWorker.js';

/**
 * The app's own files never answer from the reference server: the browser fetches them itself,
 * where each would go by the service worker to the page and back.
 */
const leaveAssets = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.includes('/assets/')) event.stopImmediatePropagation();
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
      const isOfMsw = importer?.includes('/node_modules/msw/');
      return isOfMsw && source.startsWith('@mswjs/interceptors') ? substitute : null;
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
