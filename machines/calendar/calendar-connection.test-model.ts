import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import type { Authorization, Connection } from './calendar-connection.actors.ts';
import { calendarConnectionMachine } from './calendar-connection.machine.ts';

const scopes = ['openid', 'email', 'https://www.googleapis.com/auth/calendar.events.readonly'];

export const disconnected: Connection = {
  isGoogleCalendarSynced: false,
  connectedOn: null,
  providerName: 'Google Calendar',
  accountEmail: null,
  scopes,
  lastSyncedOn: null,
};

export const connected: Connection = {
  ...disconnected,
  isGoogleCalendarSynced: true,
  connectedOn: '2026-03-02T08:05:00.000Z',
  accountEmail: 'ben@demo.test',
  lastSyncedOn: '2026-03-04T08:05:00.000Z',
};

export const withoutProvider: Connection = { ...disconnected, providerName: null };

const authorization: Authorization = {
  authorizationUrl: 'https://calendar.demo.test/authorize?state=s1',
  state: 's1',
  scopes,
  expiresOn: '2026-03-04T10:10:00.000Z',
};

const redirectUri = 'https://portal.test/google/auth';
export const plainInput = { response: null, redirectUri };
export const returned = {
  response: { code: 'c1', state: 's1', error: '', startedState: 's1' },
  redirectUri,
};

export const testModel = createTestModel(calendarConnectionMachine, {
  inputs: [
    plainInput,
    returned,
    { ...returned, response: { ...returned.response, code: '', error: 'access_denied' } },
    { ...returned, response: { ...returned.response, startedState: null } },
  ],
  events: [
    failed('listenToCalendar', serverError),
    done('connectCalendar', connected),
    failed('connectCalendar', serverError),
    failed('connectCalendar', new Error('rejected')),
    done('getCalendarConnection', disconnected),
    done('getCalendarConnection', connected),
    done('getCalendarConnection', withoutProvider),
    failed('getCalendarConnection', serverError),
    done('refreshConnection', connected),
    failed('refreshConnection', serverError),
    done('startCalendarConnection', authorization),
    done('startCalendarConnection', { ...authorization, authorizationUrl: 'javascript:alert(1)' }),
    failed('startCalendarConnection', serverError),
    done('syncCalendar', connected),
    failed('syncCalendar', serverError),
    done('disconnectCalendar', disconnected),
    failed('disconnectCalendar', serverError),
    { type: 'calendar.connect' },
    { type: 'calendar.sync' },
    { type: 'calendar.disconnect' },
    { type: 'calendar.changed' },
    { type: 'YES' },
    { type: 'NO' },
    { type: 'retry' },
    { type: 'notice.close' },
    { type: 'tab.returned' },
  ],
  rules: [
    {
      source: 'INTEG-001',
      text: 'People connect their own calendar, see its account, scopes and last sync, and disconnect it.',
    },
    {
      source: 'INTEG-017',
      text: 'A response with a state that this tab has not started with is never sent to the server.',
    },
    {
      source: 'INTEG-013',
      text: 'While the organization uses no calendar, connecting is impossible, and the page says so.',
    },
  ],
});
