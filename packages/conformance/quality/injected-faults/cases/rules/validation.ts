import { change } from '../../edit.ts';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import { accepting, readdressed, repairing, withBody } from '../../response-mutations.ts';

const clockwork = { kind: 'validation', area: 'clockwork' } as const;
const session = { kind: 'validation', area: 'session' } as const;

const shortened = (length: number) => (value: unknown) =>
  typeof value === 'string' ? value.slice(0, length) : value;
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
const withoutUnknown = (value: unknown) => {
  if (typeof value === 'object' && value !== null) {
    Reflect.deleteProperty(value, 'unknownProperty');
  }
};

/** Substitutes a value of its own for an invalid body. */
const takingAnything = (call: InjectedCall) =>
  call.sent === undefined
    ? call.pass(
        withBody(call.request, {
          id: crypto.randomUUID(),
          employeeId: 'employee-ben',
          tenantId: 'aster',
          ipAddress: '',
          timestamp: new Date().toISOString(),
          dateTimeStampFormatted: '',
          browser: '',
        }),
      )
    : call.pass();

/** Moves nothing when the new start is missing. */
const withoutStart = readdressed((address) => {
  const url = new URL(address);
  const end = url.searchParams.get('newEndTime');
  if (url.searchParams.has('newStartTime') || end === null) return address;
  const start = new Date(Date.parse(end) - 60_000).toISOString();
  url.searchParams.set('newStartTime', start);
  return url.href;
});

/** Servers that accept input that must be rejected. */
export const injectedFaults: InjectedFault[] = [
  {
    ...clockwork,
    name: 'a description that is too long is cut',
    on: 'postClockWork',
    response: repairing(change('entryPayLoad.description', shortened(500))),
  },
  {
    ...clockwork,
    name: 'the mini timer cuts a description that is too long',
    on: 'startMiniEntry',
    response: repairing(change('description', shortened(500))),
  },
  {
    ...clockwork,
    name: 'a number is taken for a description',
    on: 'updateMiniEntry',
    response: repairing(change('description', asText)),
  },
  {
    ...clockwork,
    name: 'unknown properties are passed over',
    on: 'startMiniEntry',
    response: repairing(withoutUnknown),
  },
  {
    ...clockwork,
    name: 'a missing start is now',
    on: 'startMiniEntry',
    response: repairing((sent) => {
      if (typeof sent !== 'object' || sent === null || 'startTime' in sent) return;
      Object.assign(sent, { startTime: new Date().toISOString() });
    }),
  },
  {
    ...clockwork,
    name: 'a missing description is empty',
    on: 'endMiniEntry',
    response: repairing((sent) => {
      if (typeof sent !== 'object' || sent === null || 'description' in sent) return;
      Object.assign(sent, { description: '' });
    }),
  },
  {
    ...clockwork,
    name: 'null is taken for a description',
    on: 'startMiniEntry',
    response: repairing(change('description', (value) => value ?? '')),
  },
  {
    ...clockwork,
    name: 'an id that is no UUID is replaced',
    on: 'postClockWork',
    response: repairing(
      change('entryPayLoad.id', (value) => (value === 'not-a-uuid' ? crypto.randomUUID() : value)),
    ),
  },
  {
    ...clockwork,
    name: 'a type of post that does not exist is an update',
    on: 'postClockWork',
    response: repairing(change('type', (value) => (value === 'noneOfThese' ? 'update' : value))),
  },
  {
    ...clockwork,
    name: 'an empty list of ids deletes nothing, gladly',
    on: 'deleteClockWorkEntries',
    response: accepting('tooShort'),
  },
  {
    ...clockwork,
    name: 'any number of ids is taken',
    on: 'deleteClockWorkEntries',
    response: accepting('tooLong'),
  },
  {
    ...clockwork,
    name: 'a day that does not exist is today',
    on: 'getClockWorkDay',
    response: readdressed((address) => address.replace('2026-02-30', '2026-03-01')),
  },
  {
    ...clockwork,
    name: 'the summaries take any day',
    on: 'getClockWorkProjectSummaries',
    response: readdressed((address) => address.replace('2026-02-30', '2026-03-01')),
  },
  {
    ...clockwork,
    name: 'a flag of an address may say anything',
    on: 'adjustClockWorkEntry',
    response: readdressed((address) => address.replace('perhaps', 'false')),
  },
  {
    ...clockwork,
    name: 'a start of an adjustment may be missing',
    on: 'adjustClockWorkEntry',
    response: withoutStart,
  },
  {
    ...session,
    name: 'a browser that is too long is cut',
    on: 'saveUserLogin',
    response: repairing(change('browser', shortened(250))),
  },
  {
    ...session,
    name: 'an instant that does not exist is taken',
    on: 'saveUserLogin',
    response: repairing(
      change('timestamp', (value) =>
        Number.isNaN(Date.parse(String(value))) ? new Date().toISOString() : value,
      ),
    ),
  },
  {
    ...session,
    name: 'a login may name more than the contract does',
    on: 'saveUserLogin',
    response: repairing(withoutUnknown),
  },
  {
    ...session,
    name: 'a body that is no JSON is taken',
    on: 'saveUserLogin',
    response: takingAnything,
  },
];
