import { expect, it, vi } from 'vitest';
import { createShared } from './shared.ts';

const opening = () => {
  const stop = vi.fn<() => void>();
  return { stop, open: vi.fn<() => { stop: () => void }>(() => ({ stop })) };
};

it('a shared resource is opened once for all its holders, and ends with the last of them', () => {
  const shared = createShared<object>();
  const received = vi.fn<() => void>();
  shared.subscribe(received);
  const { stop, open } = opening();
  const first = shared.hold('ava', open);
  const second = shared.hold('ava', open);
  expect(open).toHaveBeenCalledTimes(1);
  expect(received).toHaveBeenCalledTimes(1);
  first();
  expect(stop).not.toHaveBeenCalled();
  second();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(shared.current()).toBeNull();
});

it('a shared resource is opened again for another person, and a former holder releases nothing', () => {
  const shared = createShared<object>();
  const before = opening();
  const after = opening();
  const release = shared.hold('ava', before.open);
  shared.hold('ben', after.open);
  expect(before.stop).toHaveBeenCalledTimes(1);
  release();
  expect(after.stop).not.toHaveBeenCalled();
  expect(shared.current()).not.toBeNull();
});
