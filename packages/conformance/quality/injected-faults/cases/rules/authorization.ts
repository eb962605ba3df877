import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import { as, asAnotherPerson } from '../../response-mutations.ts';

const clockwork = { kind: 'authorization', area: 'clockwork' } as const;
const session = { kind: 'authorization', area: 'session' } as const;

const tokenIn = ({ request }: InjectedCall): string =>
  request.headers.get('Authorization')?.split(' ')[1] ?? '';

/** Accepts a token like this as the administrator's. */
const letting =
  (isLet: (token: string) => boolean): InjectedFault['response'] =>
  async (call) =>
    isLet(tokenIn(call)) ? call.pass(await as(call, 'ava')) : call.pass();

const isUnsigned = (token: string) => token.endsWith('.');
const isForged = (token: string) => /\.A+$/.test(token);
const withoutRight = asAnotherPerson(403, 'ava');

/** Servers that let unauthorized people in. */
export const injectedFaults: InjectedFault[] = [
  {
    ...clockwork,
    name: 'a day needs no token',
    on: 'getClockWorkDay',
    response: letting((token) => token === ''),
  },
  {
    ...clockwork,
    name: 'a token may be anything',
    on: 'getRunningEntries',
    response: letting((token) => token === 'broken.access.token'),
  },
  {
    ...clockwork,
    name: 'a token need not be signed',
    on: 'getClockWorkMini',
    response: letting(isUnsigned),
  },
  {
    ...clockwork,
    name: 'the signature of a token is not looked at',
    on: 'getClockWorkProjectSummaries',
    response: letting(isForged),
  },
  {
    ...clockwork,
    name: 'a day needs no right',
    on: 'getClockWorkDay',
    response: withoutRight,
  },
  { ...clockwork, name: 'a post needs no right', on: 'postClockWork', response: withoutRight },
  {
    ...clockwork,
    name: 'a deletion needs no right',
    on: 'deleteClockWorkEntries',
    response: withoutRight,
  },
  {
    ...clockwork,
    name: 'an adjustment needs no right',
    on: 'adjustClockWorkEntry',
    response: asAnotherPerson(403, 'ben'),
  },
  {
    ...clockwork,
    name: 'the mini timer needs no right',
    on: 'startMiniEntry',
    response: withoutRight,
  },
  {
    ...session,
    name: 'the tenants need no token',
    on: 'getUserTenants',
    response: letting((token) => token === ''),
  },
  {
    ...session,
    name: 'a login may be saved with a forged token',
    on: 'saveUserLogin',
    response: letting(isForged),
  },
  {
    ...session,
    name: 'the role needs no signature',
    on: 'getUserRole',
    response: letting(isUnsigned),
  },
  {
    kind: 'authorization',
    area: 'profile',
    name: 'everybody gets the administrator’s profile',
    on: 'getProfile',
    response: async (call) => {
      const right = await call.pass(call.request.clone());
      const isOfTenant = right.ok && call.request.url.includes('/aster/');
      return isOfTenant ? call.pass(await as(call, 'ava')) : right;
    },
  },
];
