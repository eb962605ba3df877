import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { testPaths } from '../testing/paths.suite.ts';
import { isDefault, getShown, defaultArrangement, type Arrangement } from './arrangement.ts';
import { testModel, names } from './tile-arrangement.test-model.ts';

testPaths(testModel);

function arrange(arrangement: Arrangement) {
  const observed: Arrangement[] = [];
  const actor = createActor(testModel.machine, { input: { names, arrangement } }).start();
  actor.on('arranged', (event) => observed.push(event.arrangement));
  actor.send({ type: 'tiles.arrange' });
  return { actor, observed, arranged: () => actor.getSnapshot().context.arrangement };
}

describe('the arrangement of the tiles', () => {
  it('the arrangement is stored only once it is saved', () => {
    const { actor, observed, arranged } = arrange(defaultArrangement);
    actor.send({
      type: 'tile.moved',
      name: 'unreadNotifications',
      anchor: 'hoursToday',
      isAfter: false,
    });
    actor.send({ type: 'tile.shown', name: 'runningNow', isShown: false });
    expect(observed).toEqual([]);
    actor.send({ type: 'SAVE' });
    expect(observed).toEqual([arranged()]);
    expect(getShown(names, arranged())).toEqual(['unreadNotifications', 'hoursToday']);
  });

  it('the arrangement does not change if it is cancelled', () => {
    const { actor, observed, arranged } = arrange(defaultArrangement);
    actor.send({ type: 'tile.shown', name: 'runningNow', isShown: false });
    actor.send({ type: 'CANCEL' });
    expect([observed, arranged()]).toEqual([[], defaultArrangement]);
  });

  it('the arrangement is the default again after Reset, and hidden tiles are shown', () => {
    const { actor, arranged } = arrange({ order: ['runningNow'], hidden: ['hoursToday'] });
    actor.send({ type: 'reset' });
    actor.send({ type: 'SAVE' });
    expect(isDefault(names, arranged())).toBe(true);
    expect(getShown(names, arranged())).toEqual([...names]);
  });

  it('the arrangement ignores a tile moved next to itself or to a missing one', () => {
    const { actor } = arrange(defaultArrangement);
    const order = () => actor.getSnapshot().context.draft.order;
    actor.send({ type: 'tile.moved', name: 'runningNow', anchor: 'runningNow', isAfter: true });
    actor.send({ type: 'tile.moved', name: 'missing', anchor: 'runningNow', isAfter: true });
    actor.send({ type: 'tile.moved', name: 'runningNow', anchor: 'missing', isAfter: true });
    expect(order()).toEqual([...names]);
  });

  it('the arrangement inserts a new tile at its default position', () => {
    const before: Arrangement = { order: ['unreadNotifications', 'hoursToday'], hidden: [] };
    expect(getShown(names, before)).toEqual(['unreadNotifications', 'hoursToday', 'runningNow']);
    expect(getShown(['first', ...names], before)[0]).toBe('first');
  });

  it('the arrangement leaves out tiles that the user no longer has', () => {
    const before: Arrangement = {
      order: ['missing', 'runningNow', 'runningNow'],
      hidden: ['missing'],
    };
    expect(getShown(names, before)).toEqual(['hoursToday', 'runningNow', 'unreadNotifications']);
    expect(isDefault(names, before)).toBe(true);
  });
});
