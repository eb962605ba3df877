import { expect, it } from 'vitest';
import { withFreshDevice } from './device.fixture.ts';
import { keepRows, keptRowsOf } from './kept-rows.ts';

const kept = withFreshDevice();
const ava = { subject: 'ava', tenantId: 'aster' };
const week = '2026-03-02';
const now = Date.parse('2026-03-04T12:00:00Z');
const work = {
  projectId: 'p',
  projectDisplayString: 'P-1 Owl',
  taskId: null,
  taskDisplayString: '',
};
const rows = [work];

const none = { added: [], removed: [] };

it('keeps the rows of each week for each person, tenant by tenant', () => {
  keepRows(ava, { ...none, week, added: rows }, now);
  keepRows(ava, { ...none, week: '2026-02-23', added: rows }, now);
  expect(keptRowsOf(ava, now)).toEqual({ [week]: rows, '2026-02-23': rows });
  expect(keptRowsOf({ ...ava, tenantId: 'birch' }, now)).toEqual({});
  expect(keptRowsOf({ ...ava, subject: 'ines' }, now)).toEqual({});
});

it('forgets a week without rows', () => {
  keepRows(ava, { ...none, week, added: rows }, now);
  keepRows(ava, { ...none, week, removed: rows }, now);
  expect(keptRowsOf(ava, now)).toEqual({});
});

it('forgets weeks after eight weeks, also on the device', () => {
  keepRows(ava, { ...none, week, added: rows }, now);
  const later = Date.parse(week) + 56 * 86_400_000;
  expect(keptRowsOf(ava, later - 1)).toEqual({ [week]: rows });
  expect(keptRowsOf(ava, later)).toEqual({});
  keepRows(ava, { ...none, week: '2026-04-27', added: rows }, later);
  expect([...kept.values()].join()).not.toContain(week);
});

it('keeps nothing of a week that is too old', () => {
  keepRows(ava, { ...none, week: '2025-12-01', added: rows }, now);
  expect([...kept.values()]).toEqual([]);
});

it('takes what is damaged for nothing', () => {
  keepRows(ava, { ...none, week, added: rows }, now);
  for (const key of kept.keys()) kept.set(key, '{"ava@aster":7}');
  expect(keptRowsOf(ava, now)).toEqual({});
});

it('leaves what another tab has kept of the week', () => {
  const task = { ...work, taskId: 't', taskDisplayString: 'T-1 Nest' };
  keepRows(ava, { ...none, week, added: rows }, now);
  keepRows(ava, { ...none, week, added: [task] }, now);
  expect(keptRowsOf(ava, now)).toEqual({ [week]: [...rows, task] });
  keepRows(ava, { ...none, week, removed: rows }, now);
  expect(keptRowsOf(ava, now)).toEqual({ [week]: [task] });
});
