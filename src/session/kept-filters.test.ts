import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFilters, keptFiltersOf } from './kept-filters.ts';

const kept = new Map<string, string>();
const ava = { subject: 'ava', tenantId: 'aster' };
const report = '/assetPurchaseReport';

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it('keeps what each person has filtered each report by, tenant by tenant', () => {
  keepFilters(ava, report, { 'filter.year': 2024 });
  keepFilters(ava, '/assetSummaryReport', { 'filter.snapShotDate': '2026-03-01' });
  keepFilters({ ...ava, tenantId: 'birch' }, report, { 'filter.year': 2020 });
  expect(keptFiltersOf(ava, report)).toEqual({ 'filter.year': 2024 });
  expect(keptFiltersOf({ ...ava, subject: 'ines' }, report)).toBeNull();
});

it('forgets a report that shows all again', () => {
  keepFilters(ava, report, { 'filter.year': 2024 });
  keepFilters(ava, report, {});
  expect(keptFiltersOf(ava, report)).toBeNull();
});

it('takes what is damaged for nothing', () => {
  keepFilters(ava, report, { 'filter.year': 2024 });
  for (const key of kept.keys()) kept.set(key, '{"ava@aster":7}');
  expect(keptFiltersOf(ava, report)).toBeNull();
});
