import { expect, it } from 'vitest';
import { withFreshDevice } from '../device.fixtures.ts';
import { persistFilters, readFilters } from './persisted-filters.ts';

const persisted = withFreshDevice();
const ava = { subject: 'ava', tenantId: 'aster' };
const report = '/assetPurchaseReport';

it('the report filters of each person are stored per report and tenant', () => {
  persistFilters(ava, report, { 'filter.year': 2024 });
  persistFilters(ava, '/assetSummaryReport', { 'filter.snapShotDate': '2026-03-01' });
  persistFilters({ ...ava, tenantId: 'birch' }, report, { 'filter.year': 2020 });
  expect(readFilters(ava, report)).toEqual({ 'filter.year': 2024 });
  expect(readFilters({ ...ava, subject: 'ines' }, report)).toBeNull();
});

it('the stored filters drop a report that shows everything again', () => {
  persistFilters(ava, report, { 'filter.year': 2024 });
  persistFilters(ava, report, {});
  expect(readFilters(ava, report)).toBeNull();
});

it('damaged report filters are ignored', () => {
  persistFilters(ava, report, { 'filter.year': 2024 });
  for (const key of persisted.keys()) persisted.set(key, '{"ava@aster":7}');
  expect(readFilters(ava, report)).toBeNull();
});
