import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failedChunk } from './failed-chunk.ts';
import { retryImport } from './load-patiently.ts';

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

it('a part that comes is asked for once', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  await expect(retryImport(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('a part that fails is asked for again, without a word', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const loading = retryImport(load);
  await vi.advanceTimersByTimeAsync(2500);
  await expect(loading).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(failedChunk()).toBeNull();
});

it('a part that keeps failing raises an error, and is asked for once more when the person says so', async () => {
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

it('a script that has not come after 120 seconds is asked about, and not before', async () => {
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

it('a script that fails at first and then hangs is asked about after 120 seconds, too', async () => {
  const load = vi.fn<() => Promise<string>>(never).mockRejectedValueOnce(failure);
  void retryImport(load);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(failedChunk()).not.toBeNull();
  failedChunk()?.();
});
