import { drop, put } from '../../edit.ts';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import { editErrorResponse, status } from '../../response-mutations.ts';

const clockwork = { kind: 'status', area: 'clockwork' } as const;
const session = { kind: 'status', area: 'session' } as const;

const retyped = (type: string) => async (call: InjectedCall) => {
  const right = await call.pass();
  const headers = { 'Content-Type': type };
  return new Response(right.body, { status: right.status, headers });
};

/** Responses with a wrong status, a wrong content type or an error without a message. */
export const injectedFaults: InjectedFault[] = [
  { ...clockwork, name: 'an added entry is 201', on: 'postClockWork', response: status(200, 201) },
  {
    ...clockwork,
    name: 'a deletion has no body',
    on: 'deleteClockWorkEntries',
    response: status(200, 204),
  },
  { ...clockwork, name: 'bad input is 422', on: 'postClockWork', response: status(400, 422) },
  { ...clockwork, name: 'bad input is a fault', on: 'startMiniEntry', response: status(400, 500) },
  { ...clockwork, name: 'a conflict is 400', on: 'postClockWork', response: status(409, 400) },
  {
    ...clockwork,
    name: 'an unknown entry is a fault',
    on: 'updateMiniEntry',
    response: status(404, 500),
  },
  {
    ...clockwork,
    name: 'a missing right is 401',
    on: 'getClockWorkDay',
    response: status(403, 401),
  },
  {
    ...clockwork,
    name: 'a bad token is 400',
    on: 'getClockWorkMini',
    response: status(401, 400),
  },
  {
    ...clockwork,
    name: 'a refusal has no sentence',
    on: 'postClockWork',
    response: editErrorResponse(put('errorMessages', [])),
  },
  {
    ...clockwork,
    name: 'a refusal cannot be found in the log',
    on: 'endMiniEntry',
    response: editErrorResponse(drop('traceId')),
  },
  {
    ...clockwork,
    name: 'a refusal has an empty sentence',
    on: 'adjustClockWorkEntry',
    response: editErrorResponse(put('errorMessages', [''])),
  },
  {
    ...session,
    name: 'an answer is plain text',
    on: 'getUserRole',
    response: retyped('text/plain'),
  },
  { ...session, name: 'an answer is HTML', on: 'getUserTenants', response: retyped('text/html') },
  { ...session, name: 'a missing token is 403', on: 'getUserTenants', response: status(401, 403) },
  {
    ...session,
    name: 'a login cannot be saved',
    on: 'saveUserLogin',
    response: status(200, 503),
  },
  {
    ...session,
    name: 'another tenant is a bad request',
    on: 'assignTenant',
    response: status(404, 400),
  },
  {
    ...session,
    name: 'a refusal has no body',
    on: 'saveUserLogin',
    response: async (call) => {
      const right = await call.pass();
      return right.ok ? right : new Response(null, { status: right.status });
    },
  },
];
