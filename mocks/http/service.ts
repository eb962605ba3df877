import { createServer } from 'node:http';
import { systemClock } from '../clock.ts';
import { toErrorResponse } from '../core/requests/error-response.ts';
import { validateResponse } from '../core/requests/validate-response.ts';
import { reject } from '../core/requests/http-error.ts';
import { getMessageLocale } from '../core/requests/message-locale.ts';
import { createNodeServer } from '../node.ts';
import { seedAll } from '../seed/areas.ts';
import { seededWith, seedWhereNeeded } from '../seed/seed-where-needed.ts';
import type { SeedSize } from '../seed/seed.ts';
import { createMemoryStore } from '../store/memory.ts';
import { StoreUnavailable } from '../store/rules.ts';
import { explainUnavailable } from '../store/sqlite/sqlite-errors.ts';
import { DatabaseOpenError, openSqliteStore } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import { worldSchema } from '../schema/world-schema.ts';
import type { World } from '../store/world.ts';
import { corsHeaders, withPreflight } from './cors.ts';
import { withIdentityPages } from './identity-pages.ts';
import { createVerifier } from './issuer.ts';
import { closing, listening } from './listening.ts';
import { getIpAddress, toNodeListener, type Answering } from './listener.ts';
import { withProbes } from './probes.ts';
import { withRegistrationLimit } from './registration-limit.ts';
import { buildLogEntry, type LogEntry } from './request-log.ts';
import { withRootPage } from './root-page.ts';
import { UsageError, type ServerOptions } from './usage.ts';
import { watchWritable } from './writable-store.ts';

export interface Service {
  /** Local address, without a trailing slash; the API is below `/api`. */
  address: string;
  /** Public address, the base of its issuer and its links. */
  publicAddress: string;
  /**
   * Resolves once every call gets a response. Rejects with DatabaseOpenError when there is no disk
   * space.
   */
  ready: Promise<void>;
  /** Accepts no more calls, finishes running ones, ends the streams, and closes the store. */
  stop(): Promise<void>;
}

/**
 * Keep-alive time of an idle connection, in ms. Longer than that of a proxy (a minute), which could
 * otherwise send a call on a connection that is being closed.
 */
const queuedOperation = 65_000;

/**
 * Starts the reference server over HTTP. It listens immediately, and is ready when the store is
 * seeded; until then calls get 503. Rejects with UsageError or DatabaseOpenError.
 */
export async function startService(
  options: ServerOptions,
  log?: (entry: LogEntry) => void,
): Promise<Service> {
  const { issuer, audience, origins } = options;
  const verify = issuer === undefined ? undefined : await createVerifier(issuer, audience);
  const { store: opened, size } = await openStore(options);
  const { store, isWritable } = watchWritable(opened);
  const stopping = new AbortController();
  let reply: Answering = notReady;
  let isReady = false;
  let withRoot: Answering = notReady;

  const listener = toNodeListener(
    withPreflight(
      withProbes(
        (request) => withRoot(request),
        async () =>
          isReady &&
          !stopping.signal.aborted &&
          (await seededWith(store)) !== null &&
          (await isWritable()),
      ),
    ),
    {
      headers: corsHeaders(origins),
      stopping: stopping.signal,
      isBehindProxy: options.isBehindProxy,
      isVerbose: options.check,
      ...(log && { onSent: (call) => void buildLogEntry(call, '/api').then(log) }),
    },
  );
  const server = createServer(listener);
  server.keepAliveTimeout = queuedOperation;
  const address = `http://localhost:${await listening(server, options.port)}`;
  const publicAddress = options.address ?? address;
  withRoot = withRootPage((request) => reply(request), publicAddress);

  async function ensureSeeded() {
    await seedWhereNeeded(store, systemClock, size);
    await seedAll(store);
    const world = await createNodeServer({
      address: publicAddress,
      size,
      store,
      verify,
      ipAddress: getIpAddress,
      validateResponse: options.check ? validateResponse : null,
    });
    world.setScenario(options.scenario);
    const limited = withRegistrationLimit(world.fetch, systemClock);
    const pages = { store, clock: systemClock, origins, address: publicAddress };
    reply = withIdentityPages(limited, pages);
    isReady = true;
  }

  return {
    address,
    publicAddress,
    ready: ensureSeeded().catch((error: unknown) => {
      throw error instanceof StoreUnavailable
        ? new DatabaseOpenError(explainUnavailable(options.db ?? 'the demo data', error))
        : error;
    }),
    stop: async () => {
      stopping.abort();
      await closing(server);
      store.close();
    },
  };
}

/** The response to every call until the world is ready. */
async function notReady(request: Request): Promise<Response> {
  const locale = getMessageLocale(request.headers.get('Accept-Language'));
  const reply = await toErrorResponse(reject(503, 'down'), locale);
  reply.headers.set('Retry-After', '5');
  return reply;
}

interface OpenedStore {
  store: Store<World>;
  size: SeedSize;
}

/** The requested store. A world that it already contains keeps its size, unless it is rebuilt. */
async function openStore({ db, size, rebuild }: ServerOptions): Promise<OpenedStore> {
  if (db === undefined) return { store: createMemoryStore(worldSchema), size: size ?? 'small' };
  const store = await openSqliteStore(worldSchema, { file: db, rebuild });
  const stored = await seededWith(store);
  if (stored !== null && size !== undefined && stored !== size) {
    store.close();
    throw new UsageError(
      `${db} contains the ${stored} demo data. Omit --seed, use another file, or reset it with --rebuild.`,
    );
  }
  return { store, size: stored ?? size ?? 'small' };
}
