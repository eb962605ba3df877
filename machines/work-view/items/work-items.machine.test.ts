import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { firstPage, type ListSearch } from '../../lists/list-search.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { exampleBoard, exampleImpediment, exampleItem } from '../work-view.fixtures.ts';
import type { ItemChange } from './item-change.ts';
import { findItem, getShownItems, workItemsMachine } from './work-items.machine.ts';
import { testModel } from './work-items.test-model.ts';
import { getMoveBlock, type WorkItem } from './work-item.ts';

testPaths(testModel);

const search = { ...firstPage, columnFilters: [{ name: 'layout', value: 'board' }] };

it('an impediment is resolved by moving it to done, and goes nowhere else', () => {
  const actor = createActor(workItemsMachine, {
    input: { search, report: { send: () => undefined } },
  }).start();
  actor.send({ type: 'items.loaded', response: exampleBoard, search });
  const { id: itemId } = exampleImpediment();
  const can = (groupId: string) => actor.getSnapshot().can({ type: 'item.move', itemId, groupId });
  expect([can('open'), can('inProgress'), can('done')]).toEqual([false, false, true]);
});

it('a move that is not possible says why', () => {
  const [open] = exampleBoard.groups;
  if (!open) throw new Error('The board has no group.');
  const done = { ...open, id: 'done' };
  const get = (item: Parameters<typeof getMoveBlock>[0]) => getMoveBlock(item, done, 'status');
  expect(get(exampleItem({ groupId: 'open' }))).toBe(null);
  expect(get(exampleItem({ isEditable: false, editBlock: 'notMember' }))).toBe('notMember');
  const shop = { ...open, id: 'shop', isTarget: false };
  expect(getMoveBlock(exampleItem(), shop, 'project')).toBe('notTargetOwner');
  expect(getMoveBlock(exampleItem({ isMovable: false }), shop, 'project')).toBe('notOwner');
  expect(getMoveBlock(exampleItem(), { ...shop, id: 'overdue' }, 'due')).toBe('overdue');
});

describe('the order of tasks on a board', () => {
  const ordered: ListSearch = {
    ...search,
    sort: { column: 'order', direction: 'ascending' },
  };
  const inOpen = (id: string, changes: Partial<WorkItem> = {}) =>
    exampleItem({ id, groupId: 'open', ...changes });
  const billing = { projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02' };
  const inProgress = { status: 'inProgress', groupId: 'inProgress' } as const;
  const items = [
    inOpen('portal 1'),
    inOpen('portal 2'),
    inOpen('billing 1', billing),
    inOpen('billing 2', billing),
    exampleItem({ id: 'billing 3', ...billing, ...inProgress }),
    exampleImpediment({ id: 'impediment', groupId: 'open', status: 'open' }),
  ];

  function loaded() {
    const sendItemChange = vi.fn<(change: ItemChange) => Promise<number>>(async () => 2);
    const machine = workItemsMachine.provide({
      actors: {
        sendItemChange: fromPromise<number | null, { change: ItemChange; item: WorkItem }>(
          ({ input }) => sendItemChange(input.change),
        ),
      },
    });
    const input = { search: ordered, report: { send: () => undefined } };
    const actor = createActor(machine, { input }).start();
    const response = { ...exampleBoard, items };
    actor.send({ type: 'items.loaded', response, search: ordered });
    const shown = () => getShownItems(actor.getSnapshot().context).map(({ id }) => id);
    /** The place that is sent; null for the first of the project, undefined if none is sent. */
    const getSent = () => sendItemChange.mock.lastCall?.[0].afterId;
    return { actor, shown, getSent };
  }

  it('a task that is dropped among those of another project gets the next place in its own', () => {
    const { actor, shown, getSent } = loaded();
    actor.send({ type: 'item.place', itemId: 'portal 1', afterId: 'billing 1' });
    expect(getSent()).toBe('portal 2');
    expect(shown().slice(0, 3)).toEqual(['portal 2', 'portal 1', 'billing 1']);
  });

  it('a task that is dropped above all of its project is the first of them', () => {
    const { actor, shown, getSent } = loaded();
    actor.send({ type: 'item.place', itemId: 'billing 2', afterId: 'portal 1' });
    expect(getSent()).toBe(null);
    expect(shown().slice(0, 4)).toEqual(['portal 1', 'portal 2', 'billing 2', 'billing 1']);
  });

  it('a task that keeps its place in its project is not sent', () => {
    const { actor } = loaded();
    const can = (itemId: string, afterId: string | null) =>
      actor.getSnapshot().can({ type: 'item.place', itemId, afterId });
    expect(can('billing 1', 'portal 1')).toBe(false);
    expect(can('billing 1', null)).toBe(false);
    expect(can('portal 2', 'billing 2')).toBe(false);
    expect(can('portal 2', 'impediment')).toBe(false);
    expect(can('billing 3', null)).toBe(false);
    expect(can('portal 1', 'portal 1')).toBe(false);
    expect(can('portal 1', 'unknown')).toBe(false);
    expect(can('impediment', 'portal 1')).toBe(false);
    expect(can('portal 1', 'portal 2')).toBe(true);
  });

  it.each([
    ['a task of its project', 'billing 1', 'billing 1'],
    ['a task of another project', 'portal 2', null],
    ['an impediment', 'impediment', 'billing 2'],
  ] as const)(
    'a task that moves to another column, below %s, is placed only among those of its project',
    (_, afterId, sent) => {
      const { actor, getSent } = loaded();
      actor.send({ type: 'item.move', itemId: 'billing 3', groupId: 'open', afterId });
      expect(getSent()).toBe(sent);
    },
  );

  it('a task that moves to a column without others of its project keeps its order', () => {
    const { actor, getSent } = loaded();
    const event = { type: 'item.move', itemId: 'portal 1', afterId: 'billing 3' } as const;
    actor.send({ ...event, groupId: 'inProgress' });
    expect(findItem(actor.getSnapshot().context, 'portal 1')).toMatchObject(inProgress);
    expect(getSent()).toBe(undefined);
  });
});
