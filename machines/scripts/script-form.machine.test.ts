import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { connectAs } from '../testing/connect.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { scriptFormMachine } from './script-form.machine.ts';
import { testModel } from './script-form.test-model.ts';
import { exampleScript } from './script.fixtures.ts';
import { emptyScript, validateScript, toScriptBody, toScriptForm } from './script.ts';

const form = {
  testModel,
  server: createNodeServer,
  sample: { ...emptyScript, name: 'Report', code: 'say(1)' },
  mine: { name: 'Morning greeting' },
  theirs: { code: 'say(2)' },
  name: 'name' as const,
  list: async () => (await api.getScripts({})).scripts,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteScript({ path: { id } }) });

describe('the form as ScriptInput', () => {
  testLimits({
    schema: getSchema(contract, 'ScriptInput'),
    example: toScriptForm(exampleScript),
    buildBody: (values) => ({ id: exampleScript.id, ...toScriptBody(values) }),
    check: validateScript,
  });
});

async function saveNamed(name: string) {
  const { problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const input = { id: null, sourceId: null, persisted: null };
  const actor = createActor(scriptFormMachine, { input }).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  actor.send({ type: 'form.changed', change: { name } });
  actor.send({ type: 'SAVE' });
  const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  return { context, problems };
}

it.each([' GREETING ', 'Greet\u00ADing'])(
  'the name %j of another script is rejected at its field, and stays typed',
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
