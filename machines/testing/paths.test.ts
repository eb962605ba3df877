import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { after, done, explore, failed } from './paths.ts';
import { replay, untouched } from './replay.ts';
import { hour, second, timelineFrom } from './timeline.ts';

const ring = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));

/** A door bell: it rings until someone opens, or until a time limit. */
const bell = setup({
  types: {
    context: {} as { isIgnoring: boolean; rings: number },
    input: {} as { isIgnoring: boolean },
    events: {} as { type: 'pressed' } | { type: 'muted'; isNight: boolean },
  },
  actors: { ring: fromPromise<boolean>(ring) },
  guards: {
    isIgnoring: ({ context }) => context.isIgnoring,
    isNight: (_, params: { isNight: boolean }) => params.isNight,
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'bell',
  context: ({ input }) => ({ ...input, rings: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isIgnoring', target: 'silent' }, { target: 'waiting' }] },
    silent: { type: 'final' },
    waiting: {
      on: {
        pressed: { target: 'ringing', actions: assign({ rings: 1 }) },
        muted: { guard: { type: 'isNight', params: ({ event }) => event }, target: 'silent' },
      },
    },
    ringing: {
      invoke: {
        id: 'ring',
        src: 'ring',
        onDone: 'responded',
        onError: 'waiting',
      },
      after: { patience: 'waiting' },
    },
    responded: { type: 'final' },
  },
});

const inputs = [{ isIgnoring: false }, { isIgnoring: true }];
const calls = [
  { type: 'pressed' } as const,
  done('ring', true),
  failed('ring'),
  after('patience', 'bell.ringing'),
];
const mute = { type: 'muted', isNight: true } as const;
const muteByDay = { type: 'muted', isNight: false } as const;
const full = [...calls, mute, muteByDay];

describe('exploring a machine', () => {
  it('an exploration with all events and inputs misses nothing', () => {
    const { paths, missed } = explore(bell, { inputs, events: full });
    expect(missed).toEqual({ states: [], transitions: [], rejections: [] });
    expect(paths.map(({ title }) => title)).toContain('pressed → done.actor.ring');
  });

  it('an exploration names the state and the transition that no example reaches', () => {
    const events = full.filter(({ type }) => type !== 'xstate.done.actor.ring');
    expect(explore(bell, { inputs, events }).missed).toEqual({
      states: ['bell.responded'],
      transitions: ['bell.ringing: xstate.done.actor.ring[0] → bell.responded'],
      rejections: [],
    });
  });

  it('an exploration names the branch of a guard that no input takes', () => {
    const { missed } = explore(bell, { inputs: inputs.slice(0, 1), events: full });
    expect(missed.states).toEqual([]);
    expect(missed.transitions).toEqual(['bell.deciding: always[0] → bell.silent']);
  });

  it('an exploration names the guard that never rejects', () => {
    const { missed } = explore(bell, { inputs: inputs.slice(1), events: full });
    expect(missed.rejections).toEqual([
      'bell.deciding: always[0] → bell.silent',
      'bell.waiting: muted[0] → bell.silent',
    ]);
  });

  it('an exploration tries an event that is always rejected, which changes nothing', () => {
    const { paths } = explore(bell, { inputs, events: full });
    const path = paths.find(({ title }) => title === 'muted (rejected)');
    expect(path?.steps).toMatchObject([{ event: muteByDay, isRejected: true }]);
    const touched = untouched();
    expect(path && replay(bell, path, touched)).toMatchObject([{ value: 'waiting' }]);
    expect([...touched.rejections]).toEqual([
      'bell.deciding: always[0] → bell.silent',
      'bell.waiting: muted[0] → bell.silent',
    ]);
    expect([...touched.transitions]).toEqual(['bell.deciding: always[1] → bell.waiting']);
  });

  it('an exploration tries no event that the state does not handle', () => {
    const { paths } = explore(bell, { inputs: inputs.slice(1), events: full });
    expect(paths.map(({ title }) => title)).toEqual(['at the start']);
  });

  it('an exploration runs nothing outside the machine', () => {
    const { paths } = explore(bell, { inputs, events: full });
    for (const path of paths) replay(bell, path);
    expect(ring).not.toHaveBeenCalled();
  });

  it('a replayed path ends in the state that the graph predicts', () => {
    const { paths } = explore(bell, { inputs, events: full });
    for (const path of paths) {
      expect(replay(bell, path).map(({ value }) => value)).toEqual(
        path.steps.map(({ state }) => state.value),
      );
    }
  });
});

describe('a timeline', () => {
  it('the timeline moves timers and “now” together, and runs timers that other timers start', () => {
    const timeline = timelineFrom('2026-03-04T08:00:00.000Z');
    let ticks = 0;
    const tick = () => {
      ticks += 1;
      timeline.waits.setTimeout(tick, second);
    };
    timeline.waits.setTimeout(tick, second);
    timeline.advance(hour);
    expect(ticks).toBe(3600);
    expect(new Date(timeline.now()).toISOString()).toBe('2026-03-04T09:00:00.000Z');
  });
});
