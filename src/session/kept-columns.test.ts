import { expect, it } from 'vitest';
import { withFreshDevice } from './device.fixture.ts';
import { hiddenColumnsOf, keepHiddenColumns } from './kept-columns.ts';

const kept = withFreshDevice();

it('keeps the hidden columns of each list for each person on the device', () => {
  keepHiddenColumns('ava', 'projects', ['code', 'dueOn']);
  keepHiddenColumns('ava', 'vendors', ['city']);
  keepHiddenColumns('ben', 'projects', ['name']);
  expect(hiddenColumnsOf('ava', 'projects')).toEqual(['code', 'dueOn']);
  expect(hiddenColumnsOf('ava', 'vendors')).toEqual(['city']);
  expect(hiddenColumnsOf('ben', 'projects')).toEqual(['name']);
  expect(hiddenColumnsOf('ben', 'vendors')).toEqual([]);
});

it('stays when a session ends, being what the device keeps', () => {
  keepHiddenColumns('ava', 'projects', ['code']);
  expect([...kept.keys()].every((key) => key.startsWith('atrium.device.'))).toBe(true);
});

it('forgets a list of which all columns are shown again', () => {
  keepHiddenColumns('ava', 'projects', ['code']);
  keepHiddenColumns('ava', 'projects', []);
  expect([...kept.values()].join()).not.toContain('projects');
});

it('hides what is usual until the person has chosen, and keeps that all is shown', () => {
  const usual = ['price', 'serialNumber'];
  expect(hiddenColumnsOf('ava', 'assets', usual)).toEqual(usual);
  keepHiddenColumns('ava', 'assets', [], usual);
  expect(hiddenColumnsOf('ava', 'assets', usual)).toEqual([]);
  keepHiddenColumns('ava', 'assets', ['serialNumber', 'price'], usual);
  expect([...kept.values()].join()).not.toContain('assets');
});

it.each(['{', '[1]', '{"ava":{"projects":"code"}}', '{"ava":7}'])(
  'shows all columns where %s is kept',
  (damaged) => {
    kept.set('atrium.device.columns', damaged);
    expect(hiddenColumnsOf('ava', 'projects')).toEqual([]);
    keepHiddenColumns('ava', 'projects', ['code']);
    expect(hiddenColumnsOf('ava', 'projects')).toEqual(['code']);
  },
);
