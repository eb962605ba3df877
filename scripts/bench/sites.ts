import { standInBackend } from './backend.ts';
import { buildApp, buildFloor, buildGridFloor, type Built } from './builds.ts';
import { serveStatic, type StaticServer } from './static-server.ts';

/** The measured pages, each served from its own origin. */
export interface Sites {
  /** The app with its embedded server. */
  embedded: StaticServer;
  /** The same build, configured for a backend. */
  withBackend: StaticServer;
  /** The bare page. */
  floor: StaticServer;
  /** The bare app with a grid. */
  gridFloor: StaticServer;
  /** The source modules of each script of the app. */
  modules: Map<string, string[]>;
  close(): void;
}

const ports = { embedded: 4301, withBackend: 4302, floor: 4303, gridFloor: 4304 };

/** Serves the app, built now or passed in, next to the bare page. */
export async function openSites(app?: Built): Promise<Sites> {
  const { folder, modules } = app ?? (await buildApp());
  const bare = await buildFloor();
  const backend = await standInBackend(`http://127.0.0.1:${ports.withBackend}`);
  const embedded = await serveStatic({ folder, port: ports.embedded });
  const { config } = backend;
  const withBackend = await serveStatic({ folder, port: ports.withBackend, config, backend });
  const floor = await serveStatic({ folder: bare.folder, port: ports.floor });
  // Its worker is registered as MSW does it, which Trusted Types would reject.
  const gridFloor = await serveStatic({
    folder: await buildGridFloor(),
    port: ports.gridFloor,
    headers: {},
  });
  const close = () => [embedded, withBackend, floor, gridFloor].forEach((site) => site.close());
  return { embedded, withBackend, floor, gridFloor, modules, close };
}
