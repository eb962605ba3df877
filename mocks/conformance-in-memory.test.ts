import { worldSchema } from './schema/world-schema.ts';
import { createMemoryStore } from './store/memory.ts';
import { testKitOn } from './testing/kit.suite.ts';
import { repeating } from './testing/repeating-store.ts';

testKitOn('in memory, with each transaction run twice', () =>
  repeating(createMemoryStore(worldSchema)),
);
