import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleSettings, exampleWorkflows } from './review-settings.fixtures.ts';
import { reviewSettingsMachine } from './review-settings.machine.ts';
import { firstSettings, toLoadedSettings } from './review-settings.ts';

const loaded = (change: Partial<typeof exampleSettings> = {}) =>
  toLoadedSettings({ ...exampleSettings, ...change });
const draft = {
  form: { ...loaded().form, isClientAutoNudge: false },
  base: loaded().form,
  madeId: null,
};
const stale = new Problem('conflict', 409, {
  response: { errorMessages: ['Kira Novak changed this in the meantime.'] },
});

export const testModel = createTestModel(reviewSettingsMachine, {
  // A draft can be discarded, so the test model also covers the paths without one.
  inputs: [{ first: firstSettings, persisted: { ...draft, version: 1, offered: null } }],
  events: [
    done('loadForm', { saved: loaded(), choices: exampleWorkflows }),
    done('loadForm', { saved: null, choices: [] }),
    failed('loadForm', serverError),
    { type: 'form.changed', change: { Answered: '' as 'info' } },
    { type: 'SAVE' },
    { type: 'reset' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    done('saveForm', loaded({ isClientAutoNudge: false, version: 2 })),
    failed('saveForm', stale),
    failed('saveForm', serverError),
    done('readTheirs', loaded({ isGoogleCalendarSynced: true, version: 2 })),
    failed('readTheirs', serverError),
    { type: 'conflict.keepMine' },
    { type: 'conflict.useTheirs' },
    { type: 'CANCEL' },
  ],
  rules: [
    { source: 'REVW-D26', text: 'The default workflow is active.' },
    {
      source: 'REVW-D27',
      text: 'The settings are loaded with the right cycle.basic, and saved with cycle.add.',
    },
    {
      source: 'REVW-D30',
      text: 'Events are added only once a Google calendar is connected.',
    },
    { source: 'REVW-052', text: 'Each of the eight statuses has a colour.' },
  ],
});
