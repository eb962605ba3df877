import 'fake-indexeddb/auto';
import { worldSchema } from './schema/world-schema.ts';
import { openIndexedDbStore } from './store/indexeddb.ts';
import { testKitOn } from './testing/kit.suite.ts';

testKitOn('in IndexedDB', () => openIndexedDbStore(worldSchema, { name: 'kit' }));
