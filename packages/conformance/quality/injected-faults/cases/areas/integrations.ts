import { change, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  alwaysAs,
  asAnotherPerson,
  body,
  without,
  readdressed,
  repairing,
  reheaded,
  reversed,
  status,
} from '../../response-mutations.ts';

const area = 'integrations';

/** Removes the manager if it is unknown. */
const withoutUnknownManagers: InjectedFault['response'] = async (call) => {
  const right = await call.pass();
  if (!right.ok) return right;
  await call.server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const received = await db.query('externalRecords', { where: { type: 'ReportingTo' } });
    const employees = await db.query('employees');
    const by = (email: string) => employees.find((each) => each.email === email);
    for (const { email, value } of received) {
      const employee = by(email);
      if (employee && !by(value)) await db.put('employees', { ...employee, reportingToId: null });
    }
  });
  return right;
};

const anyPage = 'https://conformance.test/';
const isWeb = (url: unknown): boolean => typeof url === 'string' && url.startsWith('https:');
/** Writes the shift over the work place. */
const shiftAsWorkPlace: InjectedFault['response'] = async (call) => {
  const right = await call.pass();
  if (!right.ok) return right;
  await call.server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const employee of await db.query('employees')) {
      const { shift } = employee;
      if (shift !== '') await db.put('employees', { ...employee, workPlace: shift });
    }
  });
  return right;
};

/** Takes every manager whom the HRMS names. */
const anyManager: InjectedFault['response'] = async (call) => {
  const right = await call.pass();
  if (!right.ok) return right;
  await call.server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const received = await db.query('externalRecords', { where: { type: 'ReportingTo' } });
    const employees = await db.query('employees');
    const by = (email: string) => employees.find((each) => each.email === email);
    for (const { email, value } of received) {
      const [employee, manager] = [by(email), by(value)];
      if (employee && manager)
        await db.put('employees', { ...employee, reportingToId: manager.id });
    }
  });
  return right;
};

/** Injects a fault into one operation of the area. */
const injectFault = (
  kind: InjectedFault['kind'],
  name: string,
  on: InjectedFault['on'],
  response: InjectedFault['response'],
): InjectedFault => ({ kind, name, area, on, response });

/** Faults in other systems, calendars, videos and services. */
export const injectedFaults: InjectedFault[] = [
  injectFault('state', 'an event is not kept', 'createCalendarEvent', without('calendarEvents')),
  injectFault('state', 'an event stays', 'deleteCalendarEvent', without('calendarEvents')),
  injectFault(
    'rules',
    'an event may end before it starts',
    ['createCalendarEvent', 'updateCalendarEvent'],
    accepting('endNotAfterStart'),
  ),
  injectFault(
    'isolation',
    'a colleague changes an event',
    'updateCalendarEvent',
    asAnotherPerson('recordUnknown', 'ava'),
  ),
  injectFault('isolation', 'a colleague sees the events', 'getCalendarEvents', alwaysAs('ava')),
  injectFault(
    'rules',
    'events are listed whatever their day',
    'getCalendarEvents',
    readdressed((address) =>
      address.replace(/to=(\d{4}-\d\d)-(\d\d)$/, (_, month: string, day: string) => {
        const later = String(Math.min(28, Number(day) + 7)).padStart(2, '0');
        return `to=${month}-${later > day ? later : day}`;
      }),
    ),
  ),
  injectFault(
    'isolation',
    'a calendar’s news are told to all',
    'listenToCalendarSync',
    alwaysAs('ava'),
  ),
  injectFault(
    'state',
    'a calendar’s news begin anew each time',
    'listenToCalendarSync',
    reheaded({ 'Last-Event-ID': '0' }),
  ),
  injectFault(
    'state',
    'a calendar is not connected',
    'connectCalendar',
    without('calendarConnections'),
  ),
  injectFault(
    'state',
    'a calendar stays connected',
    'disconnectCalendar',
    without('calendarConnections'),
  ),
  injectFault(
    'authorization',
    'any code connects a calendar',
    'connectCalendar',
    accepting('calendarCodeInvalid'),
  ),
  injectFault(
    'authorization',
    'a calendar is connected by a request of another person',
    'connectCalendar',
    accepting('calendarStateUnknown'),
  ),
  injectFault(
    'authorization',
    'the nonce of a calendar is ignored',
    'connectCalendar',
    accepting('calendarNonceWrong'),
  ),
  injectFault(
    'rules',
    'a calendar is connected although the tenant uses none',
    ['connectCalendar', 'startCalendarConnection', 'syncCalendar'],
    accepting('calendarProviderMissing'),
  ),
  injectFault(
    'rules',
    'a calendar stays connected although the tenant uses none',
    'getCalendarConnection',
    body(put('calendarConnection.isGoogleCalendarSynced', true)),
  ),
  injectFault(
    'state',
    'a sync of a calendar is not stored',
    'syncCalendar',
    without('calendarConnections'),
  ),
  injectFault(
    'rules',
    'outdated differences from the HRMS are applied',
    'applyHrmsDifferences',
    accepting('hrmsOutdated'),
  ),
  injectFault('state', 'an HRMS run is not logged', 'applyHrmsDifferences', without('hrmsRuns')),
  injectFault('rules', 'any HRMS run is undone', 'undoHrmsRun', accepting('hrmsRunNotLast')),
  injectFault('rules', 'an HRMS run is undone twice', 'undoHrmsRun', accepting('hrmsRunUndone')),
  injectFault('state', 'an undone HRMS run changes nobody', 'undoHrmsRun', without('employees')),
  injectFault('state', 'an undo of an HRMS run is not sent', 'undoHrmsRun', without('events')),
  injectFault(
    'rules',
    'an undo of an HRMS run reports nothing as left',
    'undoHrmsRun',
    body(put('changes.*.leftReason', null)),
  ),
  injectFault(
    'rules',
    'the comparison with the HRMS counts no equal values',
    'getHrmsDifferences',
    body(put('hrmsPreview.sameCount', 0)),
  ),
  injectFault(
    'rules',
    'the HRMS sends fewer records than it has',
    'getHrmsDifferences',
    body(put('hrmsPreview.isComplete', false)),
  ),
  injectFault('rules', 'no HRMS is taken over', 'syncFromHrms', accepting('hrmsMissing')),
  injectFault(
    'rules',
    'everything is changed each time',
    'syncFromHrms',
    body(change('sync.changedCount', (count) => Number(count) + 1)),
  ),
  injectFault('state', 'nobody knows of the last time', 'syncFromHrms', without('syncStates')),
  injectFault('state', 'nobody hears of it', 'syncFromHrms', without('events')),
  injectFault(
    'rules',
    'a provider may be of any kind',
    'saveIntegrations',
    accepting('providerUnknown'),
  ),
  injectFault('authorization', 'a key is answered', 'saveOpenAiSettings', async (call) => {
    const { apiKey } = (call.sent ?? {}) as { apiKey?: unknown };
    const isKey = typeof apiKey === 'string';
    return isKey ? body(put('openAiSettings.apiKeyHint', apiKey))(call) : call.pass();
  }),
  injectFault(
    'state',
    'a key is forgotten by the next change',
    'getOpenAiSettings',
    body(put('openAiSettings.apiKeyHint', null)),
  ),
  injectFault(
    'authorization',
    'a stored key goes to a new address',
    'savePermeaSettings',
    accepting('apiKeyForNewAddress'),
  ),
  injectFault(
    'rules',
    'a service is enabled without a key',
    ['savePermeaSettings', 'saveOpenAiSettings'],
    accepting('apiKeyMissing'),
  ),
  injectFault(
    'state',
    'a key is never removed',
    ['savePermeaSettings', 'saveOpenAiSettings'],
    repairing(change('apiKey', (key) => (key === null ? undefined : key))),
  ),
  injectFault(
    'authorization',
    'settings need no right',
    'getPermeaSettings',
    asAnotherPerson(403, 'ava'),
  ),
  injectFault('rules', 'videos are listed oldest first', 'getVideos', reversed('videos')),
  injectFault('rules', 'a page of videos is not the newest', 'searchVideos', reversed('videos')),
  injectFault('state', 'a video’s change is not kept', 'updateVideo', without('videos')),
  injectFault(
    'state',
    'a video is changed by whoever comes last',
    'updateVideo',
    accepting('changedByOther'),
  ),
  injectFault(
    'rules',
    'a video may be at any host',
    ['createVideo', 'updateVideo'],
    repairing(change('url', (url) => (isWeb(url) ? 'https://vimeo.com/1084537' : url))),
  ),
  injectFault('state', 'a video has another address', 'getVideo', body(put('video.url', anyPage))),
  injectFault('status', 'a new video is 201', 'createVideo', status(200, 201)),
  injectFault(
    'schema',
    'a provider is of another kind',
    'getIntegrations',
    body(put('providers.*.kind', 'mail')),
  ),
  injectFault(
    'rules',
    'a shift takes the place of the work place',
    'syncFromHrms',
    shiftAsWorkPlace,
  ),
  injectFault(
    'rules',
    'the HRMS names managers who left or who report to themselves',
    'syncFromHrms',
    anyManager,
  ),
  injectFault(
    'rules',
    'a manager whom nobody knows takes the one of before away',
    'syncFromHrms',
    withoutUnknownManagers,
  ),
];
