import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import {
  restoreProviders,
  selectHrms,
  readSelectedProviders,
  event,
  eventFields,
  isConnected,
  obtainCode,
  setConnected,
  video,
  videoFields,
} from '../support/integrations.ts';

/** The previous selection, stored before a call that needs another one. */
const selected = new WeakMap<Actor, Awaited<ReturnType<typeof readSelectedProviders>>>();
const connected = new WeakMap<Actor, boolean>();

const note = async (me: Actor) => connected.set(me, await isConnected(me));
const after = (ctx: ScenarioContext, me: Actor) =>
  setConnected(ctx, me, connected.get(me) ?? false);

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
    after: async (_ctx, me) => {
      const before = selected.get(me);
      if (before) await restoreProviders(me, before);
    },
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
