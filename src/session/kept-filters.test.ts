import { expect, it } from 'vitest';
import { withFreshDevice } from './device.fixture.ts';
import { persistFilters, readFilters } from './kept-filters.ts';

const persisted = withFreshDevice();
const ava = { subject: 'ava', tenantId: 'aster' };
const report = '/assetPurchaseReport';

it('keeps what each person has filtered each report by, tenant by tenant', () => {
  persistFilters(ava, report, { 'filter.year': 2024 });
  persistFilters(ava, '/assetSummaryReport', { 'filter.snapShotDate': '2026-03-01' });
  persistFilters({ ...ava, tenantId: 'birch' }, report, { 'filter.year': 2020 });
  expect(readFilters(ava, report)).toEqual({ 'filter.year': 2024 });
  expect(readFilters({ ...ava, subject: 'ines' }, report)).toBeNull();
});

it('forgets a report that shows all again', () => {
  persistFilters(ava, report, { 'filter.year': 2024 });
  persistFilters(ava, report, {});
  expect(readFilters(ava, report)).toBeNull();
});

it('takes what is damaged for nothing', () => {
  persistFilters(ava, report, { 'filter.year': 2024 });
  for (const key of persisted.keys()) persisted.set(key, '{"ava@aster":7}');
  expect(readFilters(ava, report)).toBeNull();
});
