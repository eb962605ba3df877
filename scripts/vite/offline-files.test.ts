import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { offlineFiles, withMockWorker } from './offline-files.ts';

const home = 'https://portal.example/atrium/';

interface AssetRequest {
  url: string;
  mode?: string;
  method?: string;
  clientId?: string;
  resultingClientId?: string;
}

/**
 * The part in the worker, with these stored files and, while there is a network, the responses of
 * the server.
 */
function worker(stored: Readonly<Record<string, string>>) {
  const network = { isThere: true };
  let onEvent: (event: object) => void;
  runInNewContext(offlineFiles, {
    URL,
    registration: { scope: home },
    navigator: {
      get onLine() {
        return network.isThere;
      },
    },
    caches: { open: async () => ({ match: async (url: string) => stored[url] }) },
    fetch: async ({ url }: { url: string }) => {
      if (!network.isThere) throw new TypeError('Failed to fetch');
      return `${url} of the server`;
    },
    addEventListener: (_type: string, listener: typeof onEvent) => (onEvent = listener),
  });
  /**
   * Its response; null if it leaves the request to the browser, undefined if it leaves it to the
   * next listener.
   */
  const sendRequest = async ({ url, mode = 'cors', method = 'GET', ...client }: AssetRequest) => {
    const responses: Promise<string>[] = [];
    let isTaken = false;
    onEvent({
      request: { url, mode, method },
      clientId: 'tab',
      resultingClientId: 'tab',
      ...client,
      stopImmediatePropagation: () => (isTaken = true),
      respondWith: (response: Promise<string>) => responses.push(response),
    });
    return responses[0] ?? (isTaken ? null : undefined);
  };
  return { network, sendRequest, open: (url: string) => sendRequest({ url, mode: 'navigate' }) };
}

const asset = `${home}assets/start-1.js`;
const settings = `${home}config.json`;
const files = { [home]: 'kept page', [asset]: 'kept asset', [settings]: 'kept settings' };

describe('the service worker, with a network', () => {
  it.each([asset, settings])(
    'the online service worker leaves the app’s own files to the browser: %s',
    async (url) => {
      expect(await worker(files).sendRequest({ url })).toBeNull();
    },
  );

  it.each([
    `${home}api/aster/Asset/depreciation/assets/2024`,
    'https://elsewhere.example/atrium/assets/start-1.js',
  ])(
    'the online service worker leaves all other requests to the next listener: %s',
    async (url) => {
      expect(await worker(files).sendRequest({ url })).toBeUndefined();
      expect(await worker(files).sendRequest({ url: asset, method: 'POST' })).toBeUndefined();
    },
  );

  it('the online service worker opens the web server’s page, whatever is cached, and none of the demo provider', async () => {
    const { open } = worker(files);
    expect(await open(`${home}ClockWork`)).toBe(`${home}ClockWork of the server`);
    expect(await open(`${home}mocks/identity/authorize.html`)).toBeUndefined();
  });
});

describe('the service worker, without a network', () => {
  it('the offline service worker opens the cached page at every address of the app, with its cached files', async () => {
    const { sendRequest, open, network } = worker(files);
    network.isThere = false;
    expect(await open(`${home}ClockWork`)).toBe('kept page');
    expect(await sendRequest({ url: asset })).toBe('kept asset');
    expect(await sendRequest({ url: settings })).toBe('kept settings');
  });

  it('the service worker serves cached files to a page opened offline, even once the device is online', async () => {
    const { sendRequest, open, network } = worker(files);
    network.isThere = false;
    await open(home);
    network.isThere = true;
    expect(await sendRequest({ url: asset })).toBe('kept asset');
    expect(await sendRequest({ url: settings })).toBe(`${settings} of the server`);
    expect(await sendRequest({ url: asset, clientId: 'another tab' })).toBeNull();
  });

  it('the offline service worker fails like the network when nothing is cached', async () => {
    const { sendRequest, open, network } = worker({});
    network.isThere = false;
    await expect(open(home)).rejects.toThrow('Failed to fetch');
    await expect(sendRequest({ url: asset })).rejects.toThrow('Failed to fetch');
    await expect(sendRequest({ url: settings })).rejects.toThrow('Failed to fetch');
  });
});

describe('the service worker of the embedded server', () => {
  it('the embedded server’s worker imports MSW’s own worker script, and lets Trusted Types allow no other', () => {
    const imported: string[] = [];
    let createScriptURL = (url: string) => url;
    const self = {
      trustedTypes: {
        createPolicy: (_: string, rules: { createScriptURL: typeof createScriptURL }) => {
          ({ createScriptURL } = rules);
        },
      },
    };
    runInNewContext(withMockWorker, {
      URL,
      TypeError,
      self,
      registration: { scope: home },
      addEventListener: () => undefined,
      importScripts: (url: string) => imported.push(createScriptURL(url)),
    });
    expect(imported).toEqual([`${home}mockServiceWorker.js`]);
    expect(() => createScriptURL('https://evil.example/worker.js')).toThrow('Not a script');
  });

  it('the embedded server’s worker stays registered when a page closes, and passes other messages to MSW', () => {
    let receive: (event: { data: string; stopImmediatePropagation: () => void }) => void = () =>
      undefined;
    runInNewContext(withMockWorker, {
      URL,
      self: {},
      registration: { scope: home },
      importScripts: () => undefined,
      addEventListener: (_: string, listener: typeof receive) => (receive = listener),
    });
    const stopped = ['CLIENT_CLOSE', 'MOCK_ACTIVATE', 'KEEPALIVE_REQUEST'].filter((data) => {
      let isStopped = false;
      receive({ data, stopImmediatePropagation: () => (isStopped = true) });
      return isStopped;
    });
    expect(stopped).toEqual(['CLIENT_CLOSE']);
  });
});
