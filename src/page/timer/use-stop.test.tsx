import { act, renderHook } from '@testing-library/react';
import { createActor, setup } from 'xstate';
import { expect, it } from 'vitest';
import { TimersProvider, useShownTimer, type Running } from './timers.tsx';
import { liveEntry } from '#stories/fixtures/fixtures.ts';
import { useStop } from './use-stop.ts';

type Event =
  | { type: 'START' }
  | { type: 'STOP' }
  | { type: 'tab.returned' }
  | { type: 'stopped' }
  | { type: 'failed' };

/** A running timer whose stop takes as long as the test needs. */
const createTimer = () =>
  createActor(
    setup({ types: { events: {} as Event } }).createMachine({
      initial: 'running',
      states: {
        running: { on: { STOP: 'stopping' } },
        stopping: { on: { stopped: 'idle', failed: 'unavailable' } },
        idle: { on: { START: 'running' } },
        unavailable: { type: 'final' },
      },
    }),
  ).start();

type Timer = ReturnType<typeof createTimer>;
const runningIn = (state: ReturnType<Timer['getSnapshot']>): Running =>
  state.matches('idle') ? null : liveEntry;

function openStop(timer: Timer) {
  const { result } = renderHook(
    () => {
      useShownTimer(timer, runningIn);
      return useStop();
    },
    { wrapper: TimersProvider },
  );
  return result;
}

it('the running entry is stopped by the timer of the page, and is pending until that is done', () => {
  const timer = createTimer();
  const stop = openStop(timer);
  expect(stop.current).toMatchObject({ onStop: expect.any(Function), isStopping: false });
  act(() => stop.current.onStop?.());
  expect(timer.getSnapshot().value).toBe('stopping');
  expect(stop.current.isStopping).toBe(true);
  act(() => timer.send({ type: 'stopped' }));
  expect(stop.current).toEqual({ onStop: null, isStopping: false });
});

it('a stop that the timer itself has started is not offered a second time', () => {
  const timer = createTimer();
  const stop = openStop(timer);
  expect(stop.current.onStop).not.toBeNull();
  act(() => timer.send({ type: 'STOP' }));
  expect(stop.current).toEqual({ onStop: null, isStopping: false });
});

it('a timer that has failed is not stopped by the Dashboard, and no stop is pending', () => {
  const timer = createTimer();
  const stop = openStop(timer);
  act(() => stop.current.onStop?.());
  expect(stop.current.isStopping).toBe(true);
  act(() => timer.send({ type: 'failed' }));
  expect(stop.current).toEqual({ onStop: null, isStopping: false });
});
