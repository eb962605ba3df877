import { recipes } from '../scenario/recipe.ts';
import type { Actor } from '../scenario/types.ts';
import {
  chooseAgain,
  chooseHrms,
  chosenProviders,
  event,
  eventFields,
  isConnected,
  setConnected,
  video,
  videoFields,
} from '../support/integrations.ts';

/** What was chosen before a call that needs another choice. */
const chosen = new WeakMap<Actor, Awaited<ReturnType<typeof chosenProviders>>>();
const connected = new WeakMap<Actor, boolean>();

const calendar = {
  when: 'alone',
  send: async (_kit: unknown, _sample: unknown, me: Actor) => {
    connected.set(me, await isConnected(me));
    return {};
  },
  after: (_kit: unknown, me: Actor) => setConnected(me, connected.get(me) ?? false),
} as const;

export default recipes({
  saveIntegrations: {
    when: 'alone',
    ids: () => ['hrmsProviderId', 'calendarProviderId'],
    send: async (_kit, _sample, me) => ({ body: await chosenProviders(me) }),
  },
  syncFromHrms: {
    when: 'alone',
    send: async (_kit, _sample, me) => {
      chosen.set(me, await chosenProviders(me));
      await chooseHrms(me, false);
      return {};
    },
    after: async (_kit, me) => {
      const before = chosen.get(me);
      if (before) await chooseAgain(me, before);
    },
  },
  connectCalendar: calendar,
  disconnectCalendar: calendar,
  createCalendarEvent: { send: (kit, _sample, me) => ({ body: eventFields(kit, me) }) },
  updateCalendarEvent: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await event(kit, me)), location: 'Room 2' },
    }),
  },
  deleteCalendarEvent: {
    send: async (kit, _sample, me) => ({ path: { id: (await event(kit, me)).id } }),
  },
  createVideo: { send: (kit) => ({ body: videoFields(kit) }) },
  updateVideo: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await video(kit, me)), title: kit.name('Video') },
    }),
  },
  deleteVideo: { send: async (kit, _sample, me) => ({ path: { id: (await video(kit, me)).id } }) },
  savePermeaSettings: {
    when: 'alone',
    send: async (_kit, _sample, me) => {
      const { isEnabled, endpoint, version } = (await me.ask('getPermeaSettings')).permeaSettings;
      return { body: { isEnabled, endpoint, version, apiKey: 'conformance-1234' } };
    },
  },
  saveOpenAiSettings: {
    when: 'alone',
    send: async (_kit, _sample, me) => {
      const { isEnabled, model, version } = (await me.ask('getOpenAiSettings')).openAiSettings;
      return { body: { isEnabled, model, version, apiKey: 'conformance-5678' } };
    },
  },
});
