import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { exampleOpenAi } from './key-settings.fixtures.ts';
import { firstKeySettings, typeKey, validateOpenAi } from './key-settings.ts';
import { openAiSettingsMachine } from './open-ai-settings.machine.ts';
import { testModel } from './open-ai-settings.test-model.ts';
import { toLoadedOpenAi, toOpenAiBody } from './open-ai-settings.ts';

testPaths(testModel);

const { form: stored } = toLoadedOpenAi(exampleOpenAi);
const withKey = (apiKey: string, model: string) => ({
  ...stored,
  model,
  apiKey: typeKey(stored.apiKey, apiKey),
});

testLimits({
  schema: getSchema(contract, 'OpenAiSettingsInput'),
  example: { apiKey: 'secret-5678', model: 'demo-model' },
  check: ({ apiKey, model }) => validateOpenAi(withKey(apiKey, model)),
  buildBody: ({ apiKey, model }) => toOpenAiBody(withKey(apiKey, model)),
});

it('another model is used with the stored key', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
  const input = { first: firstKeySettings, persisted: null };
  const actor = createActor(openAiSettingsMachine, { input }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settled();
  const save = async (change: Partial<typeof stored>) => {
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    await settled();
  };
  await save({ isEnabled: true });
  expect(actor.getSnapshot().context.errors).toEqual({ apiKey: { rule: 'required' } });
  await save({ apiKey: typeKey(actor.getSnapshot().context.form.apiKey, 'secret-5678') });
  await save({ model: 'other-model' });
  const { openAiSettings } = await api.getOpenAiSettings({});
  expect(openAiSettings).toMatchObject({
    isEnabled: true,
    model: 'other-model',
    apiKeyHint: '5678',
  });
});
