import { expect, it, vi } from 'vitest';
import { askAfterFailedChunk, failedChunk, onFailedChunk } from './failed-chunk.ts';

it('asks once for all parts that failed to load, and tries all of them again', async () => {
  const heard = vi.fn<() => void>();
  const stop = onFailedChunk(heard);
  expect(failedChunk()).toBeNull();
  const asked = Promise.all([askAfterFailedChunk(), askAfterFailedChunk()]);
  expect(heard).toHaveBeenCalledTimes(2);
  failedChunk()?.();
  await expect(asked).resolves.toHaveLength(2);
  expect(failedChunk()).toBeNull();
  stop();
});
