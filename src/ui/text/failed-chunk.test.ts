import { expect, it, vi } from 'vitest';
import {
  promptAfterFailedChunk,
  dismissFailedChunk,
  failedChunk,
  onFailedChunk,
} from './failed-chunk.ts';

it('one notice stands for all parts that failed to load, and tries all of them again', async () => {
  const listener = vi.fn<() => void>();
  const stop = onFailedChunk(listener);
  expect(failedChunk()).toBeNull();
  const retried = Promise.all([promptAfterFailedChunk(), promptAfterFailedChunk()]);
  expect(listener).toHaveBeenCalledTimes(2);
  failedChunk()?.();
  await expect(retried).resolves.toHaveLength(2);
  expect(failedChunk()).toBeNull();
  stop();
});

it('a notice that was closed comes back with the next failure, and loads both parts', async () => {
  const first = promptAfterFailedChunk();
  dismissFailedChunk();
  expect(failedChunk()).toBeNull();
  const second = promptAfterFailedChunk();
  failedChunk()?.();
  await expect(Promise.all([first, second])).resolves.toHaveLength(2);
  expect(failedChunk()).toBeNull();
});
