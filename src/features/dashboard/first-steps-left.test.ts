import { afterEach, expect, it, vi } from 'vitest';
import { hasDismissedSteps, leaveSteps } from './first-steps-left.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the first steps that were left stay hidden on this device, only for that person in that tenant', () => {
  const persisted = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => persisted.get(name) ?? null,
    setItem: (name: string, value: string) => persisted.set(name, value),
  });
  expect(hasDismissedSteps('farid', 'cedar')).toBe(false);
  leaveSteps('farid', 'cedar');
  leaveSteps('ava', 'aster');
  expect(hasDismissedSteps('farid', 'cedar')).toBe(true);
  expect(hasDismissedSteps('farid', 'aster')).toBe(false);
  expect(hasDismissedSteps('ava', 'cedar')).toBe(false);
  persisted.set('atrium.device.firstSteps', '{"farid": 7}');
  expect(hasDismissedSteps('farid', 'cedar')).toBe(false);
});
