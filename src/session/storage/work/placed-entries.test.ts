import { expect, it } from 'vitest';
import { withFreshDevice } from '../device.fixtures.ts';
import { readPlaced, storePlaced } from './placed-entries.ts';

withFreshDevice();
const ava = { subject: 'ava', tenantId: 'aster' };
const start = '2026-03-04T08:00:00.000Z';

it('the device stores what the sheet placed for each person, tenant by tenant', () => {
  storePlaced(ava, { one: start });
  storePlaced(ava, { two: start });
  expect(readPlaced(ava)).toEqual({ one: start, two: start });
  expect(readPlaced({ ...ava, tenantId: 'birch' })).toEqual({});
  expect(readPlaced({ ...ava, subject: 'ines' })).toEqual({});
});

it('the device drops the oldest of more than 500 placed entries', () => {
  storePlaced(ava, Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`e${at}`, start])));
  expect(Object.keys(readPlaced(ava))).toHaveLength(500);
  expect(readPlaced(ava)).not.toHaveProperty('e0');
});
