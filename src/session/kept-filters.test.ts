import { expect, it } from 'vitest';
import { withFreshDevice } from './device.fixture.ts';
import { keepFilters, keptFiltersOf } from './kept-filters.ts';

const kept = withFreshDevice();
const ava = { subject: 'ava', tenantId: 'aster' };
const report = '/assetPurchaseReport';

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
