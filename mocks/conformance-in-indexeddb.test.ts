/** The conformance kit in IndexedDB; the packed kit runs on SQLite. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { runInProcess } from '../openapi/conformance/testing/run-in-process.ts';
import { createNodeServer } from './node.ts';
import { worldSchema } from './schema/world-schema.ts';
import { openIndexedDbStore } from './store/indexeddb.ts';

it('the reference server passes the kit in IndexedDB', async () => {
  const store = await openIndexedDbStore(worldSchema, { name: 'kit' });
  const { passed, failed } = await runInProcess(await createNodeServer({ store }));
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(10_000);
});
