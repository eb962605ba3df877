import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';
import { offlineFiles } from './offline-files.ts';

/** What stands in for msw in the page. */
const substitute = fileURLToPath(new URL('slim-worker.ts', import.meta.url));
const workerFile = 'mockServiceWorker.js';

/**
 * Leaves out of the built app what the embedded server never uses of msw, and makes its service
 * worker small, quick, and of use without a network.
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
        worker.source = (await minify(workerFile, offlineFiles + String(worker.source))).code;
      },
    },
  };
}
