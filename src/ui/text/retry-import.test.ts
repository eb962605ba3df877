import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failedChunk } from './failed-chunk.ts';
import { retryImport } from './retry-import.ts';

const failure = new TypeError('Failed to fetch dynamically imported module');
const never = () => new Promise<string>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a part that loads is requested once', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  await expect(retryImport(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('a part that fails is requested again without a message', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const loading = retryImport(load);
  await vi.advanceTimersByTimeAsync(2500);
  await expect(loading).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(failedChunk()).toBeNull();
});

it('a part that keeps failing throws an error, and is requested once more when the person retries', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(failure);
  const loading = retryImport(load);
  await vi.advanceTimersByTimeAsync(2500);
  expect(load).toHaveBeenCalledTimes(3);
  expect(console.error).toHaveBeenCalledWith(failure);
  load.mockResolvedValue('part');
  failedChunk()?.();
  await expect(loading).resolves.toBe('part');
  expect(failedChunk()).toBeNull();
});

it('a script that has not loaded after 120 seconds causes a prompt, and not before', async () => {
  const load = vi.fn<() => Promise<string>>(never);
  void retryImport(load);
  await vi.advanceTimersByTimeAsync(120_000 - 1);
  expect(failedChunk()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(new Error('The chunk took too long.'));
  expect(failedChunk()).not.toBeNull();
  failedChunk()?.();
});

it('a script that fails first and then hangs also causes a prompt after 120 seconds', async () => {
  const load = vi.fn<() => Promise<string>>(never).mockRejectedValueOnce(failure);
  void retryImport(load);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(failedChunk()).not.toBeNull();
  failedChunk()?.();
});
