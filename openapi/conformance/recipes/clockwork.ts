import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import {
  add,
  clearRecent,
  emptyDay,
  entriesAt,
  payLoad,
  running,
  start,
} from '../support/clockwork.ts';
import { employeeIdOf, project, task } from '../support/projects.ts';

/** Two entries with half an hour between them. */
async function gap(kit: Kit, me: Actor) {
  const day = await emptyDay(kit, me);
  const older = await add(kit, me, { day, from: '09:00', to: '10:00' });
  const newer = await add(kit, me, { day, from: '10:30', to: '11:00' });
  return { older, newer };
}

async function ended(kit: Kit, me: Actor) {
  return add(kit, me, { day: await emptyDay(kit, me), from: '09:00', to: '10:00' });
}

async function started(kit: Kit, me: Actor) {
  await clearRecent(kit, me);
  return start(kit, me);
}

const payLoads: Record<string, (kit: Kit, me: Actor) => Promise<object>> = {
  add: async (kit, me) => {
    await clearRecent(kit, me);
    return { ...payLoad(kit, kit.minutesFromNow(0), null), entryAtWork: true };
  },
  restart: async (kit, me) => {
    const { id } = await ended(kit, me);
    await clearRecent(kit, me);
    return { id, newId: kit.uuid() };
  },
  crossover: async (kit, me) => {
    const day = await emptyDay(kit, me);
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    return { id: (await add(kit, me, { day, from: '23:00', to: '00:30', toDay: next })).id };
  },
  update: async (kit, me) => ({ id: (await ended(kit, me)).id, description: kit.name() }),
  end: async (kit, me) => ({ id: await started(kit, me) }),
  break: async (kit, me) => ({ id: await started(kit, me) }),
  upfill: async (kit, me) => ({ id: (await gap(kit, me)).newer.id }),
  downfill: async (kit, me) => ({ id: (await gap(kit, me)).older.id }),
};

/** The body of the mini timer's entry that runs. */
async function miniEntry(kit: Kit, me: Actor) {
  await clearRecent(kit, me);
  const { clockWorkMini } = await me.ask('startMiniEntry', {
    body: { startTime: kit.minutesFromNow(0), description: kit.name() },
  });
  return { id: clockWorkMini.id, startTime: clockWorkMini.startTime, description: kit.name() };
}

/** A new task of a project of the person's. */
const ownTask = async (kit: Kit, me: Actor) => task(kit, me, await project(kit, me));

export default recipes({
  getClockWorkDay: { as: 'member', makeAt: entriesAt },
  getClockWorkProjectSummaries: { as: 'member', makeAt: entriesAt },
  getTimeReport: { as: 'admin', makeAt: entriesAt },
  getCentralMemberDay: {
    as: 'admin',
    makeAt: entriesAt,
    send: async (_kit, { path }, me) => ({
      path: { date: String(path['date']), employeeId: await employeeIdOf(me) },
    }),
  },
  postClockWork: {
    as: 'member',
    ids: (example) => (example === 'add' ? [] : ['entryPayLoad.id']),
    send: async (kit, { name }, me) => {
      const make = payLoads[name];
      if (!make) throw new Error(`The recipe does not know the example "${name}".`);
      // Each maker gives what the contract's type of the same name asks for.
      return { body: { type: name, entryPayLoad: await make(kit, me) } as never };
    },
  },
  deleteClockWorkEntries: {
    as: 'member',
    ids: () => ['0'],
    send: async (kit, _sample, me) => {
      const { older, newer } = await gap(kit, me);
      return { body: [older.id, newer.id] };
    },
  },
  restoreClockWorkEntries: {
    as: 'member',
    ids: () => ['0'],
    send: async (kit, _sample, me) => {
      const { older, newer } = await gap(kit, me);
      await me.ask('deleteClockWorkEntries', { body: [older.id, newer.id] });
      return { body: [older.id, newer.id] };
    },
  },
  adjustClockWorkEntry: {
    as: 'member',
    // `isMnco` comes with an entry that has been running since an earlier day.
    send: async (kit, _sample, me) => {
      await clearRecent(kit, me);
      const at = (time: string) => kit.at(kit.day(-1, me.timeZone), time, me.timeZone);
      const entryId = await start(kit, me, at('16:00'));
      const times = { newStartTime: at('16:15'), newEndTime: at('17:00') };
      return { query: { entryId, ...times, isMnco: true } };
    },
  },
  splitClockWorkEntry: {
    as: 'member',
    send: async (kit, _sample, me) => {
      const day = await emptyDay(kit, me);
      const { id } = await add(kit, me, { day, from: '09:00', to: '10:00' });
      return { query: { entryId: id, splitTime: kit.at(day, '09:30', me.timeZone) } };
    },
  },
  assignClockWorkEntries: {
    as: 'member',
    ids: () => ['0.id'],
    send: async (kit, _sample, me) => {
      const { older, newer } = await gap(kit, me);
      return {
        query: { taskId: await ownTask(kit, me) },
        body: [{ id: older.id }, { id: newer.id }],
      };
    },
  },
  adjustMultipleClockWorkEntries: {
    as: 'member',
    ids: () => ['0.entryId'],
    send: async (kit, _sample, me) => {
      const { older, newer } = await gap(kit, me);
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
    send: async (kit, _sample, me) => {
      const { older, newer } = await gap(kit, me);
      return { query: { isWFO: true }, body: [{ id: older.id }, { id: newer.id }] };
    },
  },
  addEntryUnderTask: {
    as: 'member',
    send: async (kit, _sample, me) => {
      await clearRecent(kit, me);
      return { query: { taskId: await ownTask(kit, me), taskName: kit.name('Task') } };
    },
    reads: async (me) => (await running(me))?.clockWorkEntry.id ?? null,
  },
  startMiniEntry: {
    as: 'member',
    send: async (kit, _sample, me) => {
      await clearRecent(kit, me);
      return { body: { startTime: kit.minutesFromNow(0), description: kit.name() } };
    },
  },
  updateMiniEntry: {
    as: 'member',
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({ body: await miniEntry(kit, me) }),
  },
  endMiniEntry: {
    as: 'member',
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({ body: await miniEntry(kit, me) }),
  },
});
