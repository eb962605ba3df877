import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { testPart } from '../testing/part.suite.ts';
import { testModel } from './asset-lookup.test-model.ts';
import { emptyLookup, validateLocation, toLookupForm, type AssetLookup } from './asset-lookup.ts';

const lists = {
  category: async (): Promise<AssetLookup[]> =>
    (await api.listAssetCategories({})).assetCategories.map(
      ({ assetTypeCount: count, ...each }) => ({ ...each, kind: 'category', count }),
    ),
  location: async (): Promise<AssetLookup[]> =>
    (await api.listAssetLocations({})).assetLocations.map(({ assetCount: count, ...each }) => ({
      ...each,
      kind: 'location',
      count,
    })),
};

const subject = {
  testModel,
  server: createNodeServer,
  toForm: toLookupForm,
  emptyForm: emptyLookup,
  sample: { value: 'Harbour' },
  other: { value: 'Elsewhere' },
  name: 'value' as const,
};

testPart({ ...subject, parentId: async () => 'category', getParts: lists.category });
describe('a location', () => {
  testPart({ ...subject, parentId: async () => 'location', getParts: lists.location });
});

describe('a new lookup whose response was lost', () => {
  it.each(['Harbour', 'Corrected'])(
    'the lookup is stored once if it is saved again as %s',
    async (value) => {
      const server = await createNodeServer();
      let isFailing = true;
      const losing = async (request: Request) => {
        const response = await server.fetch(request);
        if (!isFailing || request.method !== 'POST') return response;
        isFailing = false;
        throw new TypeError('The response was lost.');
      };
      connectAs({ ...server, fetch: losing }, 'ines', 'aster');
      const input = { parentId: 'location', part: null };
      const actor = createActor(testModel.machine, { input }).start();
      actor.send({ type: 'form.changed', change: { value: 'Harbour' } });
      actor.send({ type: 'SAVE' });
      await waitFor(actor, ({ context }) => context.failure !== null);
      actor.send({ type: 'form.changed', change: { value } });
      actor.send({ type: 'SAVE' });
      await waitFor(actor, ({ status }) => status === 'done');
      const stored = (await lists.location()).map((each) => each.value);
      expect(stored.filter((each) => /Harbour|Corrected/.test(each))).toEqual([value]);
    },
  );
});

describe.each(['AssetPlaceCreate', 'AssetPlaceUpdate'] as const)(
  'the lookup form with %s',
  (name) => {
    testLimits({
      schema: getSchema(contract, name),
      example: { value: 'Harbour' },
      buildBody: (form) => ({ id: 'a55e7000-0000-4000-8000-000000000501', ...form }),
      check: validateLocation,
    });
  },
);
