import { expect, it, vi } from 'vitest';
import { once, onceEach } from './once.ts';

it('a module is loaded once, however many callers request it at the same time', async () => {
  const load = vi.fn<() => Promise<{ responses: number }>>(() => Promise.resolve({ responses: 1 }));
  const part = once(load);
  const [one, other] = await Promise.all([part(), part()]);
  expect(one).toBe(other);
  expect(await part()).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a module that failed to load is tried again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('there'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch a module'));
  const part = once(load);
  await expect(part()).rejects.toThrow('Failed to fetch a module');
  expect(await part()).toBe('there');
});

it('each of multiple modules is loaded by its name, and once', async () => {
  const load = vi.fn<(name: string) => Promise<{ name: string }>>((name) =>
    Promise.resolve({ name }),
  );
  const part = onceEach({ one: () => load('one'), other: () => load('other') });
  expect(await part('one')).toEqual({ name: 'one' });
  expect(await part('one')).toBe(await part('one'));
  expect(await part('other')).toEqual({ name: 'other' });
  expect(load).toHaveBeenCalledTimes(2);
});
