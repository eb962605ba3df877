import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { incompleteDate } from '../validation/incomplete.ts';
import type { ListSearch } from '../lists/list-search.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './user-logins.test-model.ts';
import { userLoginsMachine, type UserLoginsActor } from './user-logins.machine.ts';
import {
  getDay,
  validateDay,
  buildRequest,
  searchOfDay,
  userColumn,
  yesterday,
} from './user-logins.ts';

testPaths(testModel);

/** A Wednesday; yesterday and the day before were busy. */
const clock = { now: () => Date.parse('2026-03-11T15:00:00.000Z') };
const today = { clock, timeZone: 'Europe/Berlin' };

const start = () =>
  createActor(userLoginsMachine, { input: { ...today, tenantId: 'aster' } }).start();
const shown = (actor: UserLoginsActor) => waitFor(actor, (state) => state.matches('shown'));

const connected = async () => {
  const server = await createNodeServer({ clock });
  return { server, observed: connectAs(server, 'ava', 'aster') };
};

const submitted = (day: string | null) => {
  const actor = start();
  actor.send({ type: 'day.select', day });
  actor.send({ type: 'SUBMIT' });
  return actor;
};

it('a day is required, and must be over in the user’s time zone', () => {
  expect(submitted(null).getSnapshot().context.error).toBe('required');
  expect(submitted(incompleteDate).getSnapshot().context.error).toBe('incomplete');
  expect(submitted('2026-03-11').getSnapshot().context.error).toBe('notPast');
  expect(validateDay('2026-03-10', today)).toBeNull();
  // It is already the 12th there.
  expect(yesterday({ clock, timeZone: 'Pacific/Kiritimati' })).toBe('2026-03-11');
  expect(yesterday({ clock, timeZone: 'Pacific/Pago_Pago' })).toBe('2026-03-10');
});

it('the day is sent in the path in its documented format', async () => {
  expect(buildRequest(searchOfDay('2026-03-02'), 'aster').path.newDate).toBe(
    '02-Mar-2026 00:00:00 AM',
  );
  const { observed } = await connected();
  await shown(submitted('2026-03-10'));
  const called = decodeURIComponent(observed.calls.at(-1) ?? '');
  expect(called).toBe('POST /UserLoginAnalytics/analytics/aster/10-Mar-2026 00:00:00 AM');
  expect(observed.bodies.at(-1)).toEqual({ page: 1, pageSize: 10, sort: null, columnFilters: [] });
});

it('the user login grid has pages, and is sorted and filtered by User', async () => {
  await connected();
  const actor = submitted('2026-03-10');
  const { response, search } = (await shown(actor)).context;
  expect(response?.totalUserCount).toBeGreaterThan(20);
  const requested: ListSearch = {
    ...search,
    sort: { column: userColumn, direction: 'descending' },
    columnFilters: [...search.columnFilters, { name: userColumn, value: 'a' }],
  };
  actor.send({ type: 'search.changed', search: requested });
  const names = (await shown(actor)).context.response?.userLoginDetails.map((row) => row.userName);
  expect(names?.length).toBeGreaterThan(0);
  expect(names).toEqual(names?.toSorted().toReversed());
});

it('a link to an invalid day, or one that is not over, sends no request', async () => {
  const { observed } = await connected();
  expect(getDay(searchOfDay('2026-02-31'))).toBeNull();
  const actor = start();
  actor.send({ type: 'search.changed', search: searchOfDay('2026-02-31') });
  actor.send({ type: 'search.changed', search: searchOfDay('2030-01-01') });
  expect(actor.getSnapshot().matches('idle')).toBe(true);
  expect(actor.getSnapshot().context.error).toBe('notPast');
  expect(observed.calls).toEqual([]);
});

it('an empty response shows zeros', async () => {
  const { server } = await connected();
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('logins')) await db.remove('logins', id);
  });
  const none = { loggedIn: 0, notLoggedIn: 0, totalUsers: 0, totalLogins: 0, totalUserCount: 0 };
  const empty = {
    ...server,
    fetch: async () => Response.json({ userLoginDetails: [], ...none }),
  };
  connectAs(empty, 'ava', 'aster');
  expect((await shown(submitted('2026-03-10'))).context.response).toMatchObject(none);
});

it('the user login rows stay when a page fails to load, and the page can be retried', async () => {
  const { server } = await connected();
  const actor = submitted('2026-03-10');
  const { search, response } = (await shown(actor)).context;
  server.setScenario(down);
  actor.send({ type: 'search.changed', search: { ...search, page: 2 } });
  const failed = await waitFor(actor, (state) => state.matches('failed'));
  expect(failed.context.response).toEqual(response);
  expect(failed.context.cause).toBe('down');
  server.setScenario(healthy);
  actor.send({ type: 'retry' });
  expect((await shown(actor)).context.response).not.toEqual(response);
});

it('the user logins page shows a missing right, and keeps its rows when the right is removed in the meantime', async () => {
  const { server } = await connected();
  const actor = submitted('2026-03-10');
  const { search, response } = (await shown(actor)).context;
  // Ben has no right to the logins.
  connectAs(server, 'ben', 'aster');
  actor.send({ type: 'search.changed', search: { ...search, page: 2 } });
  const failed = await waitFor(actor, (state) => state.matches('failed'));
  expect(failed.context).toMatchObject({ cause: 'forbidden', response });
  const denied = await waitFor(submitted('2026-03-10'), (state) => state.matches('failed'));
  expect(denied.context).toMatchObject({ cause: 'forbidden', response: null });
});

it('Clear Filter removes every filter', async () => {
  await connected();
  const actor = submitted('2026-03-10');
  await shown(actor);
  actor.send({ type: 'CLEAR_FILTER' });
  expect(actor.getSnapshot().context).toMatchObject({ day: null, response: null });
});

it('Clear Filter cancels a request, and its late response is ignored', async () => {
  const { server } = await connected();
  let response = () => {};
  const pause = new Promise<void>((resolve) => {
    response = resolve;
  });
  const fetch = async (request: Request) => {
    const right = await server.fetch(request);
    await pause;
    return right;
  };
  connectAs({ ...server, fetch }, 'ava', 'aster');
  const actor = submitted('2026-03-10');
  const shownDays = new Set<string | null>();
  actor.subscribe(({ context: { shownSearch } }) => {
    if (shownSearch) shownDays.add(getDay(shownSearch));
  });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.send({ type: 'CLEAR_FILTER' });
  expect(actor.getSnapshot().context).toMatchObject({ day: null, response: null });
  response();
  actor.send({ type: 'day.select', day: '2026-03-09' });
  actor.send({ type: 'SUBMIT' });
  await shown(actor);
  expect([...shownDays]).toEqual(['2026-03-09']);
});
