import { expect, it, vi } from 'vitest';
import { buildEntry } from '#machines/testing/fixtures.ts';
import { createTimers } from './timers.tsx';

it('the running entry is known once a timer has reported it, and its subscribers are notified once per change', () => {
  const timers = createTimers();
  const changed = vi.fn<() => void>();
  const leave = timers.onRunning(changed);
  const entry = buildEntry();
  expect(timers.running()).toBeUndefined();
  timers.reportRunning(entry);
  timers.reportRunning(entry);
  expect(timers.running()).toBe(entry);
  timers.reportRunning(null);
  expect(timers.running()).toBeNull();
  expect(changed).toHaveBeenCalledTimes(2);
  leave();
  timers.reportRunning(entry);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('a timer without a result leaves the known running entry unchanged', () => {
  const timers = createTimers();
  const entry = buildEntry();
  timers.reportRunning(entry);
  timers.reportRunning(undefined);
  expect(timers.running()).toBe(entry);
});

it('a new timer is the one on the page before the previous one has left', () => {
  const timers = createTimers();
  const [first, second] = [0, 1].map(() => ({
    getSnapshot: () => ({ can: () => true }),
    send: () => undefined,
    subscribe: () => ({ unsubscribe: () => undefined }),
  }));
  const leaveFirst = first && timers.show(first);
  const leaveSecond = second && timers.show(second);
  leaveFirst?.();
  expect(timers.current()).toBe(second);
  leaveSecond?.();
  expect(timers.current()).toBeNull();
});
