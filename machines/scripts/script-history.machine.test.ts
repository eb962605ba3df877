import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { scriptHistoryMachine } from './script-history.machine.ts';
import { testModel } from './script-history.test-model.ts';

testPaths(testModel);

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer();
});

async function openGreeting() {
  const { calls } = connectAs(server, 'ava', 'aster');
  const { scripts } = await api.getScripts({});
  const id = scripts.find(({ name }) => name === 'Greeting')?.id ?? '';
  const actor = createActor(scriptHistoryMachine, { input: { id } }).start();
  const settle = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settle();
  return { id, actor, settle, calls };
}

it('the demo script has five versions, two of which are compared', async () => {
  const { actor, settle } = await openGreeting();
  const { versions, total } = actor.getSnapshot().context;
  expect([versions.map(({ version }) => version), total]).toEqual([[5, 4, 3, 2, 1], 5]);
  actor.send({ type: 'versions.compare', older: 3, newer: 5 });
  const { context } = await settle();
  expect(context.lines.some(({ kind }) => kind !== 'same')).toBe(true);
  expect(context.lines.some(({ kind }) => kind === 'same')).toBe(true);
});

it('an old version is restored as a new one', async () => {
  const { id, actor, settle } = await openGreeting();
  actor.send({ type: 'version.restore', version: 1 });
  actor.send({ type: 'YES' });
  const { context } = await settle();
  expect(context.versions.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  const { script } = await api.getScript({ path: { id } });
  expect(script.code).toBe(script.versions.at(-1)?.code);
});

it('a script that someone else has changed is restored only after a second yes', async () => {
  const { id, actor, settle } = await openGreeting();
  connectAs(server, 'kira', 'aster');
  const { script } = await api.getScript({ path: { id } });
  const { name, description } = script;
  await api.updateScript({ body: { id, name, description, code: 'stop()' } });
  connectAs(server, 'ava', 'aster');
  actor.send({ type: 'version.restore', version: 1 });
  actor.send({ type: 'YES' });
  expect((await settle()).context.failure?.message).toContain('Kira Novak');
  actor.send({ type: 'YES' });
  const { context } = await settle();
  expect(context.versions[0]?.version).toBe(7);
});
