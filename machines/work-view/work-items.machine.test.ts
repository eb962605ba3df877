import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { firstPage } from '../lists/list-search.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { exampleBoard, exampleImpediment, exampleItem } from './work-view.fixtures.ts';
import { workItemsMachine } from './work-items.machine.ts';
import { testModel } from './work-items.test-model.ts';
import { getMoveBlock } from './work-item.ts';

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
