import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleDay, exampleLogins } from './user-logins.fixtures.ts';
import { userLoginsMachine } from './user-logins.machine.ts';
import { searchOfDay } from './user-logins.ts';

const clock = { now: () => Date.parse('2026-03-11T15:00:00.000Z') };

export const testModel = createTestModel(userLoginsMachine, {
  inputs: [{ clock, timeZone: 'Europe/Berlin', tenantId: 'aster' }],
  events: [
    { type: 'day.select', day: exampleDay },
    { type: 'day.select', day: '2026-03-11' },
    { type: 'search.changed', search: searchOfDay('2026-03-10') },
    { type: 'search.changed', search: searchOfDay('2026-03-12') },
    { type: 'SUBMIT' },
    { type: 'CLEAR_FILTER' },
    done('loadLogins', exampleLogins),
    failed('loadLogins', false),
    failed('loadLogins', serverError),
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'ANLYT-027',
      text: 'A date is required; today and future days cannot be selected.',
    },
    {
      source: 'ANLYT-037',
      text: 'An empty response rejects with false, and zeros are shown.',
    },
    {
      source: 'ANLYT-029',
      text: 'The first page has ten rows, which can be filtered only by user.',
    },
  ],
});
