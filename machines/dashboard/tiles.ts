import type { ResponseBody, Schema } from '#openapi/client/index.ts';
import type { Entry } from '../clockwork/entries.ts';
import { toIsoDay } from '../clockwork/time.ts';

/** The numbers of the Dashboard; those that were not asked for are null. */
export type Tiles = ResponseBody<'getDashboard'>;
export type TeamMember = Schema<'TeamTileMember'>;
export type TileName = keyof Tiles;

/** What runs, whichever day it was started on. */
export interface Running {
  entry: Entry;
  /** It runs since an earlier day, and has to be fixed. */
  isStale: boolean;
}

export const getRunning = ({ running }: Pick<Tiles, 'running'>): Running | null => {
  const found = running?.runningEntry;
  return found ? { entry: found.clockWorkEntry, isStale: found.crossover } : null;
};

/** The entry of today that runs. */
const getLive = (running: Running | null): Entry | null =>
  running && !running.isStale ? running.entry : null;

/** Whether what is told of the entry of today is not what was known. */
export const isOtherwise = (running: Running | null, received: Entry | null): boolean => {
  const live = getLive(running);
  return live?.id !== received?.id || live?.description !== received?.description;
};

/** Hours as they were counted at a moment. */
export interface Counted {
  hours: Schema<'HoursTile'> | null;
  running: Running | null;
  /** Milliseconds since 1970. */
  readAt: number;
  /** IANA name of the person's time zone: what runs counts for the day there. */
  timeZone: string;
}

/** The hours by now: what runs counts on. */
export function hoursBy(now: number, counted: Counted): Counted['hours'] {
  const { hours, running, readAt, timeZone } = counted;
  if (!hours || !getLive(running)) return hours;
  const since = Math.max(0, Math.floor((now - readAt) / 1000));
  const today = toIsoDay(now, timeZone);
  return {
    ...hours,
    todayInSeconds: hours.todayInSeconds + since,
    weekInSeconds: hours.weekInSeconds + since,
    days: hours.days.map((each) =>
      each.day === today ? { ...each, totalTimeInSeconds: each.totalTimeInSeconds + since } : each,
    ),
  };
}
