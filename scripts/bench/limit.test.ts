import { expect, it } from 'vitest';
import { within } from './limit.ts';

it('a part that comes in time is returned', async () => {
  await expect(within(1000, 'bell', Promise.resolve(7))).resolves.toBe(7);
});

it('a part that never comes is named in the error', async () => {
  const never = new Promise(() => undefined);
  await expect(within(5, 'bell', never)).rejects.toThrow('bell timed out after 0.005 s');
});

it('a part that fails passes on its error', async () => {
  await expect(within(1000, 'bell', Promise.reject(new Error('no bell')))).rejects.toThrow(
    'no bell',
  );
});
