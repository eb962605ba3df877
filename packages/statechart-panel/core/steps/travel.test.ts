import { describe, expect, it, vi } from 'vitest';
import { createMachine, fromCallback, fromPromise, setup, spawnChild } from 'xstate';
import {
  delayedMachine,
  guardedMachine,
  historyMachine,
  parallelMachine,
  spawningMachine,
} from '../../testing/charts.ts';
import { createStage, type Stage } from '../../testing/stage.ts';
import { registerWorld } from '../story/story-parts.ts';

const send = (stage: Stage, actor: string, ...types: string[]) => {
  for (const type of types) stage.send(actor, { type });
};
const travel = (stage: Stage, index: number) =>
  stage.obey({ type: 'travel', step: stage.interaction.steps.all[index]?.id ?? '' });

describe('going back to an earlier step', () => {
  it('going back replaces the actor with one in the earlier state that accepts events', async () => {
    const stage = createStage([{ machine: parallelMachine }]);
    send(stage, 'parcel', 'upload.started', 'upload.paused', 'form.opened');
    const before = stage.interaction.actors.find('parcel')?.ref;
    await travel(stage, 1);
    expect(stage.getStatePaths('parcel')).toBe(
      'working.file.uploading.sending + working.form.closed',
    );
    expect(stage.interaction.actors.find('parcel')?.ref).not.toBe(before);
    expect(stage.state()).toMatchObject({ head: 's2', tip: 's4' });
    send(stage, 'parcel', 'upload.ended');
    expect(stage.getStatePaths('parcel')).toBe('working.file.sent + working.form.closed');
  });

  it('a different event after going back starts a branch, and every branch can be reached', async () => {
    const stage = createStage([{ machine: historyMachine }]);
    send(stage, 'player', 'next', 'next');
    await travel(stage, 1);
    send(stage, 'player', 'paused');
    expect(stage.interaction.steps.all.map(({ id, before }) => [id, before])).toEqual([
      ['s1', null],
      ['s2', 's1'],
      ['s3', 's2'],
      ['s4', 's2'],
    ]);
    await travel(stage, 2);
    expect(stage.getStatePaths('player')).toBe('playing.credits');
    expect(stage.state()).toMatchObject({ head: 's3', tip: 's3' });
  });

  it('going back restores the context and the history states', async () => {
    const stage = createStage([{ machine: historyMachine }]);
    send(stage, 'player', 'next', 'detail.toggled', 'paused', 'resumed', 'paused');
    await travel(stage, 3);
    send(stage, 'player', 'resumed.deep');
    expect(stage.getStatePaths('player')).toBe('playing.chapter.annotated');
    const account = createStage([{ machine: guardedMachine }]);
    account.send('account', { type: 'withdraw', amount: 30 });
    account.send('account', { type: 'withdraw', amount: 30 });
    await travel(account, 1);
    expect(account.state().moments['account']?.context).toEqual({ balance: 70, log: [] });
  });

  it('going back sets the clock back: a delay has as much time left as it had', async () => {
    const stage = createStage([{ machine: delayedMachine }]);
    stage.interaction.clock.stop();
    const start = stage.interaction.clock.now();
    stage.interaction.clock.advance(20_000);
    send(stage, 'crossing', 'pressed');
    stage.interaction.clock.advance(3000);
    send(stage, 'crossing', 'ignored');
    stage.interaction.clock.advance(50_000);
    await travel(stage, 2);
    expect(stage.interaction.clock.now()).toBe(start + 23_000);
    expect(stage.state().clock.waits).toEqual([
      {
        actor: 'crossing',
        delay: 'yellowPhase',
        due: start + 25_000,
        transition: 'crossing.yellow: xstate.after.yellowPhase.crossing.yellow[0] → crossing.red',
      },
    ]);
    stage.interaction.clock.advance(1999);
    expect(stage.getStatePaths('crossing')).toBe('yellow');
    stage.interaction.clock.advance(1);
    expect(stage.getStatePaths('crossing')).toBe('red');
    expect(stage.last().origin).toBe('chart');
  });

  it('going back removes actors that did not exist yet, and going forward restores them', async () => {
    const stage = createStage([{ machine: spawningMachine }]);
    stage.send('board', { type: 'task.added', title: 'Paint' });
    stage.send('board', { type: 'review.request' });
    const names = () => stage.state().actors.map(({ id }) => id);
    const last = stage.interaction.steps.all.length - 1;
    expect(names()).toEqual(['board', 'task', 'task 2']);
    await travel(stage, 0);
    expect(names()).toEqual(['board']);
    await travel(stage, last);
    expect(names()).toEqual(['board', 'task', 'task 2']);
  });

  it('going back restores child actors by name, and the context that refers to them', async () => {
    const stage = createStage([{ machine: spawningMachine }]);
    for (const title of ['Paint', 'Sand']) stage.send('board', { type: 'task.added', title });
    send(stage, 'board', 'task.start');
    send(stage, 'task 2', 'finish');
    for (let round = 0; round < 2; round += 1) {
      await travel(stage, 6);
      expect([stage.getStatePaths('task'), stage.getStatePaths('task 2')]).toEqual([
        'planned',
        'doing',
      ]);
      send(stage, 'task', 'start');
      expect(stage.getStatePaths('task')).toBe('doing');
    }
    await travel(stage, 4);
    send(stage, 'board', 'task.start');
    expect(stage.getStatePaths('task 2')).toBe('doing');
  });

  it('going back restores the references of a child to its parent and to its sibling', async () => {
    interface Receiver {
      send: (event: { type: 'reported' }) => void;
    }
    const reporterMachine = setup({
      types: {
        context: {} as { receivers: { parent: Receiver; sibling: Receiver | undefined } },
        events: {} as { type: 'report' | 'reported' },
        input: {} as { parent: Receiver; sibling?: Receiver },
      },
    }).createMachine({
      id: 'reporter',
      context: ({ input: { parent, sibling } }) => ({ receivers: { parent, sibling } }),
      initial: 'silent',
      states: { silent: { on: { reported: 'notified' } }, notified: {} },
      on: {
        report: {
          actions: ({ context: { receivers } }) => {
            receivers.parent.send({ type: 'reported' });
            receivers.sibling?.send({ type: 'reported' });
          },
        },
      },
    });
    const machine = setup({
      types: { events: {} as { type: 'go' | 'reported' } },
      actors: { reporter: reporterMachine },
    }).createMachine({
      id: 'office',
      entry: spawnChild('reporter', { id: 'first', input: ({ self }) => ({ parent: self }) }),
      initial: 'idle',
      states: {
        idle: {
          on: {
            go: {
              target: 'waiting',
              actions: spawnChild('reporter', {
                id: 'second',
                input: ({ self }) => ({
                  parent: self,
                  sibling: self.getSnapshot().children['first'] as Receiver | undefined,
                }),
              }),
            },
          },
        },
        waiting: { on: { reported: 'notified' } },
        notified: {},
      },
    });
    const stage = createStage([{ machine }]);
    send(stage, 'office', 'go');
    for (let round = 0; round < 2; round += 1) {
      const step = stage.interaction.steps.all.findIndex(({ event }) => event.type === 'go');
      await travel(stage, step);
      expect(stage.getStatePaths('office')).toBe('waiting');
      send(stage, 'reporter 2', 'report');
      expect([stage.getStatePaths('office'), stage.getStatePaths('reporter')]).toEqual([
        'notified',
        'notified',
      ]);
    }
  });

  it('going back restores the data of the story', async () => {
    let records = ['first'];
    const stage = createStage([{ machine: delayedMachine }], () =>
      registerWorld({
        save: () => records,
        restore: async (saved) => {
          records = saved as string[];
        },
      }),
    );
    records = [...records, 'second'];
    send(stage, 'crossing', 'pressed');
    records = [...records, 'third'];
    stage.interaction.clock.advance(5000);
    await travel(stage, 1);
    expect(records).toEqual(['first', 'second']);
    await travel(stage, 2);
    expect(records).toEqual(['first', 'second', 'third']);
  });

  it('going back repeats pending requests, and the same outcome creates no branch', async () => {
    let count = 0;
    const load = vi.fn<() => Promise<number>>(async () => (count += 1));
    const machine = setup({ actors: { load: fromPromise(load) } }).createMachine({
      id: 'loader',
      initial: 'idle',
      states: {
        idle: { on: { go: 'loading' } },
        loading: { invoke: { id: 'load', src: 'load', onDone: 'loaded' } },
        loaded: {},
      },
    });
    const stage = createStage([{ machine }]);
    send(stage, 'loader', 'go');
    await stage.reaches('loader', 'loaded');
    await travel(stage, 1);
    await stage.reaches('loader', 'loaded');
    expect(load).toHaveBeenCalledTimes(2);
    expect(stage.interaction.steps.all).toHaveLength(3);
    expect(stage.interaction.steps.head).toBe('s3');
  });

  it('going back starts callbacks again and receives their events', async () => {
    const voices: ((event: { type: 'tick' }) => void)[] = [];
    const stops = vi.fn<() => void>();
    const listen = fromCallback<{ type: 'x' }, undefined, { type: 'tick' }>(({ sendBack }) => {
      voices.push(sendBack);
      return stops;
    });
    const machine = createMachine({
      id: 'ear',
      initial: 'open',
      invoke: { id: 'listen', src: listen },
      states: { open: { on: { tick: 'received' } }, received: { on: { tick: 'open' } } },
    });
    const stage = createStage([{ machine }]);
    voices[0]?.({ type: 'tick' });
    await travel(stage, 0);
    expect(stops).toHaveBeenCalledOnce();
    expect(stage.getStatePaths('ear')).toBe('open');
    voices[1]?.({ type: 'tick' });
    expect(stage.getStatePaths('ear')).toBe('received');
    expect(stage.last()).toMatchObject({ actor: 'ear', origin: 'chart' });
  });

  it('going back from a final state is possible', async () => {
    const stage = createStage([{ machine: parallelMachine }]);
    send(stage, 'parcel', 'cancelled');
    expect(stage.state().actors).toMatchObject([{ status: 'done' }]);
    await travel(stage, 0);
    expect(stage.state().actors).toMatchObject([{ status: 'active' }]);
    send(stage, 'parcel', 'form.opened');
    expect(stage.getStatePaths('parcel')).toBe('working.file.waiting + working.form.open');
    await travel(stage, 1);
    expect(stage.state()).toMatchObject({ actors: [{ status: 'done' }], head: 's2' });
  });

  it('going back repeats the path if other actors were on the screen', async () => {
    const stage = createStage([{ machine: guardedMachine }]);
    stage.send('account', { type: 'withdraw', amount: 60 });
    const exit = stage.show({ machine: delayedMachine });
    send(stage, 'crossing', 'pressed');
    exit();
    await travel(stage, 1);
    expect(stage.state()).toMatchObject({ head: 's2', notices: [], play: { isPlaying: false } });
    expect(stage.state().moments['account']?.context).toMatchObject({ balance: 40 });
    expect(stage.interaction.steps.all).toHaveLength(4);
  });
});

describe('a note on a step', () => {
  it('a note and an assessment stay with their step', async () => {
    const stage = createStage([{ machine: delayedMachine }]);
    await stage.obey({ type: 'mark', step: 's1', note: 'Too green', assessment: 'failed' });
    expect(stage.state().steps[0]).toMatchObject({ note: 'Too green', assessment: 'failed' });
  });
});
