import { expect, it } from 'vitest';
import { withFreshDevice } from './device.fixture.ts';
import { getHiddenColumns, persistHiddenColumns } from './kept-columns.ts';

const persisted = withFreshDevice();

it('keeps the hidden columns of each list for each person on the device', () => {
  persistHiddenColumns('ava', 'projects', ['code', 'dueOn']);
  persistHiddenColumns('ava', 'vendors', ['city']);
  persistHiddenColumns('ben', 'projects', ['name']);
  expect(getHiddenColumns('ava', 'projects')).toEqual(['code', 'dueOn']);
  expect(getHiddenColumns('ava', 'vendors')).toEqual(['city']);
  expect(getHiddenColumns('ben', 'projects')).toEqual(['name']);
  expect(getHiddenColumns('ben', 'vendors')).toEqual([]);
});

it('stays when a session ends, being what the device keeps', () => {
  persistHiddenColumns('ava', 'projects', ['code']);
  expect([...persisted.keys()].every((key) => key.startsWith('atrium.device.'))).toBe(true);
});

it('forgets a list of which all columns are shown again', () => {
  persistHiddenColumns('ava', 'projects', ['code']);
  persistHiddenColumns('ava', 'projects', []);
  expect([...persisted.values()].join()).not.toContain('projects');
});

it('hides what is usual until the person has chosen, and keeps that all is shown', () => {
  const defaultColumns = ['price', 'serialNumber'];
  expect(getHiddenColumns('ava', 'assets', defaultColumns)).toEqual(defaultColumns);
  persistHiddenColumns('ava', 'assets', [], defaultColumns);
  expect(getHiddenColumns('ava', 'assets', defaultColumns)).toEqual([]);
  persistHiddenColumns('ava', 'assets', ['serialNumber', 'price'], defaultColumns);
  expect([...persisted.values()].join()).not.toContain('assets');
});

it.each(['{', '[1]', '{"ava":{"projects":"code"}}', '{"ava":7}'])(
  'shows all columns where %s is kept',
  (damaged) => {
    persisted.set('atrium.device.columns', damaged);
    expect(getHiddenColumns('ava', 'projects')).toEqual([]);
    persistHiddenColumns('ava', 'projects', ['code']);
    expect(getHiddenColumns('ava', 'projects')).toEqual(['code']);
  },
);
