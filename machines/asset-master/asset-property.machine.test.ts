import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPart } from '../testing/part.suite.ts';
import { testModel } from './asset-property.test-model.ts';
import { exampleAssetType } from './asset-type.fixtures.ts';
import {
  controlTypeIds,
  dataTypeIds,
  emptyOption,
  emptyProperty,
  validateProperty,
  toPropertyForm,
  type PropertyForm,
} from './type-property.ts';

const typeId = exampleAssetType.id;
const listed = async (id: string) =>
  (await api.listAssetTypeProperties({ path: { typeId: id } })).assetTypeProperties;
const named = async (name: string) =>
  (await listed(typeId)).find((each) => each.assetTypePropertyName === name);

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => typeId,
  getParts: listed,
  toForm: toPropertyForm,
  emptyForm: emptyProperty,
  sample: { ...emptyProperty, assetTypePropertyName: 'Colour' },
  other: { isMandatory: false },
  name: 'assetTypePropertyName',
});

const options = (...descriptions: string[]): PropertyForm => ({
  ...emptyProperty,
  assetTypePropertyName: 'Colour',
  controlTypeId: controlTypeIds.DropDown,
  controlDataListValue: descriptions.map((description) => ({ ...emptyOption, description })),
});

describe('the options of a drop-down', () => {
  const findError = (form: PropertyForm) => validateProperty(form).controlDataListValue;

  it('a drop-down needs at least one option, not counting blank rows', () => {
    expect(findError(options())).toEqual({ rule: 'required' });
    expect(findError(options(' ', ''))).toEqual({ rule: 'required' });
    expect(findError(options('Red', ' '))).toBeUndefined();
  });

  it('an option has at most 250 characters', () => {
    expect(findError(options('خ'.repeat(250)))).toBeUndefined();
    expect(findError(options('خ'.repeat(251)))).toEqual({ rule: 'max', values: { max: 250 } });
  });

  it('the options are numbers if the data type is Number', () => {
    const numbers = { dataTypeId: dataTypeIds.Number };
    expect(findError({ ...options('13.3', '-2'), ...numbers })).toBeUndefined();
    expect(findError({ ...options('13.3', 'wide'), ...numbers })).toEqual({ rule: 'numeric' });
  });

  it('the options are ignored for a text box', () => {
    expect(findError({ ...options(), controlTypeId: controlTypeIds.TextBox })).toBeUndefined();
  });
});

describe('a property of an asset type', () => {
  let observed: Observed;

  beforeEach(async () => {
    observed = connectAs(await createNodeServer(), 'ines', 'aster');
  });

  async function saved(name: string | null, change: Partial<PropertyForm>) {
    const part = name === null ? null : ((await named(name)) ?? null);
    const actor = createActor(testModel.machine, { input: { parentId: typeId, part } }).start();
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  }

  it('the property becomes a drop-down with its options, without surrounding spaces', async () => {
    expect((await saved(null, options(' Red ', '', 'Blue'))).value).toBe('saved');
    const made = await named('Colour');
    expect(made?.controlDataListValue.map(({ description }) => description)).toEqual([
      'Blue',
      'Red',
    ]);
    expect(made?.isMandatory).toBe(true);
  });

  it('the property must not list an option twice: the server names it', async () => {
    const { context } = await saved(null, options('Red', 'red'));
    expect(context.errors.controlDataListValue).toEqual({ message: expect.stringMatching(/red/i) });
  });

  it('the property keeps an option that assets use', async () => {
    const memory = await named('Memory');
    const selected = memory?.controlDataListValue.find(({ assetCount = 0 }) => assetCount > 0);
    const persisted = (memory && toPropertyForm(memory).controlDataListValue) ?? [];
    const change = { controlDataListValue: persisted.filter(({ id }) => id !== selected?.id) };
    const { value, context } = await saved('Memory', change);
    expect(value).toEqual({ editing: 'filling' });
    expect(Object.keys(context.errors)).toEqual(['controlDataListValue']);
    expect(observed.problems).toEqual([{ kind: 'conflict', id: 'updateAssetTypeProperty' }]);
  });

  it('the property keeps its control type while assets have a value for it', async () => {
    const { context } = await saved('Memory', { controlTypeId: controlTypeIds.TextBox });
    expect(Object.keys(context.errors)).toEqual(['controlTypeId']);
  });

  it('the property renames an option in use, and its assets keep their selection', async () => {
    const memory = await named('Memory');
    const [first, ...rest] = (memory && toPropertyForm(memory).controlDataListValue) ?? [];
    const uses = memory?.controlDataListValue.find(({ id }) => id === first?.id)?.assetCount;
    const change = {
      controlDataListValue: [{ id: first?.id ?? '', description: 'Tiny' }, ...rest],
    };
    expect((await saved('Memory', change)).value).toBe('saved');
    const renamed = (await named('Memory'))?.controlDataListValue.find(
      ({ id }) => id === first?.id,
    );
    expect(renamed).toEqual({ id: first?.id, description: 'Tiny', assetCount: uses });
  });
});

it('control types and data types have the ids that the server defines', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const { controlTypes, dataTypes } = await api.getAssetPropertyDefaults({});
  const getIds = (items: readonly { masterId: string; description: string }[]) =>
    Object.fromEntries(items.map(({ masterId, description }) => [description, masterId]));
  expect(getIds(controlTypes)).toEqual(controlTypeIds);
  expect(getIds(dataTypes)).toEqual(dataTypeIds);
});
