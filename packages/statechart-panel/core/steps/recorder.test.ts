import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import {
  callingMachine,
  delayedMachine,
  guardedMachine,
  historyMachine,
  parallelMachine,
  spawningMachine,
} from '../../testing/charts.ts';
import { createStage } from '../../testing/stage.ts';

describe('a recorded step', () => {
  it('a step has its event, its sender, and the states before and after it', () => {
    const stage = createStage([{ machine: delayedMachine }]);
    stage.send('crossing', { type: 'pressed' });
    expect(stage.last()).toMatchObject({
      actor: 'crossing',
      event: { type: 'pressed' },
      origin: 'screen',
      from: ['crossing.green'],
      to: ['crossing.yellow'],
      taken: ['crossing.green: pressed[0] → crossing.yellow'],
    });
  });

  it('a step sent by the panel is distinguished from one of the screen', () => {
    const stage = createStage([{ machine: delayedMachine }]);
    stage.interaction.send('crossing', { type: 'pressed' });
    expect(stage.last().origin).toBe('panel');
    stage.interaction.clock.advance(5000);
    expect(stage.last()).toMatchObject({
      origin: 'chart',
      event: { type: 'xstate.after.yellowPhase.crossing.yellow' },
    });
  });

  it('the first step of an actor has no state before it', () => {
    const stage = createStage([{ machine: delayedMachine }]);
    expect(stage.interaction.steps.all).toHaveLength(1);
    expect(stage.last()).toMatchObject({ origin: 'start', from: [], to: ['crossing.green'] });
  });

  it('a step lists all regions', () => {
    const stage = createStage([{ machine: parallelMachine }]);
    stage.send('parcel', { type: 'upload.started' });
    expect(stage.last().to).toEqual([
      'parcel.working.file.uploading.sending',
      'parcel.working.form.closed',
    ]);
  });

  it('a step includes the automatic transitions that follow', () => {
    const stage = createStage([{ machine: parallelMachine }]);
    for (const type of ['upload.started', 'upload.ended', 'form.opened', 'form.accepted']) {
      stage.send('parcel', { type });
    }
    expect(stage.last().taken).toEqual([
      'parcel.working.form.open: form.accepted[0] → parcel.working.form.accepted',
      'parcel.working: xstate.done.state.parcel.working[0] → parcel.complete',
    ]);
    expect(stage.state().actors[0]?.status).toBe('done');
  });

  it('a step lists the guards that rejected on the way, including those of “always”', () => {
    const stage = createStage([{ machine: guardedMachine }]);
    stage.send('account', { type: 'withdraw', amount: 105 });
    expect(stage.last()).toMatchObject({
      to: ['account.rejected'],
      rejected: [
        'account.open: withdraw[0] → account.open',
        'account.open: withdraw[1] → account.overdrawn',
      ],
    });
    stage.send('account', { type: 'deposit', amount: 1 });
    expect(stage.last().rejected).toEqual(['account.open: always[0] → account.overdrawn']);
  });

  it('a step counts a state that is left immediately, and the transitions on the way', () => {
    const stage = createStage([{ machine: guardedMachine, options: { input: { balance: 5 } } }]);
    stage.send('account', { type: 'withdraw', amount: 8 });
    stage.send('account', { type: 'deposit', amount: 1 });
    expect(stage.last().taken).toEqual([
      'account.overdrawn: deposit[0] → account.settling',
      'account.settling: always[0] → account.overdrawn',
    ]);
    expect(stage.interaction.tally.covered()['account']?.states).toContain('account.settling');
  });

  it('a step is also recorded for an event that no state handles', () => {
    const stage = createStage([{ machine: guardedMachine }]);
    stage.send('account', { type: 'close' });
    expect(stage.last()).toMatchObject({
      event: { type: 'close' },
      taken: [],
      rejected: [
        'account.open: close[0] → account.closed',
        'account.open: always[0] → account.overdrawn',
      ],
      to: ['account.open'],
    });
  });

  it('a step lists the context changes by path', () => {
    const stage = createStage([{ machine: guardedMachine }]);
    stage.send('account', { type: 'note', text: 'Rent' });
    stage.send('account', { type: 'withdraw', amount: 40 });
    const [noted, withdrawn] = stage.interaction.steps.all.slice(1);
    expect(noted?.changes).toEqual([{ path: 'log.0', after: 'Rent' }]);
    expect(withdrawn?.changes).toEqual([{ path: 'balance', before: 100, after: 60 }]);
  });

  it('a step resolves the target of a history state', () => {
    const stage = createStage([{ machine: historyMachine }]);
    for (const type of ['next', 'detail.toggled', 'paused', 'resumed.deep']) {
      stage.send('player', { type });
    }
    expect(stage.last().to).toEqual(['player.playing.chapter.annotated']);
  });

  it('a step records rejections of a machine that starts with “always”', () => {
    const machine = createMachine({
      id: 'fork',
      initial: 'confirming',
      states: {
        confirming: { always: [{ guard: () => false, target: 'left' }, { target: 'right' }] },
        left: {},
        right: {},
      },
    });
    const stage = createStage([{ machine }]);
    expect(stage.last()).toMatchObject({
      to: ['fork.right'],
      rejected: ['fork.confirming: always[0] → fork.left'],
    });
    expect(stage.interaction.tally.covered()['fork']?.states).toEqual([
      'fork',
      'fork.right',
      'fork.confirming',
    ]);
  });
});

describe('recorded child actors', () => {
  it('child actors have unique names, and their steps follow those that caused them', () => {
    const stage = createStage([{ machine: spawningMachine }]);
    stage.send('board', { type: 'task.added', title: 'Paint' });
    stage.send('board', { type: 'task.added', title: 'Sand' });
    stage.send('board', { type: 'task.start' });
    expect(
      stage.interaction.steps.all.map(({ actor, event }) => `${actor}: ${event.type}`),
    ).toEqual([
      'board: xstate.init',
      'board: task.added',
      'task: xstate.init',
      'board: task.added',
      'task 2: xstate.init',
      'board: task.start',
      'task 2: start',
    ]);
    expect(stage.last().origin).toBe('chart');
    expect(stage.state().actors.map(({ id, parent }) => [id, parent])).toEqual([
      ['board', null],
      ['task', 'board'],
      ['task 2', 'board'],
    ]);
  });

  it('child actors that are invoked again reuse the names of their stopped predecessors', () => {
    const stage = createStage([{ machine: spawningMachine }]);
    stage.send('board', { type: 'task.added', title: 'Paint' });
    for (let round = 0; round < 2; round += 1) {
      stage.send('board', { type: 'review.request' });
      stage.send('task 2', { type: 'start' });
      stage.send('task 2', { type: 'finish' });
      expect(stage.getStatePaths('board')).toBe('listing');
    }
    expect(stage.state().actors.map(({ id }) => id)).toEqual(['board', 'task', 'task 2']);
  });
});

describe('recorded promises and callbacks', () => {
  const api = {
    getOrder: async () => ({ id: 'o1', items: 2 }),
    placeOrder: () => Promise.reject(new Error('Sold out')),
  };

  it('events of promises and callbacks are recorded as steps of the chart', async () => {
    const stage = createStage([{ machine: callingMachine, options: { input: { api } } }]);
    expect(stage.state().moments['order']?.running).toEqual(['listenToUpdates', 'getOrder']);
    await stage.reaches('order', 'filled');
    stage.send('order', { type: 'place' });
    await stage.reaches('order', 'filled');
    const [, loaded, , failed] = stage.interaction.steps.all;
    expect(loaded).toMatchObject({
      origin: 'chart',
      event: { type: 'xstate.done.actor.getOrder', output: { id: 'o1', items: 2 } },
    });
    expect(failed).toMatchObject({
      origin: 'chart',
      event: { error: { '⟨error⟩': 'Error', message: 'Sold out' } },
    });
  });
});

describe('an actor whose screen was unmounted', () => {
  it('a stopped actor is reported as stopped, and the next one of its machine takes its name', () => {
    const stage = createStage([]);
    const exit = stage.show({ machine: delayedMachine });
    exit();
    expect(stage.state().actors).toMatchObject([{ id: 'crossing', status: 'stopped' }]);
    stage.show({ machine: delayedMachine });
    stage.show({ machine: delayedMachine });
    expect(stage.state().actors).toMatchObject([
      { id: 'crossing', status: 'active' },
      { id: 'crossing 2', status: 'active' },
    ]);
  });
});
