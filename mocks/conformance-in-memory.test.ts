/** The scenarios of the conformance kit on a store whose transactions run twice, as a store may repeat them. */
import { expect, it } from 'vitest';
import { runScenarios } from '@atrium/conformance/testing';
import { createNodeServer } from './node.ts';
import { worldSchema } from './schema/world-schema.ts';
import { createMemoryStore } from './store/memory.ts';
import { repeating } from './testing/repeating-store.ts';

it('the reference server passes the scenarios of the kit in memory, with each transaction run twice', async () => {
  const store = repeating(createMemoryStore(worldSchema));
  const { passed, failed } = await runScenarios(await createNodeServer({ store }));
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(500);
});
