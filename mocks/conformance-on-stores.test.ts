/**
 * The conformance kit on the adapters that its package test does not use, SQLite being the one that
 * it does: every call succeeds, and every scenario runs as documented.
 */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createContract } from '../openapi/conformance/contract/contract.ts';
import { demoIdentities } from '../openapi/conformance/people/demo.ts';
import { run } from '../openapi/conformance/run/run.ts';
import { createNodeServer } from './node.ts';
import { worldSchema } from './schema/world-schema.ts';
import { openIndexedDbStore } from './store/indexeddb.ts';
import { createMemoryStore } from './store/memory.ts';
import { repeating } from './testing/repeating-store.ts';

const stores = [
  [
    'in memory, with each transaction run twice',
    async () => repeating(createMemoryStore(worldSchema)),
  ],
  ['in IndexedDB', () => openIndexedDbStore(worldSchema, { name: 'kit' })],
] as const;

describe('the conformance kit on the stores', () => {
  it.each(stores)('the reference server passes the kit %s', async (_, open) => {
    const server = await createNodeServer({ store: await open() });
    const { results } = await run({
      contract: createContract(),
      baseUrl: server.apiAddress,
      identities: await demoIdentities((personId, session) =>
        server.tokenFor(personId, 3600, session),
      ),
      seed: 5,
      transport: (request) => server.fetch(request),
    });
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ id, failure }) => `${id}: ${failure?.what}`)).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(10_000);
  });
});
