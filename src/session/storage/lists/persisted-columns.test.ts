import { expect, it } from 'vitest';
import { withFreshDevice } from '../device.fixtures.ts';
import { getHiddenColumns, persistHiddenColumns } from './persisted-columns.ts';

const persisted = withFreshDevice();

it('the hidden columns of each list are stored for each person on the device', () => {
  persistHiddenColumns('ava', 'projects', ['code', 'dueOn']);
  persistHiddenColumns('ava', 'vendors', ['city']);
  persistHiddenColumns('ben', 'projects', ['name']);
  expect(getHiddenColumns('ava', 'projects')).toEqual(['code', 'dueOn']);
  expect(getHiddenColumns('ava', 'vendors')).toEqual(['city']);
  expect(getHiddenColumns('ben', 'projects')).toEqual(['name']);
  expect(getHiddenColumns('ben', 'vendors')).toEqual([]);
});

it('the hidden columns stay stored on the device when a session ends', () => {
  persistHiddenColumns('ava', 'projects', ['code']);
  expect([...persisted.keys()].every((key) => key.startsWith('atrium.device.'))).toBe(true);
});

it('the stored columns drop a list whose columns are all shown again', () => {
  persistHiddenColumns('ava', 'projects', ['code']);
  persistHiddenColumns('ava', 'projects', []);
  expect([...persisted.values()].join()).not.toContain('projects');
});

it('the default columns are hidden until the person changes them, and showing all is stored', () => {
  const defaultColumns = ['price', 'serialNumber'];
  expect(getHiddenColumns('ava', 'assets', defaultColumns)).toEqual(defaultColumns);
  persistHiddenColumns('ava', 'assets', [], defaultColumns);
  expect(getHiddenColumns('ava', 'assets', defaultColumns)).toEqual([]);
  persistHiddenColumns('ava', 'assets', ['serialNumber', 'price'], defaultColumns);
  expect([...persisted.values()].join()).not.toContain('assets');
});

it.each(['{', '[1]', '{"ava":{"projects":"code"}}', '{"ava":7}'])(
  'the list shows all columns when %s is stored',
  (damaged) => {
    persisted.set('atrium.device.columns', damaged);
    expect(getHiddenColumns('ava', 'projects')).toEqual([]);
    persistHiddenColumns('ava', 'projects', ['code']);
    expect(getHiddenColumns('ava', 'projects')).toEqual(['code']);
  },
);
