import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLastSeen, storeLastSeen } from './last-seen.ts';
import { storage } from '../storage.fixtures.ts';

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

it('the last activity is known only for the entry that ran at the time', () => {
  expect(readLastSeen('1')).toBeNull();
  storeLastSeen('1', 5000);
  storeLastSeen('1', 6000);
  expect(readLastSeen('1')).toBe(6000);
  expect(readLastSeen('2')).toBeNull();
});

it('a damaged record counts as no activity', () => {
  localStorage.setItem('atrium.device.lastSeen', '{"entryId": 1}');
  expect(readLastSeen('1')).toBeNull();
});
