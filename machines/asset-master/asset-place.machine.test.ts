import { describe } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { proveLimits, schemaOf } from '../testing/limits.suite.ts';
import { provePart } from '../testing/part.suite.ts';
import { guide } from './asset-place.guide.ts';
import { emptyPlace, faultsOfPlace, placeFormOf, type AssetPlace } from './asset-place.ts';

const lists = {
  category: async (): Promise<AssetPlace[]> =>
    (await api.listAssetCategories({})).assetCategories.map(
      ({ assetTypeCount: count, ...each }) => ({ ...each, kind: 'category', count }),
    ),
  location: async (): Promise<AssetPlace[]> =>
    (await api.listAssetLocations({})).assetLocations.map(({ assetCount: count, ...each }) => ({
      ...each,
      kind: 'location',
      count,
    })),
};

const subject = {
  guide,
  server: createNodeServer,
  formOf: placeFormOf,
  emptyForm: emptyPlace,
  sample: { value: 'Harbour' },
  other: { value: 'Elsewhere' },
  name: 'value' as const,
};

provePart({ ...subject, parentId: async () => 'category', partsOf: lists.category });
describe('a location', () => {
  provePart({ ...subject, parentId: async () => 'location', partsOf: lists.location });
});

describe.each(['AssetPlaceCreate', 'AssetPlaceUpdate'] as const)('the form as %s', (name) => {
  proveLimits({
    schema: schemaOf(contract, name),
    example: { value: 'Harbour' },
    bodyOf: (form) => ({ id: 'a55e7000-0000-4000-8000-000000000501', ...form }),
    check: faultsOfPlace,
  });
});
