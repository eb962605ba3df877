import { expect, it } from 'vitest';
import { withFreshDevice } from './device.fixture.ts';
import { keepRows, keptRowsOf } from './kept-rows.ts';

const kept = withFreshDevice();
const ava = { subject: 'ava', tenantId: 'aster' };
const week = '2026-03-02';
const now = Date.parse('2026-03-04T12:00:00Z');
const rows = [
  { projectId: 'p', projectDisplayString: 'P-1 Owl', taskId: null, taskDisplayString: '' },
];

it('keeps the rows of each week for each person, tenant by tenant', () => {
  keepRows(ava, { week, rows }, now);
  keepRows(ava, { week: '2026-02-23', rows }, now);
  expect(keptRowsOf(ava, now)).toEqual({ [week]: rows, '2026-02-23': rows });
  expect(keptRowsOf({ ...ava, tenantId: 'birch' }, now)).toEqual({});
  expect(keptRowsOf({ ...ava, subject: 'ines' }, now)).toEqual({});
});

it('forgets a week without rows', () => {
  keepRows(ava, { week, rows }, now);
  keepRows(ava, { week, rows: [] }, now);
  expect(keptRowsOf(ava, now)).toEqual({});
});

it('forgets weeks after eight weeks, also on the device', () => {
  keepRows(ava, { week, rows }, now);
  const later = Date.parse(week) + 56 * 86_400_000;
  expect(keptRowsOf(ava, later - 1)).toEqual({ [week]: rows });
  expect(keptRowsOf(ava, later)).toEqual({});
  keepRows(ava, { week: '2026-04-27', rows }, later);
  expect([...kept.values()].join()).not.toContain(week);
});

it('takes what is damaged for nothing', () => {
  keepRows(ava, { week, rows }, now);
  for (const key of kept.keys()) kept.set(key, '{"ava@aster":7}');
  expect(keptRowsOf(ava, now)).toEqual({});
});
