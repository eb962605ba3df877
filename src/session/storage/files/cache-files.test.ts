import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesCache } from './files-cache.ts';

const home = 'https://portal.example/';
const at = (path: string) => new URL(path, home).href;

/** The browser's caches, by name and address. */
let caches: Map<string, Map<string, Response>>;
/** The responses of the web server, by address. */
let served: Map<string, string>;
const register = vi.fn<(worker: URL) => Promise<void>>();
let load: (files: readonly string[]) => void;

const buildPage = (script: string) => `<script type="module" src="${script}"></script>`;

function cacheNamed(name: string) {
  const files = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, files);
  return {
    match: async (url: string) => files.get(url)?.clone(),
    put: async (url: string, response: Response) => void files.set(url, response),
  };
}

/** A page of a build opens and requests that its files be stored. */
async function open({ script = '/assets/one.js', isServerEmbedded = true } = {}): Promise<void> {
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => script }) });
  const { cacheFiles } = await import('./cache-files.ts'); // the base path is evaluated on import
  await cacheFiles(isServerEmbedded);
}

const readPersisted = () =>
  [...(caches.get(filesCache)?.keys() ?? [])].toSorted((a, b) => (a < b ? -1 : 1));

beforeEach(() => {
  caches = new Map();
  served = new Map([
    [at('ClockWork'), buildPage('/assets/one.js')],
    [at('config.json'), '{}'],
    [at('assets/one.js'), 'one'],
    [at('assets/day.js'), 'day'],
  ]);
  load = () => expect.fail('Nobody watches.');
  vi.stubGlobal('location', new URL(home));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheNamed(name),
    delete: async (name: string) => caches.delete(name),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    const text = served.get(url);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
  const opened = { name: at('ClockWork'), entryType: 'navigation', startTime: 0, duration: 0 };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ ...opened, toJSON: () => opened }]);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (loaded: object) => void) {
        load = (files) => listener({ getEntries: () => files.map((file) => ({ name: at(file) })) });
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  register.mockReset();
});

describe('the cached files of the app', () => {
  it('the app’s files are cached as they are loaded, and no other files', async () => {
    await open();
    load(['assets/one.js', 'config.json', 'api/aster/team', 'https://elsewhere.example/a.js']);
    load(['assets/day.js', 'assets/gone.js']);
    const files = [home, at('assets/day.js'), at('assets/one.js'), at('config.json')];
    await vi.waitFor(() => expect(readPersisted()).toEqual(files));
  });

  it('the app’s files are requested once, although caching loads them as well', async () => {
    await open();
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(url);
      if (requested.length < 10) queueMicrotask(() => load([url]));
      return new Response('', { status: url === at('assets/gone.js') ? 404 : 200 });
    });
    const files = ['config.json', 'assets/one.js', 'assets/gone.js'];
    load(files);
    load(files);
    await vi.waitFor(() => expect(requested).toContain(at('assets/gone.js')));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(requested).toEqual(files.map(at));
  });

  it('the cached files are only those of the newest build', async () => {
    await open();
    load(['assets/one.js', 'config.json']);
    await vi.waitFor(() => expect(readPersisted()).toContain(at('config.json')));
    served.set(at('ClockWork'), buildPage('/assets/two.js'));
    served.set(at('assets/two.js'), 'two');
    await open({ script: '/assets/two.js' });
    load(['assets/two.js']);
    await vi.waitFor(() => expect(readPersisted()).toEqual([home, at('assets/two.js')]));
  });

  it('the cached files stay unchanged while a page of an older build is open', async () => {
    await open();
    await open({ script: '/assets/before.js' });
    load(['assets/day.js']);
    await vi.waitFor(() => expect(readPersisted()).toContain(home));
    const page = await caches.get(filesCache)?.get(home)?.clone().text();
    expect(page).toBe(buildPage('/assets/one.js'));
  });

  it('the cached files are served by their own worker, unless the embedded server has one', async () => {
    await open();
    expect(register).not.toHaveBeenCalled();
    await open({ isServerEmbedded: false });
    expect(register).toHaveBeenCalledWith(new URL(at('serviceWorker.js')));
  });

  it('the files that the browser rejects are left out, and the others stay cached', async () => {
    await open();
    served.delete(at('assets/one.js'));
    load(['assets/one.js', 'assets/day.js']);
    await vi.waitFor(() => expect(readPersisted()).toEqual([home, at('assets/day.js')]));
  });
});
