import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './work-view.test-model.ts';
import {
  findItem,
  getShownGroups,
  getShownItems,
  workItemsMachine,
} from './items/work-items.machine.ts';
import { workViewMachine } from './work-view.machine.ts';

testPaths(testModel);

function expectDefined<Value>(value: Value | undefined): Value {
  if (value === undefined)
    throw new Error('The work view has nothing that fits; check the demo data.');
  return value;
}

const toSearch = (filters: Record<string, string>): ListSearch => ({
  ...firstPage,
  columnFilters: Object.entries(filters).map(([name, value]) => ({ name, value })),
});

async function open(
  personId: string,
  filters: Record<string, string>,
  sort: ListSearch['sort'] = null,
) {
  const server = await createNodeServer();
  const connected = connectAs(server, personId, 'aster');
  const actor = createActor(workViewMachine, {
    input: { search: { ...toSearch(filters), sort }, defaultScope: 'mine' },
  });
  actor.start();
  const settled = () =>
    waitFor(actor, (state) => state.matches('shown') && items.getSnapshot().matches('stored'));
  const items = expectDefined(actor.getSnapshot().children.items);
  await settled();
  const context = () => items.getSnapshot().context;
  /** Sends an event, and waits until the change is stored or has failed, and shown. */
  const send = async (event: Parameters<typeof items.send>[0]) => {
    const reloaded = waitFor(actor, (state) => state.matches('refreshing'));
    items.send(event);
    await reloaded;
    await settled();
  };
  return { server, actor, items, send, context, settled, ...connected };
}

const board = { layout: 'board', scope: 'all', groupBy: 'status', status: 'any' };

/** A task that the person may change, in the group of open tasks. */
const findOpen = (context: Parameters<typeof getShownItems>[0]) =>
  expectDefined(
    getShownItems(context).find(
      ({ kind, isEditable, status }) => kind === 'task' && isEditable && status === 'open',
    ),
  );

describe('the work view', () => {
  it('a moved card is in its new column at once, is stored, and can be put back', async () => {
    const { context, send } = await open('ava', board);
    const { id } = findOpen(context());
    const count = (groupId: string) =>
      getShownGroups(context()).find((group) => group.id === groupId)?.count ?? 0;
    const before = count('inProgress');
    const moved = send({ type: 'item.move', itemId: id, groupId: 'inProgress' });
    expect(findItem(context(), id)).toMatchObject({ status: 'inProgress', groupId: 'inProgress' });
    expect(count('inProgress')).toBe(before + 1);
    await moved;
    expect(context().response?.items.find((item) => item.id === id)?.status).toBe('inProgress');
    await send({ type: 'change.undo' });
    expect(context().response?.items.find((item) => item.id === id)?.status).toBe('open');
  });

  it.each([
    ['the table', { scope: 'all' }, 'item.change'],
    ['the board', { layout: 'board', scope: 'all', groupBy: 'status' }, 'item.move'],
  ] as const)(
    'a task that has left the filter of %s comes back when its change is undone',
    async (_, filters, type) => {
      const { context, send, problems } = await open('ava', filters);
      const { id } = findOpen(context());
      await send(
        type === 'item.change'
          ? { type, itemId: id, fields: { status: 'done' } }
          : { type, itemId: id, groupId: 'done' },
      );
      expect(findItem(context(), id)).toBe(undefined);
      await send({ type: 'change.undo' });
      expect([context().failed, problems]).toEqual([[], []]);
      expect(context().response?.items.find((item) => item.id === id)?.status).toBe('open');
      expect(context()).toMatchObject({ undoable: null, undone: { id } });
    },
  );

  it('the last of several changes of a task is undone', async () => {
    const { items, context, send, problems } = await open('ava', { scope: 'all' });
    const { id } = findOpen(context());
    items.send({ type: 'item.change', itemId: id, fields: { status: 'inProgress' } });
    await send({ type: 'item.change', itemId: id, fields: { status: 'blocked' } });
    await send({ type: 'change.undo' });
    expect([context().failed, problems]).toEqual([[], []]);
    expect(findItem(context(), id)?.status).toBe('inProgress');
  });

  it('an undo does not overwrite what someone else has changed since', async () => {
    const { actor, context, send, settled } = await open('ava', board);
    const { id, title } = findOpen(context());
    await send({ type: 'item.move', itemId: id, groupId: 'inProgress' });
    const { api } = await import('#openapi/client/index.ts');
    await api.updateProjectTask({
      body: { taskId: id, taskName: title, taskDescription: '', status: 'blocked' },
    });
    actor.send({ type: 'tab.returned' });
    await settled();
    expect(findItem(context(), id)?.status).toBe('blocked');
    await send({ type: 'change.undo' });
    expect(context().failed).toMatchObject([{ kind: 'conflict' }]);
    expect(findItem(context(), id)?.status).toBe('blocked');
    await send({ type: 'change.retry', itemId: id });
    expect(findItem(context(), id)?.status).toBe('open');
  });

  it('a card that could not be sent stays where it was dropped, and is sent again or put back', async () => {
    const { items, context, send, server } = await open('ava', board);
    const { id } = findOpen(context());
    server.setScenario(down);
    await send({ type: 'item.move', itemId: id, groupId: 'blocked' });
    expect(context().failed).toMatchObject([{ kind: 'offline' }]);
    expect(findItem(context(), id)?.status).toBe('blocked');
    items.send({ type: 'change.discard', itemId: id });
    expect(findItem(context(), id)?.status).toBe('open');
    await send({ type: 'item.move', itemId: id, groupId: 'blocked' });
    server.setScenario(healthy);
    await send({ type: 'change.retry', itemId: id });
    expect(context().failed).toEqual([]);
    expect(context().response?.items.find((item) => item.id === id)?.status).toBe('blocked');
  });

  it('a card that someone else has changed first is shown as they left it', async () => {
    const { context, send } = await open('ava', board);
    const { id, title } = findOpen(context());
    const { api } = await import('#openapi/client/index.ts');
    await api.updateProjectTask({
      body: { taskId: id, taskName: `${title} soon`, taskDescription: '', status: 'inProgress' },
    });
    await send({ type: 'item.move', itemId: id, groupId: 'done' });
    expect(context().failed).toMatchObject([{ kind: 'conflict' }]);
    expect(findItem(context(), id)).toMatchObject({ title: `${title} soon`, status: 'inProgress' });
    await send({ type: 'change.retry', itemId: id });
    expect(findItem(context(), id)).toMatchObject({ title: `${title} soon`, status: 'done' });
  });

  it('an item moves to another due date, and not into the past', async () => {
    const { items, context, send } = await open('ava', { ...board, groupBy: 'due' });
    const { id } = findOpen(context());
    expect(items.getSnapshot().can({ type: 'item.move', itemId: id, groupId: 'overdue' })).toBe(
      false,
    );
    await send({ type: 'item.move', itemId: id, groupId: 'nextWeek' });
    const group = context().response?.groups.find((each) => each.id === 'nextWeek');
    expect(findItem(context(), id)).toMatchObject({ dueOn: group?.dueOn, groupId: 'nextWeek' });
  });

  it('the table shows the page of the address', async () => {
    const { context } = await open('ava', { scope: 'all' });
    expect(context().response?.items).toHaveLength(10);
    expect(context().response?.totalCount).toBeGreaterThan(10);
  });

  it('a card that is dropped among those of another project is placed in its own, without an error', async () => {
    const { context, send, problems } = await open('ava', board, {
      column: 'order',
      direction: 'ascending',
    });
    const shown = getShownItems(context()).filter(
      ({ kind, groupId, isEditable }) => kind === 'task' && groupId === 'open' && isEditable,
    );
    const siblings = Map.groupBy(shown, ({ projectId }) => projectId);
    const [first, second] = expectDefined([...siblings.values()].find(({ length }) => length > 1));
    const { id, projectId } = expectDefined(first);
    const last = expectDefined(shown.findLast((each) => each.projectId !== projectId));
    expect(shown.indexOf(last)).toBeGreaterThan(shown.indexOf(expectDefined(second)));
    await send({ type: 'item.place', itemId: id, afterId: last.id });
    expect([context().failed, problems]).toEqual([[], []]);
    const after = getShownItems(context()).findLast(
      (each) => each.projectId === projectId && each.groupId === 'open',
    );
    expect(after?.id).toBe(id);
  });

  it('a change that could not be sent stays when the filters change', async () => {
    const { actor, items, context, send, settled, server } = await open('ava', board);
    const { id } = findOpen(context());
    server.setScenario(down);
    await send({ type: 'item.move', itemId: id, groupId: 'blocked' });
    server.setScenario(healthy);
    actor.send({ type: 'search.changed', search: toSearch({ ...board, kind: 'task' }) });
    await settled();
    expect(actor.getSnapshot().children.items).toBe(items);
    expect(context().failed).toMatchObject([{ kind: 'offline', change: { item: { id } } }]);
    expect(findItem(context(), id)?.status).toBe('blocked');
  });

  it('a change that is being sent while the filters change is stored', async () => {
    const { actor, items, context, settled } = await open('ava', board);
    const { id } = findOpen(context());
    items.send({ type: 'item.move', itemId: id, groupId: 'inProgress' });
    actor.send({ type: 'search.changed', search: toSearch({ ...board, kind: 'task' }) });
    await settled();
    actor.send({ type: 'tab.returned' });
    await settled();
    expect(context().response?.items.find((item) => item.id === id)?.status).toBe('inProgress');
  });
});

it('after a failure of the items’ machine, the page is loaded again by the person, and works', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  let failures = 1;
  const machine = workViewMachine.provide({
    actors: {
      workItems: workItemsMachine.provide({
        actions: {
          reportLast: () => {
            failures -= 1;
            if (failures >= 0) throw new Error('This is a bug.');
          },
        },
      }),
    },
  });
  const input = { search: toSearch(board), defaultScope: 'mine' as const };
  const actor = createActor(machine, { input }).start();
  const getItems = () => expectDefined(actor.getSnapshot().children.items);
  const change = async (groupId: string) => {
    const { id } = findOpen(getItems().getSnapshot().context);
    getItems().send({ type: 'item.move', itemId: id, groupId });
    return id;
  };
  await waitFor(actor, (state) => state.matches('shown'));
  const failing = getItems();
  await change('inProgress');
  await waitFor(actor, (state) => state.matches('unavailable'));
  expect(getItems()).not.toBe(failing);
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('shown'));
  const id = await change('blocked');
  await waitFor(getItems(), (state) => state.matches('stored'));
  expect(findItem(getItems().getSnapshot().context, id)?.status).toBe('blocked');
});
