import { createUndoTestModel } from '../testing/list-test-models.ts';
import { sampleHoliday } from './holiday.fixtures.ts';
import { restoreHolidayMachine } from './restore-holiday.machine.ts';

export const testModel = createUndoTestModel(restoreHolidayMachine, {
  row: sampleHoliday,
  other: { ...sampleHoliday, id: '7a2d4b10-0000-4000-8000-000000000009', date: '2026-06-01' },
  rules: [
    {
      source: 'ADMIN-022',
      text: 'A deleted holiday is restored unchanged, with its id, unless its day was taken.',
    },
    { source: 'ADR 0024', text: 'The list is loaded again after a holiday was restored.' },
  ],
});
