import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { testPaths } from '../testing/paths.suite.ts';
import { menuHistoryMachine } from './menu-history.machine.ts';
import { testModel } from './menu-history.test-model.ts';
import { exampleMenu } from './menu.fixtures.ts';

testPaths(testModel);

it('changes are undone one by one, and typing a title is one of them', () => {
  const actor = createActor(menuHistoryMachine).start();
  const undone: unknown[] = [];
  actor.on('menu.undone', ({ appMenus }) => undone.push(appMenus));
  const [first, second] = [exampleMenu, exampleMenu.slice(1)];
  actor.send({ type: 'edit.made', before: first, subject: '' });
  actor.send({ type: 'edit.made', before: second, subject: 'title:apps' });
  actor.send({ type: 'edit.made', before: [], subject: 'title:apps' });
  actor.send({ type: 'undo' });
  actor.send({ type: 'undo' });
  expect(undone).toEqual([second, first]);
  expect(actor.getSnapshot().can({ type: 'undo' })).toBe(false);
});
