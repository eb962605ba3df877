/**
 * The scenarios of the conformance kit in IndexedDB. The checks derived from the contract run once,
 * on SQLite, with the packed kit; that the stores agree is tested with generated requests.
 */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { runScenarios } from '@atrium/conformance/testing';
import { createNodeServer } from './node.ts';
import { worldSchema } from './schema/world-schema.ts';
import { openIndexedDbStore } from './store/indexeddb/indexeddb.ts';

it('the reference server passes the scenarios of the kit in IndexedDB', async () => {
  const store = await openIndexedDbStore(worldSchema, { name: 'kit' });
  const { passed, failed } = await runScenarios(await createNodeServer({ store }));
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(500);
});
