import type { Entry } from '#machines/clockwork/entries.ts';
import { api } from '#openapi/client/index.ts';
import { today } from './fixtures.ts';
import { worldOf, type World } from './world.ts';

interface LoadedDay {
  world: World;
  /** Today's entries, newest first, as the server of the walk answers them. */
  day: Entry[];
}

/** A loader: the world of a person in Aster Labs, and what they have done today. */
export const dayOf =
  (personId: string) =>
  async (context: Parameters<ReturnType<typeof worldOf>>[0]): Promise<LoadedDay> => {
    const { world } = await worldOf(personId, 'aster')(context);
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date: today } });
    return { world, day: clockWorkEntries };
  };
