import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { connectAs } from '../testing/connect.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { designationFormMachine } from './designation-form.machine.ts';
import { testModel } from './designation-form.test-model.ts';
import { exampleDesignation } from './designation.fixtures.ts';
import {
  emptyDesignation,
  validateDesignation,
  toDesignationBody,
  toDesignationForm,
} from './designation.ts';

const form = {
  testModel,
  server: createNodeServer,
  sample: { ...emptyDesignation, name: 'Analyst' },
  mine: { name: 'Senior developer' },
  // The form has one field: theirs is a save without a change.
  theirs: {},
  name: 'name' as const,
  list: async () => (await api.getDesignations({})).designations,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteDesignation({ path: { id } }) });

describe('the form as DesignationInput', () => {
  testLimits({
    schema: getSchema(contract, 'DesignationInput'),
    example: toDesignationForm(exampleDesignation),
    buildBody: (values) => ({ id: exampleDesignation.id, ...toDesignationBody(values) }),
    check: validateDesignation,
  });
});

async function saveNamed(name: string) {
  const { problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const input = { id: null, sourceId: null, persisted: null };
  const actor = createActor(designationFormMachine, { input }).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  actor.send({ type: 'form.changed', change: { name } });
  actor.send({ type: 'SAVE' });
  const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  return { context, problems };
}

it.each([' DEVELOPER ', 'Devel\u00ADoper', 'Project  manager'])(
  'the name %j of another designation is rejected at its field, and stays typed',
  async (name) => {
    const { context } = await saveNamed(name);
    expect(context.errors).toHaveProperty('name');
    expect(context.form.name).toBe(name);
  },
);

it('a name of invisible characters counts as missing, at its field', async () => {
  const { context } = await saveNamed('\u200B\u2060');
  expect(context.errors).toHaveProperty('name');
});
