import { describe, expect, it } from 'vitest';
import { delayedMachine, parallelMachine } from '../../testing/charts.ts';
import { createStage } from '../../testing/stage.ts';
import { frozenActor } from './frozen-actor.ts';

describe('a frozen actor', () => {
  it('a frozen actor stays in its state for ever, and the panel shows it as frozen', async () => {
    const stage = createStage([]);
    const actor = frozenActor(delayedMachine, {
      state: 'red',
      input: undefined,
      context: { rounds: 2 },
    });
    expect(actor.getSnapshot()).toMatchObject({ value: 'red', context: { rounds: 2 } });
    expect(stage.state()).toMatchObject({
      actors: [{ id: 'crossing', isFrozen: true, status: 'active' }],
      moments: { crossing: { active: ['crossing', 'crossing.red'], context: { rounds: 2 } } },
      steps: [],
      clock: { waits: [] },
    });
    await stage.obey({ type: 'send', actor: 'crossing', event: { type: 'pressed' } });
    await stage.obey({ type: 'goToUncovered', actor: 'crossing' });
    expect(stage.state()).toMatchObject({ steps: [], notices: [] });
    expect(stage.interaction.tally.covered()).toEqual({});
  });

  it('a frozen actor has its other regions in their initial states, and yields to the next actor', () => {
    const stage = createStage([]);
    frozenActor(parallelMachine, { state: 'working.form.open', input: undefined });
    expect(stage.getStatePaths('parcel')).toBe('working.file.waiting + working.form.open');
    frozenActor(parallelMachine, { state: 'cancelled', input: undefined });
    expect(stage.state().actors).toMatchObject([{ id: 'parcel', status: 'done' }]);
  });

  it('an actor cannot be frozen in a state that does not exist', () => {
    expect(() => frozenActor(delayedMachine, { state: 'blue', input: undefined })).toThrow('blue');
  });
});
