import { change, put } from '../../edit.ts';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import {
  accepting,
  as,
  asAnotherPerson,
  body,
  like,
  readdressed,
} from '../../response-mutations.ts';

const clockwork = { kind: 'isolation', area: 'clockwork' } as const;
const session = { kind: 'isolation', area: 'session' } as const;
const profile = { kind: 'isolation', area: 'profile', on: 'getProfile' } as const;

/** Ignores the tenant in the address, or some tenants. */
const anyTenant = (tenant: RegExp) =>
  readdressed((address) => address.replace(tenant, '/api/aster/'));
const lendingOnes = asAnotherPerson('entryUnknown', 'ben');

/** Shows everyone Ben's entries. */
async function everyonesDay(call: InjectedCall): Promise<Response> {
  const right = await call.pass(call.request.clone());
  if (!right.ok) return right;
  const others = await call.pass(await as(call, 'ben'));
  const { clockWorkEntries } = (await others.json()) as { clockWorkEntries: { id: string }[] };
  const shown = (await right.json()) as { clockWorkEntries: { id: string }[] };
  const own = new Set(shown.clockWorkEntries.map(({ id }) => id));
  const more = clockWorkEntries.filter(({ id }) => !own.has(id));
  return like(right, { ...shown, clockWorkEntries: [...shown.clockWorkEntries, ...more] });
}

/** Servers that let one tenant or person access another's data. */
export const injectedFaults: InjectedFault[] = [
  {
    ...profile,
    name: 'every tenant that is not the caller’s is the first one',
    response: anyTenant(/\/api\/(?!aster)[^/]+\//),
  },
  {
    ...profile,
    name: 'a tenant that does not exist is the first one',
    response: anyTenant(/\/api\/conformance-nowhere\//),
  },
  {
    ...profile,
    name: 'a person of another tenant is let in',
    response: asAnotherPerson(404, 'ava'),
  },
  {
    ...clockwork,
    name: 'a person of another tenant reads a day',
    on: 'getClockWorkDay',
    response: asAnotherPerson(404, 'ava'),
  },
  {
    ...clockwork,
    name: 'a person of another tenant starts the timer',
    on: 'startMiniEntry',
    response: asAnotherPerson(404, 'leo'),
  },
  {
    ...clockwork,
    name: 'the summaries do not look at the tenant',
    on: 'getClockWorkProjectSummaries',
    response: anyTenant(/\/api\/(?!aster)[^/]+\//),
  },
  {
    ...clockwork,
    name: 'a colleague changes an entry',
    on: 'postClockWork',
    response: lendingOnes,
  },
  {
    ...clockwork,
    name: 'a colleague deletes an entry',
    on: 'deleteClockWorkEntries',
    response: lendingOnes,
  },
  {
    ...clockwork,
    name: 'a colleague adjusts an entry',
    on: 'adjustClockWorkEntry',
    response: lendingOnes,
  },
  {
    ...clockwork,
    name: 'a day shows a colleague’s entries',
    on: 'getClockWorkDay',
    response: everyonesDay,
  },
  { ...session, name: 'any tenant can be selected', on: 'assignTenant', response: accepting(404) },
  {
    ...session,
    name: 'a login may be of another tenant',
    on: 'saveUserLogin',
    response: accepting('tenantUnknown'),
  },
  {
    ...session,
    name: 'everybody is offered every tenant',
    on: 'getUserTenants',
    response: body(
      change('tenants', () =>
        ['aster', 'birch', 'cedar'].map((id) => ({ id, name: id, isUserAssigned: true })),
      ),
    ),
  },
  {
    ...session,
    name: 'another tenant than the chosen one is selected',
    on: 'assignTenant',
    response: body(put('tenant.id', 'birch')),
  },
  {
    ...session,
    name: 'the flag of the team lead is told to other tenants',
    on: 'getIsTeamLead',
    response: asAnotherPerson(404, 'ava'),
  },
];
