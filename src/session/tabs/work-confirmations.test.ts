import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storage } from '../storage/storage.fixtures.ts';
import { openConfirmations } from './work-confirmations.ts';

const ben = { subject: 'ben', tenantId: 'aster' };

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

it('a still-working answer persists after a reload, only for its entry, person and tenant', () => {
  openConfirmations(ben).persist('1', 5000);
  expect(openConfirmations(ben).silentUntil('1')).toBe(5000);
  expect(openConfirmations(ben).silentUntil('2')).toBe(0);
  expect(openConfirmations({ ...ben, tenantId: 'birch' }).silentUntil('1')).toBe(0);
  expect(openConfirmations({ ...ben, subject: 'ava' }).silentUntil('1')).toBe(0);
});

it('a typed end time persists after a reload, until the question is answered', () => {
  openConfirmations(ben).persistEnd('1', '2026-03-04T16:30');
  expect(openConfirmations(ben).typedEnd('1')).toBe('2026-03-04T16:30');
  expect(openConfirmations(ben).silentUntil('1')).toBe(0);
  expect(openConfirmations(ben).typedEnd('2')).toBeNull();
  openConfirmations(ben).persist('1', 5000);
  expect(openConfirmations(ben).typedEnd('1')).toBeNull();
});

it('a damaged record counts as no still-working answer', () => {
  localStorage.setItem('atrium.device.stillWorking', '{"ben@aster": 5}');
  expect(openConfirmations(ben).silentUntil('1')).toBe(0);
});
