import type { AssetLookup } from './asset-lookup.ts';

/** A category and a location for tests, test models and stories. */
export const exampleCategory: AssetLookup = {
  kind: 'category',
  id: 'a55e7000-0000-4000-8000-000000000501',
  value: 'Computers',
  count: 3,
  version: 1,
};

export const exampleLocation: AssetLookup = {
  kind: 'location',
  id: 'a55e7000-0000-4000-8000-000000000604',
  value: 'Archive',
  count: 0,
  version: 1,
};
