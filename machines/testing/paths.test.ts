import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { after, done, explore, failed, replay } from './paths.ts';
import { hour, second, timelineFrom } from './timeline.ts';

const ring = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));

/** A door bell: it rings until somebody answers, or long enough. */
const bell = setup({
  types: {
    context: {} as { isDeaf: boolean; rings: number },
    input: {} as { isDeaf: boolean },
    events: {} as { type: 'pressed' } | { type: 'muted' },
  },
  actors: { ring: fromPromise<boolean>(ring) },
  guards: { isDeaf: ({ context }) => context.isDeaf },
  delays: { patience: 5000 },
}).createMachine({
  id: 'bell',
  context: ({ input }) => ({ ...input, rings: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isDeaf', target: 'silent' }, { target: 'waiting' }] },
    silent: { type: 'final' },
    waiting: {
      on: {
        pressed: { target: 'ringing', actions: assign({ rings: 1 }) },
      },
    },
    ringing: {
      invoke: {
        id: 'ring',
        src: 'ring',
        onDone: 'answered',
        onError: 'waiting',
      },
      after: { patience: 'waiting' },
    },
    answered: { type: 'final' },
  },
});

const inputs = [{ isDeaf: false }, { isDeaf: true }];
const whole = [
  { type: 'pressed' } as const,
  done('ring', true),
  failed('ring'),
  after('patience', 'bell.ringing'),
];

describe('exploring a chart', () => {
  it('with all its events and inputs misses nothing', () => {
    const { paths, missed } = explore(bell, { inputs, events: whole });
    expect(missed).toEqual({ states: [], transitions: [] });
    expect(paths.map(({ title }) => title)).toContain('pressed → done.actor.ring');
  });

  it('names the state and the transition that no example reaches', () => {
    const [pressed, , error, patience] = whole;
    const events = [pressed, error, patience].filter((event) => event !== undefined);
    expect(explore(bell, { inputs, events }).missed).toEqual({
      states: ['bell.answered'],
      transitions: ['bell.ringing: xstate.done.actor.ring[0] → bell.answered'],
    });
  });

  it('names the branch of a guard that no input takes', () => {
    const { missed } = explore(bell, { inputs: inputs.slice(0, 1), events: whole });
    expect(missed.states).toEqual(['bell.silent']);
    expect(missed.transitions).toEqual(['bell.deciding: always[0] → bell.silent']);
  });

  it('runs nothing outside the chart', () => {
    const { paths } = explore(bell, { inputs, events: whole });
    for (const path of paths) replay(bell, path);
    expect(ring).not.toHaveBeenCalled();
  });

  it('ends a path where the graph foresees it', () => {
    const { paths } = explore(bell, { inputs, events: whole });
    for (const path of paths) {
      expect(replay(bell, path).map(({ value }) => value)).toEqual(
        path.steps.map(({ state }) => state.value),
      );
    }
  });
});

describe('a timeline', () => {
  it('moves waits and "now" together, and lets waits follow from waits', () => {
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
