import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import {
  add,
  clearRecent,
  emptyDay,
  entriesAt,
  payLoad,
  running,
  start,
} from '../support/clockwork.ts';
import { getEmployeeId, project, task } from '../support/projects.ts';

/** Two entries with half an hour between them. */
async function gap(ctx: ScenarioContext, me: Actor) {
  const day = await emptyDay(ctx, me);
  const older = await add(ctx, me, { day, from: '09:00', to: '10:00' });
  const newer = await add(ctx, me, { day, from: '10:30', to: '11:00' });
  return { older, newer };
}

async function ended(ctx: ScenarioContext, me: Actor) {
  return add(ctx, me, { day: await emptyDay(ctx, me), from: '09:00', to: '10:00' });
}

async function started(ctx: ScenarioContext, me: Actor) {
  await clearRecent(ctx, me);
  return start(ctx, me);
}

const payLoads: Record<string, (ctx: ScenarioContext, me: Actor) => Promise<object>> = {
  add: async (ctx, me) => {
    await clearRecent(ctx, me);
    return { ...payLoad(ctx, ctx.minutesFromNow(0), null), entryAtWork: true };
  },
  restart: async (ctx, me) => {
    const { id } = await ended(ctx, me);
    await clearRecent(ctx, me);
    return { id, newId: ctx.uuid() };
  },
  crossover: async (ctx, me) => {
    const day = await emptyDay(ctx, me);
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    return { id: (await add(ctx, me, { day, from: '23:00', to: '00:30', toDay: next })).id };
  },
  update: async (ctx, me) => ({ id: (await ended(ctx, me)).id, description: ctx.name() }),
  end: async (ctx, me) => ({ id: await started(ctx, me) }),
  break: async (ctx, me) => ({ id: await started(ctx, me) }),
  upfill: async (ctx, me) => ({ id: (await gap(ctx, me)).newer.id }),
  downfill: async (ctx, me) => ({ id: (await gap(ctx, me)).older.id }),
};

/** The body of the mini timer's running entry. */
async function miniEntry(ctx: ScenarioContext, me: Actor) {
  await clearRecent(ctx, me);
  const { clockWorkMini } = await me.request('startMiniEntry', {
    body: { startTime: ctx.minutesFromNow(0), description: ctx.name() },
  });
  return { id: clockWorkMini.id, startTime: clockWorkMini.startTime, description: ctx.name() };
}

/** A new task of a project of the person's. */
const createOwnTask = async (ctx: ScenarioContext, me: Actor) =>
  task(ctx, me, await project(ctx, me));

export default recipes({
  getClockWorkDay: { as: 'member', makeAt: entriesAt },
  getClockWorkProjectSummaries: { as: 'member', makeAt: entriesAt },
  getTimeReport: { as: 'admin', makeAt: entriesAt },
  getCentralMemberDay: {
    as: 'admin',
    makeAt: entriesAt,
    send: async (_ctx, { path }, me) => ({
      path: { date: String(path['date']), employeeId: await getEmployeeId(me) },
    }),
  },
  postClockWork: {
    as: 'member',
    ids: (example) => (example === 'add' ? [] : ['entryPayLoad.id']),
    send: async (ctx, { name }, me) => {
      const make = payLoads[name];
      if (!make) throw new Error(`The recipe has no maker for the example "${name}"; add one.`);
      // Each maker returns the payload for the contract's type of the same name.
      return { body: { type: name, entryPayLoad: await make(ctx, me) } as never };
    },
  },
  deleteClockWorkEntries: {
    as: 'member',
    ids: () => ['0'],
    send: async (ctx, _sample, me) => {
      const { older, newer } = await gap(ctx, me);
      return { body: [older.id, newer.id] };
    },
  },
  restoreClockWorkEntries: {
    as: 'member',
    ids: () => ['0'],
    send: async (ctx, _sample, me) => {
      const { older, newer } = await gap(ctx, me);
      await me.request('deleteClockWorkEntries', { body: [older.id, newer.id] });
      return { body: [older.id, newer.id] };
    },
  },
  adjustClockWorkEntry: {
    as: 'member',
    // `isMnco` requires an entry that has been running since an earlier day.
    send: async (ctx, _sample, me) => {
      await clearRecent(ctx, me);
      const at = (time: string) => ctx.at(ctx.day(-1, me.timeZone), time, me.timeZone);
      const entryId = await start(ctx, me, at('16:00'));
      const times = { newStartTime: at('16:15'), newEndTime: at('17:00') };
      return { query: { entryId, ...times, isMnco: true } };
    },
  },
  splitClockWorkEntry: {
    as: 'member',
    send: async (ctx, _sample, me) => {
      const day = await emptyDay(ctx, me);
      const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
      return { query: { entryId: id, splitTime: ctx.at(day, '09:30', me.timeZone) } };
    },
  },
  assignClockWorkEntries: {
    as: 'member',
    ids: () => ['0.id'],
    send: async (ctx, _sample, me) => {
      const { older, newer } = await gap(ctx, me);
      return {
        query: { taskId: await createOwnTask(ctx, me) },
        body: [{ id: older.id }, { id: newer.id }],
      };
    },
  },
  adjustMultipleClockWorkEntries: {
    as: 'member',
    ids: () => ['0.entryId'],
    send: async (ctx, _sample, me) => {
      const { older, newer } = await gap(ctx, me);
      return {
        body: [
          { entryId: older.id, newStartTime: older.startTime, newEndTime: newer.startTime },
          { entryId: newer.id, newStartTime: newer.startTime, newEndTime: newer.endTime ?? '' },
        ],
      };
    },
  },
  updateWorkStatus: {
    as: 'member',
    ids: () => ['0.id'],
    send: async (ctx, _sample, me) => {
      const { older, newer } = await gap(ctx, me);
      return { query: { isWFO: true }, body: [{ id: older.id }, { id: newer.id }] };
    },
  },
  addEntryUnderTask: {
    as: 'member',
    send: async (ctx, _sample, me) => {
      await clearRecent(ctx, me);
      return { query: { taskId: await createOwnTask(ctx, me), taskName: ctx.name('Task') } };
    },
    reads: async (me) => (await running(me))?.clockWorkEntry.id ?? null,
  },
  startMiniEntry: {
    as: 'member',
    send: async (ctx, _sample, me) => {
      await clearRecent(ctx, me);
      return { body: { startTime: ctx.minutesFromNow(0), description: ctx.name() } };
    },
  },
  updateMiniEntry: {
    as: 'member',
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({ body: await miniEntry(ctx, me) }),
  },
  endMiniEntry: {
    as: 'member',
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({ body: await miniEntry(ctx, me) }),
  },
});
