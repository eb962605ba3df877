import { change, put } from '../../edit.ts';
import type { EntryRecord } from '@atrium/reference-server/world';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import { accepting, body, withoutEntries, withBody } from '../../response-mutations.ts';

const clockwork = { kind: 'rules', area: 'clockwork', on: 'postClockWork' } as const;
const session = { kind: 'rules', area: 'session' } as const;

const getType = ({ sent }: InjectedCall): unknown =>
  typeof sent === 'object' && sent !== null && 'type' in sent ? sent.type : undefined;

/** Injects a fault into one entry type only. */
const onType =
  (type: string, response: InjectedFault['response']): InjectedFault['response'] =>
  (call) =>
    getType(call) === type ? response(call) : call.pass();

/**
 * Changes entries in the store after a correct response; of those returned, all from `first` on.
 */
const withEntries =
  (changed: (entry: EntryRecord) => Partial<EntryRecord>, first = 0): InjectedFault['response'] =>
  async (call) => {
    const right = await call.pass();
    if (!right.ok) return right;
    const { clockWorkEntries = [] } = (await right.clone().json()) as {
      clockWorkEntries?: { id: string }[];
    };
    await call.server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      for (const { id } of clockWorkEntries.slice(first)) {
        const entry = await db.get('entries', id);
        if (entry) await db.put('entries', { ...entry, ...changed(entry) });
      }
    });
    return right;
  };

/** Half an hour earlier. */
const earlier = (timestamp: string) => new Date(Date.parse(timestamp) - 1_800_000).toISOString();

/** Servers that break a behavior rule with valid responses. */
export const injectedFaults: InjectedFault[] = [
  { ...clockwork, name: 'entries may overlap', response: accepting('entryOverlaps') },
  {
    ...clockwork,
    name: 'an adjustment may overlap',
    on: 'adjustClockWorkEntry',
    response: accepting('entryOverlaps'),
  },
  {
    ...clockwork,
    name: 'an entry may end before it starts',
    response: accepting('endNotAfterStart'),
  },
  { ...clockwork, name: 'an entry may lie ahead', response: accepting('entryInFuture') },
  {
    ...clockwork,
    name: 'a start does not end what runs',
    response: onType(
      'add',
      withEntries(() => ({ endTime: null }), 1),
    ),
  },
  {
    ...clockwork,
    name: 'a stale entry keeps nobody from starting',
    response: accepting('staleRunning'),
  },
  {
    ...clockwork,
    name: 'a crossover splits nothing',
    response: onType('crossover', withoutEntries),
  },
  {
    ...clockwork,
    name: 'a crossover splits at another midnight',
    response: onType(
      'crossover',
      withEntries(({ endTime }) => ({ endTime: endTime && earlier(endTime) }), 1),
    ),
  },
  {
    ...clockwork,
    name: 'an entry of one day can be split at midnight',
    response: accepting('notACrossover'),
  },
  { ...clockwork, name: 'up-fill moves nothing', response: onType('upfill', withoutEntries) },
  { ...clockwork, name: 'down-fill moves nothing', response: onType('downfill', withoutEntries) },
  {
    ...clockwork,
    name: 'up-fill is taken for an update',
    response: (call) =>
      getType(call) === 'upfill'
        ? call.pass(withBody(call.request, { ...(call.sent as object), type: 'update' }))
        : call.pass(),
  },
  { ...clockwork, name: 'what touches can be filled', response: accepting('nothingToFill') },
  {
    ...clockwork,
    name: 'every entry is marked for up-fill',
    on: 'getClockWorkDay',
    response: body(put('clockWorkEntries.*.upFillApplicable', true)),
  },
  {
    ...clockwork,
    name: 'no entry is marked for down-fill',
    on: 'getClockWorkDay',
    response: body(put('clockWorkEntries.*.downFillApplicable', false)),
  },
  {
    ...clockwork,
    name: 'restart forgets what it was about',
    response: onType(
      'restart',
      withEntries(() => ({ description: '' })),
    ),
  },
  { ...clockwork, name: 'a break ends nothing', response: onType('break', withoutEntries) },
  { ...clockwork, name: 'what has ended can end again', response: accepting('entryNotRunning') },
  { ...clockwork, name: 'an id may be taken twice', response: accepting('entryExists') },
  {
    ...clockwork,
    name: 'ids that are unknown are passed over by a deletion',
    on: 'deleteClockWorkEntries',
    response: accepting('entryUnknown'),
  },
  {
    ...clockwork,
    name: 'the summaries leave time out',
    on: 'getClockWorkProjectSummaries',
    response: body(
      change('clockWorkDayProjectsSummaries.*.totalTimeInMinutes', (minutes) =>
        Math.floor(Number(minutes) / 2),
      ),
    ),
  },
  {
    ...clockwork,
    name: 'a day lists the oldest first',
    on: 'getClockWorkDay',
    response: body(change('clockWorkEntries', (entries) => (entries as object[]).toReversed())),
  },
  {
    ...clockwork,
    name: 'an entry has no length',
    on: 'getClockWorkDay',
    response: body(put('clockWorkEntries.*.totalTimeInSeconds', 0)),
  },
  {
    ...clockwork,
    name: 'an update empties what it leaves out',
    response: onType('update', (call) => {
      const { entryPayLoad, ...rest } = call.sent as { entryPayLoad: object };
      const sent = { ...rest, entryPayLoad: { description: '', ...entryPayLoad } };
      return call.pass(withBody(call.request, sent));
    }),
  },
  {
    ...clockwork,
    name: 'no entry is ever a crossover',
    on: 'getRunningEntries',
    response: body(put('clockWorkRunningEntries.*.crossover', false)),
  },
  {
    ...clockwork,
    name: 'the mini timer shows a stale entry as if it were of today',
    on: 'getClockWorkMini',
    response: body((shown) => {
      const timer = shown as { longRunningEntry: unknown; clockWorkMini: unknown };
      timer.clockWorkMini ??= timer.longRunningEntry;
      timer.longRunningEntry = null;
    }),
  },
  {
    ...session,
    name: 'a login may be of somebody else',
    on: 'saveUserLogin',
    response: accepting('loginTenantMismatch'),
  },
  {
    ...session,
    name: 'staff are no client users',
    on: 'getUserRole',
    response: body(put('securityUserRoleVerification.isClientUser', false)),
  },
  {
    ...session,
    name: 'everybody is an administrator',
    on: 'getUserRole',
    response: body(put('securityUserRoleVerification.isTenantAdmin', true)),
  },
  {
    kind: 'rules',
    area: 'profile',
    name: 'the menu offers what the person may not open',
    on: 'getProfile',
    response: async (call) => body(put('profile.appMenus', await adminsMenu(call)))(call),
  },
];

/** The administrator's menu. */
async function adminsMenu(call: InjectedCall): Promise<unknown> {
  const request = new Request(`${call.server.apiAddress}/aster/tenantuser/profile`, {
    headers: { Authorization: `Bearer ${await call.server.tokenFor('ava')}` },
  });
  const { profile } = (await (await call.pass(request)).json()) as {
    profile: { appMenus: unknown };
  };
  return profile.appMenus;
}
