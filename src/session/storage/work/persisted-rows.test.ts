import { expect, it } from 'vitest';
import { withFreshDevice } from '../device.fixtures.ts';
import { persistRows, readRows } from './persisted-rows.ts';

const persisted = withFreshDevice();
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

it('the rows of each week are stored for each person and tenant', () => {
  persistRows(ava, { ...none, week, added: rows }, now);
  persistRows(ava, { ...none, week: '2026-02-23', added: rows }, now);
  expect(readRows(ava, now)).toEqual({ [week]: rows, '2026-02-23': rows });
  expect(readRows({ ...ava, tenantId: 'birch' }, now)).toEqual({});
  expect(readRows({ ...ava, subject: 'ines' }, now)).toEqual({});
});

it('the stored rows drop a week without rows', () => {
  persistRows(ava, { ...none, week, added: rows }, now);
  persistRows(ava, { ...none, week, removed: rows }, now);
  expect(readRows(ava, now)).toEqual({});
});

it('the stored rows of a week are deleted after eight weeks, also on the device', () => {
  persistRows(ava, { ...none, week, added: rows }, now);
  const later = Date.parse(week) + 56 * 86_400_000;
  expect(readRows(ava, later - 1)).toEqual({ [week]: rows });
  expect(readRows(ava, later)).toEqual({});
  persistRows(ava, { ...none, week: '2026-04-27', added: rows }, later);
  expect([...persisted.values()].join()).not.toContain(week);
});

it('the rows of a week that is too old are not stored', () => {
  persistRows(ava, { ...none, week: '2025-12-01', added: rows }, now);
  expect([...persisted.values()]).toEqual([]);
});

it('damaged rows are ignored', () => {
  persistRows(ava, { ...none, week, added: rows }, now);
  for (const key of persisted.keys()) persisted.set(key, '{"ava@aster":7}');
  expect(readRows(ava, now)).toEqual({});
});

it('the rows that another tab has stored for the week are kept', () => {
  const task = { ...work, taskId: 't', taskDisplayString: 'T-1 Nest' };
  persistRows(ava, { ...none, week, added: rows }, now);
  persistRows(ava, { ...none, week, added: [task] }, now);
  expect(readRows(ava, now)).toEqual({ [week]: [...rows, task] });
  persistRows(ava, { ...none, week, removed: rows }, now);
  expect(readRows(ava, now)).toEqual({ [week]: [task] });
});
