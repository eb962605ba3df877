import { useActorRef } from '@xstate/react';
import type { Clock } from '#machines/clock.ts';
import { clockWorkDayMachine } from '#machines/clockwork/clockwork-day.machine.ts';
import { fillGapMachine } from '#machines/clockwork/fill-gap.machine.ts';
import type { Entry } from '#machines/clockwork/entries.ts';
import type { Gap } from '#machines/clockwork/gaps.ts';
import { api } from '#openapi/client/index.ts';
import { entries, timeZone, today } from './fixtures.ts';
import { frozenActor } from './statechart-panel/index.ts';
import { loadWorld, type World } from './world.ts';

interface LoadedDay {
  world: World;
  /** Today's entries, newest first, as the interaction's server returns them. */
  day: Entry[];
}

/** A loader: the demo world of a person in Aster Labs, and what they have done today. */
export const loadDay =
  (personId: string) =>
  async (context: Parameters<ReturnType<typeof loadWorld>>[0]): Promise<LoadedDay> => {
    const { world } = await loadWorld(personId, 'aster')(context);
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date: today } });
    return { world, day: clockWorkEntries };
  };

/** A morning with an hour without an entry. */
export const gap: Gap = {
  newer: entries[1] as Entry,
  older: entries[2] as Entry,
  from: (entries[2] as Entry).endTime as string,
  until: (entries[1] as Entry).startTime,
  seconds: 2400,
};

/** For a static day: no gap is selected. */
export const createStaticFills = () =>
  frozenActor(fillGapMachine, { state: 'idle', input: undefined });

/** For an interactive day: its gaps can be filled. */
export const useFills = () => useActorRef(fillGapMachine);

/** A loader: the same, with an hour of the night of which three quarters are a gap. */
export const dayWithGap =
  (personId: string) =>
  async (context: Parameters<ReturnType<typeof loadWorld>>[0]): Promise<LoadedDay> => {
    const loaded = await loadDay(personId)(context);
    await addEntry('Early in the night', '01:00', '01:15');
    await addEntry('Late in the night', '02:00', '02:15');
    return loaded;
  };

/** Adds a past entry of today between two UTC times. */
async function addEntry(description: string, start: string, end: string): Promise<void> {
  const times = { startTime: `${today}T${start}:00.000Z`, endTime: `${today}T${end}:00.000Z` };
  const work = { description, projectId: null, taskId: null };
  const entryPayLoad = { id: crypto.randomUUID(), ...times, ...work };
  await api.postClockWork({ body: { type: 'add', entryPayLoad } });
}

/** Today of an interaction, next to the interactive chart. */
export const useDay = (clock: Clock) =>
  useActorRef(clockWorkDayMachine, { input: { clock, timeZone, date: today } });
