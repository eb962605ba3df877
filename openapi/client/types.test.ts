import { expect, expectTypeOf, it, vi } from 'vitest';
import { operations } from '../generated/operations.ts';
import {
  api,
  connectApi,
  type ResponseBody,
  type Input,
  type OperationId,
  type Schema,
} from './index.ts';

/** Contains lines for the type check only: they never run. */
const check = (lines: (calls: typeof api) => unknown) => lines;

/** Each `@ts-expect-error` below fails the type check if its line compiles. */
const rejected = [
  // @ts-expect-error -- a day is asked for
  check((calls) => calls.getClockWorkDay({})),
  // @ts-expect-error -- it is called `date`
  check((calls) => calls.getClockWorkDay({ path: { day: '2026-03-04' } })),
  // @ts-expect-error -- a day is a text
  check((calls) => calls.getClockWorkDay({ path: { date: 20_260_304 } })),
  // @ts-expect-error -- no such operation
  check((calls) => calls.getClockWorkWeek({})),
  // @ts-expect-error -- a body is asked for
  check((calls) => calls.startMiniEntry({})),
  // @ts-expect-error -- the description is missing
  check((calls) => calls.startMiniEntry({ body: { startTime: '2026-03-04T08:00:00Z' } })),
  // @ts-expect-error -- the new start time is missing
  check((calls) => calls.adjustClockWorkEntry({ query: { entryId: 'e1' } })),
  // @ts-expect-error -- an input is asked for, though it may be empty
  check((calls) => calls.getUserRole()),
  check((calls) =>
    // @ts-expect-error -- no such type of post
    calls.postClockWork({ body: { type: 'pause', entryPayLoad: { id: 'e1' } } }),
  ),
  check((calls) =>
    // @ts-expect-error -- the payload of another type
    calls.postClockWork({ body: { type: 'add', entryPayLoad: { id: 'e1', newId: 'e2' } } }),
  ),
  check(async (calls) => {
    const { profile } = await calls.getProfile({});
    // @ts-expect-error -- no such privilege
    return profile.userRights.includes('clockwork.everything');
  }),
  check(async (calls) => {
    const { clockWorkMini } = await calls.getClockWorkMini({ path: { date: '2026-03-04' } });
    // @ts-expect-error -- nothing may run
    return clockWorkMini.id;
  }),
];

it('the client rejects wrong inputs at compile time, and runs none of them', () => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>();
  connectApi({
    address: 'https://api.example',
    tenantId: () => 'aster',
    accessToken: () => Promise.resolve('token'),
    language: () => 'en',
    onSuccess: () => undefined,
    onProblem: () => undefined,
    fetch,
  });
  expect(rejected).toHaveLength(12);
  expect(fetch).not.toHaveBeenCalled();
});

it('every operation accepts tenant and signal, and none names them in its path', () => {
  expectTypeOf<Input<'getProfile'>>().toHaveProperty('tenantId');
  expectTypeOf<Input<'getProfile'>>().toHaveProperty('signal');
  expectTypeOf<Input<'getClockWorkDay'>['path']>().toEqualTypeOf<{ date: string }>();
  expect(api.getProfile).toBeTypeOf('function');
});

it('a query may be left out when no parameter is required', () => {
  expectTypeOf<{ signal: AbortSignal }>().toExtend<Input<'listNotifications'>>();
  expectTypeOf<{ query: { typeId: number } }>().toExtend<Input<'listNotifications'>>();
  expectTypeOf<Input<'getProfile'>>().not.toHaveProperty('query');
  expect(api.listNotifications).toBeTypeOf('function');
});

it('every operation returns what the contract defines', () => {
  expectTypeOf<ResponseBody<'getIsTeamLead'>>().toEqualTypeOf<{ isTeamLead: boolean }>();
  expectTypeOf<Schema<'ClockWorkEntry'>['endTime']>().toEqualTypeOf<string | null>();
  expect(api.getIsTeamLead).toBeTypeOf('function');
});

it('the client has every operation of the contract, and no other name', () => {
  // Comparing the two types in full would take a fortieth of the type check's time.
  expectTypeOf<Exclude<keyof typeof api, OperationId>>().toBeNever();
  expectTypeOf<Exclude<OperationId, keyof typeof api>>().toBeNever();
  expect(Object.keys(api).toSorted()).toEqual(Object.keys(operations).toSorted());
});
