/** The conformance kit on a store whose transactions run twice, as a store may repeat them. */
import { expect, it } from 'vitest';
import { runInProcess } from '../openapi/conformance/testing/run-in-process.ts';
import { createNodeServer } from './node.ts';
import { worldSchema } from './schema/world-schema.ts';
import { createMemoryStore } from './store/memory.ts';
import { repeating } from './testing/repeating-store.ts';

it('the reference server passes the kit in memory, with each transaction run twice', async () => {
  const store = repeating(createMemoryStore(worldSchema));
  const { passed, failed } = await runInProcess(await createNodeServer({ store }));
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(10_000);
});
