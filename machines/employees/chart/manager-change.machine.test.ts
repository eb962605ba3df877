import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { managerChangeMachine } from './manager-change.machine.ts';
import { testModel } from './manager-change.test-model.ts';

testPaths(testModel);

beforeEach(async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
});

const read = async (id: string) => (await api.getEmployee({ path: { id } })).employee;
const hugo = { id: 'employee-hugo', label: 'Hugo Silva' };

async function open(id: string, manager?: typeof hugo) {
  const person = await read(id);
  const actor = createActor(managerChangeMachine, { input: { person, manager } }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settled();
  const send = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return settled();
  };
  return { actor, send };
}

it('a person is moved after the consequences are shown', async () => {
  const { actor, send } = await open('employee-ben');
  await send({ type: 'manager.selected', choice: hugo });
  const { value, context } = await send({ type: 'CONTINUE' });
  expect(value).toBe('confirming');
  expect(context.preview).toMatchObject({ manager: 'Hugo Silva', formerManager: 'Grace Kim' });
  expect((await read('employee-ben')).reportingToId).toBe('employee-grace');
  expect((await send({ type: 'SAVE' })).value).toBe('saved');
  expect((await read('employee-ben')).reportingToId).toBe('employee-hugo');
  expect(actor.getSnapshot().output).toEqual({ isOutdated: true });
});

it('a person who is dropped on a manager sees the consequences at once', async () => {
  const { actor } = await open('employee-ben', hugo);
  expect(actor.getSnapshot().value).toBe('confirming');
});

it('a person is not moved below someone who reports to them', async () => {
  const { send } = await open('employee-grace');
  await send({ type: 'manager.selected', choice: { id: 'employee-ben', label: 'Ben Okafor' } });
  const { value, context } = await send({ type: 'CONTINUE' });
  expect(value).toBe('selecting');
  expect(context.failure?.message).toContain('report to themselves');
});

it('the change of someone else is named, and is not overwritten', async () => {
  const { send } = await open('employee-ben', hugo);
  await api.setEmployeeManager({ body: { id: 'employee-ben', reportingToId: null } });
  const { value, context } = await send({ type: 'SAVE' });
  expect([value, context.isOutdated]).toEqual(['confirming', true]);
  expect(context.failure?.message).toContain('Ava Stone');
  expect((await send({ type: 'SAVE' })).value).toBe('confirming');
  expect((await read('employee-ben')).reportingToId).toBeNull();
});
