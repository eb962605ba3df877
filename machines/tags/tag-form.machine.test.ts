import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { tagFormMachine } from './tag-form.machine.ts';
import { testModel } from './tag-form.test-model.ts';
import { sampleTag } from './tag.fixtures.ts';
import { emptyTag, toTagBody, toTagForm, validateTag } from './tag.ts';

const example = toTagForm(sampleTag);
const sample = { ...emptyTag, name: 'Quarterly' };
const listed = async () => (await api.getTags({})).tags;

const form = {
  testModel,
  server: createNodeServer,
  sample,
  mine: { color: '#B91C1C' },
  theirs: { name: 'Every quarter' },
  name: 'name' as const,
  list: listed,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteTag({ path: { id } }) });

describe.each(['TagInput', 'TagUpdate'] as const)('the tag form as %s', (name) => {
  testLimits({
    schema: getSchema(contract, name),
    example,
    buildBody: (values) => ({ id: sampleTag.id, ...toTagBody(values) }),
    check: validateTag,
  });
});

describe('the validation of a tag', () => {
  it.each(['7c3aed', ' #7C3AED '])('the colour %j is accepted, and sent with its hash', (color) => {
    expect(validateTag({ ...example, color })).toEqual({});
    expect(toTagBody({ ...example, color }).color).toBe('#7C3AED');
  });

  it.each(['red', '#12345', '#1234567', '##12345'])('the colour %j is invalid', (color) => {
    expect(validateTag({ ...example, color })).toEqual({ color: { rule: 'regex' } });
  });

  it('the name of a tag is sent with one space in a row', () => {
    expect(toTagBody({ ...example, name: '  Q 3\u00A0 \t plan ' }).name).toBe('Q 3 plan');
  });
});

it('the form of a tag names the other tag that has the typed name', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const [one, other] = await listed();
  if (!one || !other) throw new Error('Expected two demo tags, found fewer.');
  const input = { id: one.id, sourceId: null, persisted: null };
  const actor = createActor(tagFormMachine, { input }).start();
  const isSettled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await isSettled();
  actor.send({ type: 'form.changed', change: { name: ` ${other.name.toUpperCase()} ` } });
  actor.send({ type: 'SAVE' });
  const { context } = await isSettled();
  expect(context.failure?.otherId).toBe(other.id);
  expect(context.errors).toHaveProperty('name');
});
