import type { ResponseBody, Schema } from '#openapi/client/index.ts';
import type { Entry } from '../clockwork/entry/entries.ts';
import { toIsoDay } from '../clockwork/day/time.ts';

/** The numbers of the Dashboard; those that were not requested are null. */
export type Tiles = ResponseBody<'getDashboard'>;
export type TeamMember = Schema<'TeamTileMember'>;
export type ProjectHours = Schema<'HoursOfProject'>;
export type TileName = keyof Tiles;

/** The running entry, whichever day it started on. */
export interface Running {
  entry: Entry;
  /** It has been running since an earlier day, and has to be fixed. */
  isStale: boolean;
}

export const getRunning = ({ running }: Pick<Tiles, 'running'>): Running | null => {
  const found = running?.runningEntry;
  return found ? { entry: found.clockWorkEntry, isStale: found.crossover } : null;
};

/** The running entry, if it started today. */
const getLive = (running: Running | null): Entry | null =>
  running && !running.isStale ? running.entry : null;

/** Whether the reported entry of today differs from the known one. */
export const isOtherwise = (running: Running | null, received: Entry | null): boolean => {
  const live = getLive(running);
  return live?.id !== received?.id || live?.description !== received?.description;
};

/** Hours as counted at a point in time. */
export interface Counted {
  hours: Schema<'HoursTile'> | null;
  running: Running | null;
  /** In ms since 1970. */
  readAt: number;
  /** IANA name of the person's time zone: a running entry counts for the current day there. */
  timeZone: string;
}

/** The current hours: the time of a running entry keeps counting. */
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

/** The current hours by project, longest first: the time of a running entry keeps counting. */
export function projectHoursBy(
  now: number,
  response: Pick<Tiles, 'projectHours'>,
  { running, readAt }: Pick<Counted, 'running' | 'readAt'>,
): Tiles['projectHours'] {
  const live = getLive(running);
  if (!response.projectHours || !live) return response.projectHours;
  const { projects } = response.projectHours;
  const since = Math.max(0, Math.floor((now - readAt) / 1000));
  const { projectId, projectDisplayString } = live;
  const known = projects.find((each) => each.projectId === projectId) ?? {
    projectId,
    projectCode: '',
    projectName: projectDisplayString,
    totalTimeInSeconds: 0,
  };
  const counted = { ...known, totalTimeInSeconds: known.totalTimeInSeconds + since };
  const others = projects.filter((each) => each.projectId !== projectId);
  return {
    projects: [...others, counted].toSorted((a, b) => b.totalTimeInSeconds - a.totalTimeInSeconds),
  };
}
