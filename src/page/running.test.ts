import { afterEach, expect, it, vi } from 'vitest';
import { entryOf } from '#machines/testing/fixtures.ts';
import { currentRunning, onRunning, tellRunning } from './running.ts';

afterEach(() => tellRunning(undefined));

it('what runs is known once a timer has told it, and whoever shows it hears of each change once', () => {
  const changed = vi.fn<() => void>();
  const leave = onRunning(changed);
  const entry = entryOf();
  expect(currentRunning()).toBeUndefined();
  tellRunning(entry);
  tellRunning(entry);
  expect(currentRunning()).toBe(entry);
  tellRunning(null);
  expect(currentRunning()).toBeNull();
  expect(changed).toHaveBeenCalledTimes(2);
  leave();
  tellRunning(entry);
  expect(changed).toHaveBeenCalledTimes(2);
});
