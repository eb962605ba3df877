import { act, renderHook, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { assign, createActor, setup } from 'xstate';
import { expect, it } from 'vitest';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { timesName } from '#session/tabs/time-changes.ts';
import { liveEntry } from '#stories/fixtures/fixtures.ts';
import { openPage, renderHookIn } from '../open-page.fixtures.tsx';
import { TimerOutboxProvider } from './timer-outbox.tsx';
import { TimersProvider, useRunning, useShownTimer, useTimers, type Running } from './timers.tsx';
import { useTimer } from './use-timer.ts';

type Event = { type: 'START' } | { type: 'STOP' } | { type: 'tab.returned' };

/** A timer that counts how often it has loaded again. */
const createTimer = () =>
  createActor(
    setup({
      types: { context: {} as { running: Entry | null; reads: number }, events: {} as Event },
    }).createMachine({
      context: { running: null, reads: 0 },
      on: {
        START: { actions: assign({ running: liveEntry }) },
        STOP: { actions: assign({ running: null }) },
        'tab.returned': { actions: assign({ reads: ({ context }) => context.reads + 1 }) },
      },
    }),
  ).start();

type Timer = ReturnType<typeof createTimer>;
const runningIn = ({ context }: ReturnType<Timer['getSnapshot']>): Running => context.running;

it('a timer on a page shares the running entry with all parts of the page', () => {
  const timer = createTimer();
  const { result } = renderHook(
    () => {
      useShownTimer(timer, runningIn);
      return { running: useRunning(), timers: useTimers() };
    },
    { wrapper: TimersProvider },
  );
  expect(result.current.running).toBeNull();
  act(() => timer.send({ type: 'START' }));
  expect(result.current.running).toBe(liveEntry);
  expect(result.current.timers.current()).toBe(timer);
});

it('the running entry stays known from one page to the next, without a timer between them', () => {
  const timer = createTimer();
  const { result, rerender } = renderHook(
    ({ isShown }) => {
      const timers = useTimers();
      return { running: useRunning(), timers, isShown };
    },
    {
      initialProps: { isShown: true },
      wrapper: ({ children }: { children: ReactNode }) => (
        <TimersProvider>{children}</TimersProvider>
      ),
    },
  );
  const leave = result.current.timers.show(timer);
  act(() => result.current.timers.reportRunning(liveEntry));
  leave();
  rerender({ isShown: false });
  expect(result.current.timers.current()).toBeNull();
  expect(result.current.running).toBe(liveEntry);
});

it('timers are an error outside the pages of a tenant', () => {
  expect(() => renderHook(useTimers)).toThrow('Expected a `TimersProvider`, found none');
});

const opened = async () => {
  const timer = createTimer();
  const { wrapper: Page } = await openPage();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page>
      <TimersProvider>
        <TimerOutboxProvider>{children}</TimerOutboxProvider>
      </TimersProvider>
    </Page>
  );
  await renderHookIn(wrapper, () => useTimer(timer, runningIn));
  return timer;
};

it('the keys n and s start and stop the timer on the page', async () => {
  const timer = await opened();
  await userEvent.keyboard('n');
  expect(timer.getSnapshot().context.running).toBe(liveEntry);
  await userEvent.keyboard('s');
  expect(timer.getSnapshot().context.running).toBeNull();
});

it('the timer on the page reads again when another tab has changed times', async () => {
  const timer = await opened();
  const channel = new BroadcastChannel(timesName({ tenantId: 'aster', subject: 'ava' }));
  channel.postMessage('another tab');
  channel.close();
  await waitFor(() => expect(timer.getSnapshot().context.reads).toBe(1));
});
