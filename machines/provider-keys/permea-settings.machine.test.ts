import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { examplePermea } from './key-settings.fixtures.ts';
import {
  firstKeySettings,
  noKey,
  typeKey,
  validatePermea,
  withoutTypedKey,
} from './key-settings.ts';
import { permeaSettingsMachine } from './permea-settings.machine.ts';
import { testModel } from './permea-settings.test-model.ts';
import { toLoadedPermea, toPermeaBody } from './permea-settings.ts';

testPaths(testModel);

const { form: stored } = toLoadedPermea(examplePermea);
const withKey = (apiKey: string, endpoint: string) => ({
  ...stored,
  endpoint,
  apiKey: typeKey(stored.apiKey, apiKey),
});

testLimits({
  schema: getSchema(contract, 'PermeaSettingsInput'),
  example: { apiKey: 'secret-1234', endpoint: 'https://permea.demo.test' },
  check: ({ apiKey, endpoint }) => validatePermea(withKey(apiKey, endpoint)),
  buildBody: ({ apiKey, endpoint }) => toPermeaBody(withKey(apiKey, endpoint)),
});

describe('the errors of the settings', () => {
  const required = { apiKey: { rule: 'required' } };
  const other = { ...stored, endpoint: 'https://elsewhere.test' };
  it.each([
    ['the stored key is used without being entered again', stored, {}],
    [
      'the same address written differently keeps the key',
      { ...stored, endpoint: 'https://PERMEA.demo.test/' },
      {},
    ],
    ['another address needs the key again', other, required],
    [
      'another address is saved with a key',
      { ...other, apiKey: typeKey(stored.apiKey, 'secret') },
      {},
    ],
    [
      'another address is saved without a key',
      { ...other, isEnabled: false, apiKey: { ...stored.apiKey, change: 'removed' as const } },
      {},
    ],
    ['a service in use needs a key', { ...stored, apiKey: noKey }, required],
    [
      'the key of a service in use is not removed',
      { ...stored, apiKey: { ...stored.apiKey, change: 'removed' as const } },
      required,
    ],
    [
      'a new key is not blank',
      { ...stored, isEnabled: false, apiKey: typeKey(stored.apiKey, ' ') },
      required,
    ],
    [
      'an address without TLS is invalid',
      { ...stored, apiKey: noKey, isEnabled: false, endpoint: 'http://permea.test' },
      { endpoint: { rule: 'regex' } },
    ],
  ])('%s', (_, form, errors) => {
    expect(validatePermea(form)).toEqual(errors);
  });
});

it('a draft of the settings has no key', () => {
  const form = { ...withKey('secret-9876', 'https://elsewhere.test'), isEnabled: false };
  const draft = withoutTypedKey(form, stored);
  expect(draft).toMatchObject({ isEnabled: false, endpoint: 'https://elsewhere.test' });
  expect(JSON.stringify(draft)).not.toContain('secret-9876');
});

describe('the settings on the reference server', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
  });

  async function opened() {
    connectAs(server, 'ava', 'aster');
    const input = { first: firstKeySettings, persisted: null };
    const actor = createActor(permeaSettingsMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    const read = () => actor.getSnapshot().context;
    const save = async (change: Partial<typeof stored>) => {
      actor.send({ type: 'form.changed', change });
      actor.send({ type: 'SAVE' });
      await settled();
    };
    return { actor, settled, read, save };
  }

  it('a key is set, replaced and removed, and never returned', async () => {
    const { read, save } = await opened();
    expect(read().form.apiKey.hint).toBeNull();
    await save({ isEnabled: true, apiKey: typeKey(read().form.apiKey, 'secret-1234') });
    expect(read().form).toMatchObject({
      isEnabled: true,
      apiKey: { hint: '1234', change: 'none', typed: '' },
    });
    await save({ apiKey: typeKey(read().form.apiKey, 'secret-5678') });
    expect(read().form.apiKey).toMatchObject({ hint: '5678', change: 'none', typed: '' });
    await save({ isEnabled: false, apiKey: { ...read().form.apiKey, change: 'removed' } });
    expect(read().form.apiKey).toMatchObject({ hint: null, change: 'none' });
    const { permeaSettings } = await api.getPermeaSettings({});
    expect(permeaSettings).toMatchObject({ isEnabled: false, apiKeyHint: null });
  });

  it('the typed key stays while the server is down, and is sent by the next save', async () => {
    const { actor, read, save, settled } = await opened();
    server.setScenario(down);
    await save({ apiKey: typeKey(read().form.apiKey, 'secret-1234') });
    expect(read().failure?.kind).toBe('down');
    expect(read().form.apiKey.typed).toBe('secret-1234');
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    await settled();
    expect(read().form.apiKey.hint).toBe('1234');
  });

  it('a key that someone else has replaced is not overwritten without a decision', async () => {
    const { actor, read, save, settled } = await opened();
    const { isEnabled, endpoint } = examplePermea;
    await api.savePermeaSettings({ body: { isEnabled, endpoint, apiKey: 'theirs-9999' } });
    await save({ apiKey: typeKey(read().form.apiKey, 'secret-1234') });
    expect(actor.getSnapshot().matches({ shown: 'conflict' })).toBe(true);
    actor.send({ type: 'conflict.useTheirs' });
    expect(read().form.apiKey).toMatchObject({ hint: '9999', change: 'none', typed: '' });
    await save({ isEnabled: false });
    await settled();
    const { permeaSettings } = await api.getPermeaSettings({});
    expect(permeaSettings).toMatchObject({ isEnabled: false, apiKeyHint: '9999' });
  });
});
