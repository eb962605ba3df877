import { describe, expect, it, vi } from 'vitest';
import { startService, type Service } from './service.ts';
import { readOptions } from './usage.ts';

/** The gate that seeding of the areas' demo data waits for; tests may close it. */
const gate = vi.hoisted(() => ({ open: Promise.resolve() }));

vi.mock(import('../seed/areas.ts'), async (original) => {
  const areas = await original();
  return { ...areas, seedAll: (store) => gate.open.then(() => areas.seedAll(store)) };
});

/** Starts an in-memory service on a free port; it may not be ready yet. */
async function start(): Promise<Service> {
  const options = readOptions(['--port', '0']);
  if (!options) throw new Error('That asks for help.');
  return startService(options);
}

describe('the health probes', () => {
  it('the probes report that the process is up at once, and that it is ready once the store is seeded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.open = promise;
    const service = await start();
    const sendRequest = async (path: string) => {
      const response = await fetch(`${service.address}${path}`);
      return [response.status, await response.json()];
    };
    const early = await Promise.all([
      sendRequest('/health'),
      sendRequest('/ready'),
      sendRequest('/api/user/role'),
    ]);
    expect(early).toEqual([
      [200, { status: 'up' }],
      [503, { status: 'not ready' }],
      [503, expect.objectContaining({ code: 'down' })],
    ]);
    resolve();
    await service.ready;
    expect(await sendRequest('/health')).toEqual([200, { status: 'up' }]);
    expect(await sendRequest('/ready')).toEqual([200, { status: 'ready' }]);
    await service.stop();
  });

  it('the probes also respond on a server with another origin', async () => {
    const service = await start();
    await service.ready;
    const { address } = service;
    const response = await fetch(`${address}/ready`, { headers: { Origin: 'https://a.test' } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
    await service.stop();
  });
});
