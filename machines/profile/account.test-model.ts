import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { accountMachine } from './account.machine.ts';

export const testModel = createTestModel(accountMachine, {
  inputs: [undefined],
  events: [
    done('listTimeZones', new Map([['Europe/Berlin', '(UTC+01:00) Europe/Berlin']])),
    failed('listTimeZones', serverError),
  ],
  rules: [
    {
      source: 'PROF-004',
      text: 'Full name, email, time zone and date format of the person are shown read-only.',
    },
    {
      source: 'PROF-007',
      text: 'A time zone has an id and a description; people see the description.',
    },
    {
      source: 'PROF-032',
      text: 'A failure to load the descriptions is reported like every failure, and everything else stays.',
    },
  ],
});
