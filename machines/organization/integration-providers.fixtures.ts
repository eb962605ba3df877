import { Problem } from '#openapi/client/index.ts';
import type { Integrations } from './integration-providers.actors.ts';

export const noHrmsId = '00000000-0000-4000-8000-0000000000a1';
export const demoHrmsId = '00000000-0000-4000-8000-0000000000a2';

/** Both systems are used. */
export const exampleProviders: Integrations = {
  providers: [
    { id: demoHrmsId, name: 'Demo HRMS', kind: 'hrms', isEmpty: false },
    {
      id: '00000000-0000-4000-8000-0000000000b2',
      name: 'Google Calendar',
      kind: 'calendar',
      isEmpty: false,
    },
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      name: 'No calendar',
      kind: 'calendar',
      isEmpty: true,
    },
    { id: noHrmsId, name: 'No HRMS', kind: 'hrms', isEmpty: true },
  ],
  integrationSettings: {
    hrmsProviderId: demoHrmsId,
    calendarProviderId: '00000000-0000-4000-8000-0000000000b2',
    syncs: [],
    version: 1,
  },
};

/** Someone else has selected other systems. */
export const providersChanged = new Problem('conflict', 409, {
  response: {
    errorMessages: ['Kira Novak has changed this in the meantime.'],
    code: 'changedByOther',
  },
});
