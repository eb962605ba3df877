import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { testModel } from './asset-type-form.test-model.ts';
import { assetTypeFormMachine } from './asset-type-form.machine.ts';
import { exampleAssetType } from './asset-type.fixtures.ts';
import {
  toAssetTypeBody,
  toAssetTypeForm,
  emptyAssetType,
  validateAssetType,
} from './asset-type.ts';

const example = toAssetTypeForm(exampleAssetType);
const sample = {
  ...emptyAssetType,
  name: 'Barcode scanner',
  code: 'SCN',
  assetCategoryId: exampleAssetType.assetCategoryId,
};
const listed = async () => (await api.listAssetTypes({})).assetMaster;

const subject = {
  testModel,
  server: createNodeServer,
  sample,
  mine: { usefulLifeInYears: '8' },
  theirs: { isTeam: true },
  name: 'name' as const,
  extraFields: (name: string) => ({ code: name.trim().slice(0, 50) || sample.code }),
  list: listed,
};

testRecordForm(subject);
testDeletedByOther({ ...subject, remove: (id) => api.deleteAssetType({ path: { id } }) });

describe.each(['AssetTypeCreate', 'AssetTypeUpdate'] as const)('the type form with %s', (name) => {
  testLimits({
    schema: getSchema(contract, name),
    example: { name: example.name, code: example.code },
    buildBody: (form) => ({ id: exampleAssetType.id, ...toAssetTypeBody({ ...example, ...form }) }),
    check: (form) => validateAssetType({ ...example, ...form }),
  });
});

describe('the validation of an asset type', () => {
  it.each([
    ['', { rule: 'required' }],
    ['0', { rule: 'between', values: { min: 1, max: 50 } }],
    ['51', { rule: 'between', values: { min: 1, max: 50 } }],
    ['4.5', { rule: 'numeric' }],
    ['1', undefined],
    ['50', undefined],
  ])('a useful life of “%s” years is invalid', (usefulLifeInYears, error) => {
    expect(validateAssetType({ ...example, usefulLifeInYears }).usefulLifeInYears).toEqual(error);
  });

  it('name, code and category are required', () => {
    expect(validateAssetType(emptyAssetType)).toEqual({
      name: { rule: 'required' },
      code: { rule: 'required' },
      assetCategoryId: { rule: 'required' },
    });
  });

  it('a type for employees is sent without a team, whatever was selected before', () => {
    const teamId = exampleAssetType.id;
    expect(toAssetTypeBody({ ...example, teamId, isTeam: false }).teamId).toBeNull();
    expect(toAssetTypeBody({ ...example, teamId, isTeam: true }).teamId).toBe(teamId);
  });
});

/** The form of a record, or of a new one, for Ines. */
async function opened(id: string | null = null) {
  const observed = connectAs(await createNodeServer(), 'ines', 'aster');
  const input = { id, sourceId: null, persisted: null };
  const actor = createActor(assetTypeFormMachine, { input }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settled();
  const save = (change: Partial<typeof sample>) => {
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    return settled();
  };
  return { observed, actor, save };
}

it('the type form offers the categories and the active teams', async () => {
  const { actor } = await opened();
  const { choices } = actor.getSnapshot().context;
  expect(choices?.assetCategories.map(({ value }) => value)).toContain('Vehicles');
  expect(choices?.teams.map(({ value }) => value)).toContain('Operations');
});

it('a code used by another type is reported at its field', async () => {
  const { save } = await opened();
  const { context } = await save({ ...sample, code: 'lap' });
  expect(context.errors.code).toEqual({ message: expect.stringMatching(/in use/) });
});

it('the kind of assignee cannot change while an asset is assigned: the server reports it', async () => {
  const { save, observed } = await opened(exampleAssetType.id);
  const { context } = await save({ isTeam: true });
  expect(Object.keys(context.errors)).toEqual(['isTeam']);
  expect(observed.problems).toEqual([{ kind: 'conflict', id: 'updateAssetType' }]);
});
