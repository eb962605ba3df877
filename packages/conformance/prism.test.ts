/**
 * Prism runs between the kit and the reference server, as an independent reader of the contract.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toNodeListener } from '@atrium/reference-server/http/listener';
import { createNodeServer } from '@atrium/reference-server/node';
import { demoIdentities } from './people/demo.ts';
import { failureText } from './report/text.ts';
import { run } from './run/run.ts';

const packages = createRequire(import.meta.url);
const prism = packages.resolve('@stoplight/prism-cli/dist/index.js');
const contract = packages.resolve('#contract/openapi.json');

/** A violation that Prism reports in a response header. */
interface Violation {
  location: string[];
  message: string;
}

let server: Awaited<ReturnType<typeof createNodeServer>>;
let upstream: Server;
let proxy: ChildProcess;
let proxied = '';

async function listen(listening: Server): Promise<number> {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return (listening.address() as AddressInfo).port;
}

/** A free port. */
async function freePort(): Promise<number> {
  const nobodys = createServer();
  const port = await listen(nobodys);
  await new Promise((resolve) => {
    nobodys.close(resolve);
  });
  return port;
}

beforeAll(async () => {
  server = await createNodeServer();
  upstream = createServer(toNodeListener((request) => server.fetch(request)));
  upstream.keepAliveTimeout = 60_000; // Prism reuses its connections and does not retry.
  const at = `http://127.0.0.1:${await listen(upstream)}/api`;
  const port = String(await freePort());
  proxy = spawn(process.execPath, [prism, 'proxy', contract, at, '--port', port]);
  proxied = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    proxy.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Prism is listening')) resolve();
    });
    proxy.on('exit', () => {
      reject(new Error('Prism has not started.'));
    });
  });
});

afterAll(() => {
  proxy.kill();
  upstream.closeAllConnections();
  upstream.close();
});

/** A call without its variable parts: tenant, ids, days and numbers. */
const toCallShape = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replaceAll(/[^/]*\d[^/]*/g, '*')}`;

/** Prism waits for the end of a stream and treats an image as text, so both bypass it. */
const isPassedOn = ({ url, headers }: Request): boolean =>
  !/\/(?:hubs|profile-image)\//.test(url) && !headers.get('content-type')?.startsWith('multipart/');

it('Prism finds no error in any successful request or response', async () => {
  const seen = new Set<string>();
  const found: string[] = [];
  const { results, coverage } = await run({
    baseUrl: proxied,
    identities: await demoIdentities((personId, session) =>
      server.tokenFor(personId, 3600, session),
    ),
    seed: 1,
    isBrief: true,
    async transport(request) {
      // A page of the provider is not in the contract.
      if (!request.url.startsWith(proxied)) return server.fetch(request);
      const shape = toCallShape(request);
      if (seen.has(shape) || !isPassedOn(request)) {
        const address = request.url.replace(proxied, server.apiAddress);
        return server.fetch(new Request(address, request));
      }
      const response = await fetch(request);
      // A rejected call is sent through Prism again until one succeeds.
      if (response.ok) seen.add(shape);
      const received = response.headers.get('sl-violations');
      const violations = received === null ? [] : (JSON.parse(received) as Violation[]);
      for (const { location, message } of violations) {
        const isRight = location[0] === 'request' && !response.ok;
        if (!isRight) found.push(`${shape} (${response.status}): ${location.join('.')} ${message}`);
      }
      return response;
    },
  });
  expect(found).toEqual([]);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(failureText)).toEqual([]);
  expect(coverage.operations.unverified).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);
});
