import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { createOption, findOptionErrors, moveBy, moveTo, selectOption } from './option-row.ts';
import {
  emptyValueList,
  toValueListBody,
  toValueListForm,
  validateValueList,
  type ValueListForm,
} from './value-list.ts';
import { exampleValueList } from './value-list.fixtures.ts';
import { valueListFormMachine } from './value-list-form.machine.ts';
import { testModel } from './value-list-form.test-model.ts';

const form = {
  testModel,
  server: createNodeServer,
  sample: { ...emptyValueList, name: 'Shirt sizes', code: 'shirtSizes' },
  mine: { name: 'Sizes' },
  theirs: { code: 'sizes' },
  name: 'name' as const,
  extraFields: (name: string) => ({ code: name.trim() || 'none' }),
  list: async () => (await api.getLists({})).lists,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteList({ path: { id } }) });

describe('the form as ListInput', () => {
  testLimits({
    schema: getSchema(contract, 'ListInput'),
    example: toValueListForm(exampleValueList),
    buildBody: (values) => ({ id: exampleValueList.id, ...toValueListBody(values) }),
    check: validateValueList,
  });
});

describe('the options of a list', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ ...createOption(id), value: id, code: id }));
  const getIds = (moved: typeof rows | readonly { id: string }[]) => moved.map(({ id }) => id);

  it('an option is moved by steps as far as possible, or next to another one', () => {
    expect(getIds(moveBy(rows, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(getIds(moveBy(rows, 'a', Infinity))).toEqual(['b', 'c', 'a']);
    expect(moveBy(rows, 'a', -1)).toBe(rows);
    expect(getIds(moveTo(rows, 'c', { id: 'a', isAfter: false }))).toEqual(['c', 'a', 'b']);
    expect(getIds(moveTo(rows, 'a', { id: 'b', isAfter: true }))).toEqual(['b', 'a', 'c']);
  });

  it('an option that is selected by default replaces the previous one', () => {
    const first = selectOption(rows, 'a', true);
    const second = selectOption(first, 'b', true);
    expect(second.map(({ isSelected }) => isSelected)).toEqual([false, true, false]);
    expect(selectOption(second, 'b', false).some(({ isSelected }) => isSelected)).toBe(false);
  });

  it('a value or code that an earlier option has is an error at its own field', () => {
    const twice = rows.with(2, { id: 'c', value: ' A ', code: 'B', isSelected: false });
    expect(findOptionErrors(twice)).toEqual([
      { at: 2, field: 'value', error: 'twice' },
      { at: 2, field: 'code', error: 'twice' },
    ]);
  });

  it('an option of invisible characters is missing', () => {
    const blank = [{ ...createOption('a'), value: '\u200B', code: 'x' }];
    expect(findOptionErrors(blank)).toMatchObject([{ at: 0, field: 'value' }]);
  });
});

describe('the form on the reference server', () => {
  beforeEach(async () => {
    connectAs(await createNodeServer(), 'kira', 'aster');
  });

  async function saved(change: (form: ValueListForm) => Partial<ValueListForm>) {
    const { lists } = await api.getLists({});
    const list = lists.find(({ code }) => code === 'workPlaces');
    const input = { id: list?.id ?? '', sourceId: null, persisted: null };
    const actor = createActor(valueListFormMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    const { context } = await settled();
    actor.send({ type: 'form.changed', change: change(context.form) });
    actor.send({ type: 'SAVE' });
    return settled();
  }

  const addScript = (code: string) =>
    api.createScript({
      body: { id: crypto.randomUUID(), name: 'Places', description: '', code },
    });

  it('options are stored in their new order', async () => {
    await saved(({ options }) => ({ options: options.toReversed() }));
    const { lists } = await api.getLists({});
    const options = lists.find(({ code }) => code === 'workPlaces')?.options;
    expect(options?.map(({ value }) => value)).toEqual(['Client', 'Home', 'Office']);
  });

  it('an option that a script uses stays, and its removal is rejected at the options', async () => {
    await addScript('const place = find("workPlaces", "home");');
    const { context } = await saved(({ options }) => ({
      options: options.filter(({ code }) => code !== 'home'),
    }));
    expect(context.errors.options).toMatchObject({ message: expect.stringContaining('Places') });
    expect(context.form.options).toHaveLength(2);
  });

  it('the code of a list that a script uses is rejected at its field', async () => {
    await addScript("find('workPlaces')");
    const { context } = await saved(() => ({ code: 'places' }));
    expect(context.errors.code).toMatchObject({ message: expect.stringContaining('Places') });
  });
});
