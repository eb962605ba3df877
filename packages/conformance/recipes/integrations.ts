import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import {
  restoreProviders,
  selectHrms,
  readSelectedProviders,
  event,
  eventFields,
  everybody,
  findChangedEmployee,
  putBack,
  undoableRun,
  clearSynced,
  isConnected,
  obtainCode,
  setConnected,
  video,
  videoFields,
} from '../support/integrations.ts';

/** The previous selection, stored before a call that needs another one. */
const selected = new WeakMap<Actor, Awaited<ReturnType<typeof readSelectedProviders>>>();
const connected = new WeakMap<Actor, boolean>();
const people = new WeakMap<Actor, Awaited<ReturnType<typeof everybody>>>();

const note = async (me: Actor) => connected.set(me, await isConnected(me));
const after = (ctx: ScenarioContext, me: Actor) =>
  setConnected(ctx, me, connected.get(me) ?? false);

async function restoreSelection(_ctx: ScenarioContext, me: Actor): Promise<void> {
  const before = selected.get(me);
  if (before) await restoreProviders(me, before);
}

/** The people and the selection, stored before a call that imports. */
async function notePeople(_ctx: ScenarioContext, me: Actor): Promise<void> {
  selected.set(me, await readSelectedProviders(me));
  people.set(me, await everybody(me));
  await selectHrms(me, false);
}

async function restorePeople(ctx: ScenarioContext, me: Actor): Promise<void> {
  await putBack(me, people.get(me) ?? []);
  await restoreSelection(ctx, me);
}

export default recipes({
  saveIntegrations: {
    when: 'exclusive',
    ids: () => ['hrmsProviderId', 'calendarProviderId'],
    send: async (_ctx, _sample, me) => ({ body: await readSelectedProviders(me) }),
  },
  syncFromHrms: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      selected.set(me, await readSelectedProviders(me));
      await selectHrms(me, false);
      return {};
    },
    after: restoreSelection,
  },
  testHrmsConnection: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      selected.set(me, await readSelectedProviders(me));
      await selectHrms(me, false);
      return {};
    },
    after: restoreSelection,
  },
  getHrmsDifferences: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      selected.set(me, await readSelectedProviders(me));
      await selectHrms(me, false);
      return {};
    },
    after: restoreSelection,
  },
  applyHrmsDifferences: {
    when: 'exclusive',
    send: async (ctx, _sample, me) => {
      await notePeople(ctx, me);
      const { id } = await findChangedEmployee(ctx, me, 'Designations');
      await clearSynced(ctx, me, { id, type: 'Designations' });
      const { differences } = (await me.request('getHrmsDifferences')).hrmsPreview;
      const ids = differences.filter((each) => each.employeeId === id);
      return { body: { differenceIds: ids.map((each) => each.id) } };
    },
    after: restorePeople,
  },
  getHrmsRun: {
    when: 'exclusive',
    send: async (ctx, _sample, me) => {
      await notePeople(ctx, me);
      return { path: { id: await undoableRun(ctx, me) } };
    },
    after: restorePeople,
  },
  undoHrmsRun: {
    when: 'exclusive',
    send: async (ctx, _sample, me) => {
      await notePeople(ctx, me);
      return { path: { id: await undoableRun(ctx, me) } };
    },
    after: restorePeople,
  },
  startCalendarConnection: {
    send: (ctx) => ({ body: { redirectUri: ctx.appAddress('/google/auth') } }),
  },
  connectCalendar: {
    when: 'exclusive',
    send: async (ctx, _sample, me) => {
      await note(me);
      return { body: await obtainCode(ctx, me) };
    },
    after,
  },
  syncCalendar: {
    when: 'exclusive',
    send: async (ctx, _sample, me) => {
      await note(me);
      await setConnected(ctx, me, true);
      return {};
    },
    after,
  },
  disconnectCalendar: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      await note(me);
      return {};
    },
    after,
  },
  createCalendarEvent: { send: (ctx, _sample, me) => ({ body: eventFields(ctx, me) }) },
  updateCalendarEvent: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await event(ctx, me)), location: 'Room 2' },
    }),
  },
  deleteCalendarEvent: {
    send: async (ctx, _sample, me) => ({ path: { id: (await event(ctx, me)).id } }),
  },
  createVideo: { send: (ctx) => ({ body: videoFields(ctx) }) },
  updateVideo: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await video(ctx, me)), title: ctx.name('Video') },
    }),
  },
  getVideo: { send: async (ctx, _sample, me) => ({ path: { id: (await video(ctx, me)).id } }) },
  deleteVideo: { send: async (ctx, _sample, me) => ({ path: { id: (await video(ctx, me)).id } }) },
  savePermeaSettings: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      const { isEnabled, endpoint, version } = (await me.request('getPermeaSettings'))
        .permeaSettings;
      return { body: { isEnabled, endpoint, version, apiKey: 'conformance-1234' } };
    },
  },
  saveOpenAiSettings: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      const { isEnabled, model, version } = (await me.request('getOpenAiSettings')).openAiSettings;
      return { body: { isEnabled, model, version, apiKey: 'conformance-5678' } };
    },
  },
});
