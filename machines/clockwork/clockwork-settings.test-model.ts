import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { selectedReview, portal } from '../work/work.fixtures.ts';
import { clockWorkSettingsMachine } from './clockwork-settings.machine.ts';

const saved = { isClockWorkSetWeeklyMail: true, isWFO: false, work: selectedReview };

export const testModel = createTestModel(clockWorkSettingsMachine, {
  inputs: [{ date: '2026-03-04' }],
  events: [
    done('readSettings', saved),
    done('readSettings', { ...saved, work: null }),
    failed('readSettings', serverError),
    { type: 'retry' },
    { type: 'settings.changed', change: { isWFO: true } },
    { type: 'settings.changed', change: { work: null } },
    { type: 'settings.changed', change: { work: portal } },
    { type: 'SAVE' },
    done('saveSettings'),
    failed('saveSettings', serverError),
    done('removeDefault'),
    failed('removeDefault', serverError),
  ],
  rules: [
    {
      source: 'CLOCK-045',
      text: 'Weekly email, place of work and default task are saved together, as on the settings page.',
    },
    {
      source: 'CLOCK-077',
      text: 'The default project and task can be removed: new entries start without them.',
    },
    {
      source: 'CLOCK-017',
      text: 'The person can subscribe to a weekly email and make work from the office the default for new entries.',
    },
  ],
});
