import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { incompleteDate } from '../validation/incomplete.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './clockwork-analytics.test-model.ts';
import {
  clockWorkAnalyticsMachine,
  type ClockWorkAnalyticsActor,
} from './clockwork-analytics.machine.ts';
import { allTeams, emptyForm, type TeamHoursForm } from './team-hours.ts';

testPaths(testModel);

/** A Wednesday: the demo world has entries in the weeks before. */
const clock = { now: () => Date.parse('2026-03-11T15:00:00.000Z') };

const lastWeek: TeamHoursForm = { ...emptyForm, teamIds: [allTeams], period: 'lastWeek' };

const start = (form: TeamHoursForm = emptyForm) =>
  createActor(clockWorkAnalyticsMachine, { input: { form } }).start();

const loaded = (actor: ClockWorkAnalyticsActor) =>
  waitFor(actor, (state) => state.matches('loaded'));

const connected = async () => {
  const server = await createNodeServer({ clock });
  return { server, observed: connectAs(server, 'ava', 'aster') };
};

it('an address with teams and days is requested at once', async () => {
  await connected();
  const { results } = (await loaded(start(lastWeek))).context;
  expect(results?.days).toEqual({ start: '2026-03-02', end: '2026-03-08' });
  expect(results?.teams.map(({ teamName }) => teamName)).toContain('Community');
  expect(results?.totalSeconds).toBeGreaterThan(0);
});

it('no request is sent before teams and days are selected', async () => {
  const { observed } = await connected();
  const actor = start();
  await loaded(actor);
  actor.send({ type: 'SUBMIT' });
  expect(actor.getSnapshot().context.errors).toEqual({ teamIds: 'required', days: 'required' });
  actor.send({ type: 'teams.select', teamIds: [allTeams] });
  expect(actor.getSnapshot().context.errors).toEqual({ days: 'required' });
  expect(observed.calls).toHaveLength(1);
});

it.each([
  ['turned round', { start: '2026-03-08', end: '2026-03-02' }, 'backwards'],
  ['that is filled in part', { start: incompleteDate, end: incompleteDate }, 'incomplete'],
  ['of ten years', { start: '2016-03-08', end: '2026-03-07' }, 'tooLong'],
])('an address with a range %s sends no request, and Submit says why', async (_, days, error) => {
  const { observed } = await connected();
  const actor = start({ ...lastWeek, period: '', days });
  await loaded(actor);
  actor.send({ type: 'SUBMIT' });
  expect(actor.getSnapshot().context.errors).toEqual({ days: error });
  expect(observed.calls).toHaveLength(1);
});

it('the results include the previous period for comparison', async () => {
  await connected();
  const { results } = (await loaded(start({ ...lastWeek, isCompared: true }))).context;
  expect(results?.before?.days).toEqual({ start: '2026-02-23', end: '2026-03-01' });
});

it('days without any time have no results and no Export', async () => {
  await connected();
  const days = { start: '2020-01-01', end: '2020-01-07' };
  const actor = start({ ...lastWeek, period: '', days });
  expect((await loaded(actor)).context.results?.teams).toEqual([]);
  expect(actor.getSnapshot().can({ type: 'EXPORT' })).toBe(false);
});

it('Clear cancels a request, and its late response is ignored', async () => {
  const { server } = await connected();
  let response = () => {};
  const pause = new Promise<void>((resolve) => {
    response = resolve;
  });
  const slow = {
    ...server,
    fetch: async (request: Request) => {
      const right = await server.fetch(request);
      if (request.method === 'POST') await pause;
      return right;
    },
  };
  connectAs(slow, 'ava', 'aster');
  const actor = start(lastWeek);
  await waitFor(actor, (state) => state.matches('requesting'));
  actor.send({ type: 'CLEAR' });
  response();
  await pause;
  const { context } = await loaded(actor);
  expect(context.results).toBeNull();
  expect(context.form).toEqual(emptyForm);
});

it('a team deleted in the meantime makes the page unavailable, and a retry leaves it out', async () => {
  const { server } = await connected();
  const actor = start();
  const { context } = await loaded(actor);
  const [missing, other] = context.choices?.teams ?? [];
  if (!missing || !other) throw new Error('The demo world has teams.');
  await server.store.transaction('write', (tx) =>
    tx.tenant('aster').remove('teams', missing.teamId),
  );
  const teamIds = [missing.teamId, other.teamId];
  actor.send({ type: 'teams.select', teamIds });
  actor.send({ type: 'period.select', period: 'lastWeek' });
  actor.send({ type: 'SUBMIT' });
  const ended = await waitFor(actor, (state) => state.matches('unavailable'));
  expect(ended.context.cause).toBe('rejected');
  const again = (await loaded(start({ ...lastWeek, teamIds }))).context;
  expect(again.missingTeams).toBe(1);
  expect(again.form.teamIds).toEqual([other.teamId]);
  expect(again.results).not.toBeNull();
});

it('a team without members has no results', async () => {
  await connected();
  const { choices } = (await loaded(start())).context;
  const teamIds = (choices?.teams ?? [])
    .filter(({ teamName }) => teamName === 'Community')
    .map(({ teamId }) => teamId);
  expect(teamIds).toHaveLength(1);
  expect((await loaded(start({ ...lastWeek, teamIds }))).context.results?.teams).toEqual([]);
});

it('the workbook has the results that are shown', async () => {
  const { observed } = await connected();
  const actor = start(lastWeek);
  const files: { size: number; from: string }[] = [];
  actor.on('file.ready', ({ file, days }) => files.push({ size: file.size, from: days.start }));
  await loaded(actor);
  actor.send({ type: 'days.select', days: { start: '2026-01-01', end: '2026-01-02' } });
  actor.send({ type: 'EXPORT' });
  await loaded(actor);
  expect(observed.bodies.at(-1)).toMatchObject({ startDateAsString: '2026-03-02' });
  expect(files[0]?.from).toBe('2026-03-02');
});

it('the workbook includes the previous period if the screen compares with it', async () => {
  const { observed } = await connected();
  const actor = start({ ...lastWeek, isCompared: true });
  await loaded(actor);
  actor.send({ type: 'EXPORT' });
  await loaded(actor);
  expect(observed.bodies.at(-1)).toMatchObject({
    compareWith: { startDateAsString: '2026-02-23', endDateAsString: '2026-03-01' },
  });
});

it('an export whose right was removed in the meantime ends as unavailable, and says so', async () => {
  const { server } = await connected();
  const actor = start(lastWeek);
  await loaded(actor);
  connectAs(server, 'ben', 'aster');
  actor.send({ type: 'EXPORT' });
  const ended = await waitFor(actor, (state) => state.matches('unavailable'));
  expect(ended.context.cause).toBe('forbidden');
});

it('an export of a team deleted in the meantime ends as unavailable', async () => {
  const { server } = await connected();
  const actor = start(lastWeek);
  const { choices } = (await loaded(actor)).context;
  const teamIds = (choices?.teams ?? []).map(({ teamId }) => teamId);
  actor.send({ type: 'teams.select', teamIds });
  actor.send({ type: 'SUBMIT' });
  await loaded(actor);
  await server.store.transaction('write', (tx) =>
    tx.tenant('aster').remove('teams', teamIds[0] ?? ''),
  );
  actor.send({ type: 'EXPORT' });
  const ended = await waitFor(actor, (state) => state.matches('unavailable'));
  expect(ended.context.cause).toBe('rejected');
});

it('an export that fails ends as unavailable', async () => {
  const { server } = await connected();
  const actor = start(lastWeek);
  await loaded(actor);
  server.setScenario(down);
  actor.send({ type: 'EXPORT' });
  await waitFor(actor, (state) => state.matches('unavailable'));
  server.setScenario(healthy);
  expect(actor.getSnapshot().context.cause).toBe('down');
});
