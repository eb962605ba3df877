import { readFileSync } from 'node:fs';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Backend } from '../start/backend.ts';

/**
 * Serves the config.json of the app with the addresses of another server, if one was requested: the
 * code stays the same and needs no separate build.
 */
export function backend(given: Backend | undefined): Plugin {
  const serve = (server: ViteDevServer | PreviewServer) => {
    if (given) server.middlewares.use(configuration(given));
  };
  return { name: 'atrium-backend', configureServer: serve, configurePreviewServer: serve };
}

const file = new URL('../../public/config.json', import.meta.url);

function configuration(given: Backend): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== '/config.json') return next();
    const content: object = JSON.parse(readFileSync(file, 'utf8'));
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(JSON.stringify({ ...content, ...given }));
  };
}

/** The backend that the start command has passed, if any. */
export const backendFrom = (handed: string | undefined): Backend | undefined =>
  handed === undefined ? undefined : (JSON.parse(handed) as Backend);
