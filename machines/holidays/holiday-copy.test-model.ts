import { changedByOther, missing, serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { holidayCopyMachine } from './holiday-copy.machine.ts';
import { knownOf2027, rowsInput, sampleRows } from './holiday-rows.fixtures.ts';
import { sampleHolidays } from './holiday.fixtures.ts';

export const testModel = createTestModel(holidayCopyMachine, {
  inputs: [rowsInput],
  events: [
    done('loadCopies', { known: knownOf2027, rows: sampleRows }),
    done('loadCopies', { known: [], rows: [] }),
    failed('loadCopies', serverError),
    { type: 'retry' },
    { type: 'row.changed', id: sampleRows[2]?.id ?? '', change: { date: '2027-02-01' } },
    { type: 'SAVE' },
    done('createHolidays'),
    failed('createHolidays', serverError),
    failed('createHolidays', missing),
    failed('createHolidays', changedByOther),
    done('recheckHolidays', sampleHolidays),
    failed('recheckHolidays', serverError),
  ],
  onlyAtHand: ['row.changed'],
  atHand: ({ rows }) =>
    rows.slice(0, 1).map(({ id }) => ({
      type: 'row.changed' as const,
      id,
      change: { date: '2027-02-01' },
    })),
  rules: [
    {
      source: 'ADMIN-022',
      text: 'A preview shows each holiday with its new day; holidays that exist and days that are taken are not copied.',
    },
    { source: 'PRIV-048', text: 'All selected holidays are created in one save, or none.' },
    {
      source: 'API-D04',
      text: 'A second attempt after a lost response creates nothing twice.',
    },
  ],
});
