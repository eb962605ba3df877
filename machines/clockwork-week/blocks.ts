import type { Entry } from '../clockwork/entries.ts';
import { toAxisMinute, type WeekAxis } from './week-axis.ts';

/** A block is drawn at least as high as this many minutes, so that its words can be read. */
export const minMinutes = 20;
/** More blocks than these do not stand side by side: they would be too narrow. */
const maxLanes = 4;

/** The part of an entry that lies on one day, as it is drawn. */
export interface Block {
  entry: Entry;
  /** Minutes of the week's axis. */
  from: number;
  until: number;
  /** Whether the entry begins, and ends, in this part. */
  hasStart: boolean;
  hasEnd: boolean;
  /** Its place among those that stand beside it, from 0, and how many these are. */
  lane: number;
  lanes: number;
}

/**
 * What is drawn on each day of a week, in the order of time. Entries do not overlap, but short ones
 * are drawn higher than they are: those that would cover each other stand side by side. `now`, in ms
 * since 1970, is where a running entry ends.
 */
export function buildBlocks(entries: readonly Entry[], axis: WeekAxis, now: number): Block[][] {
  const inTime = entries.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1));
  return axis.days.map((day) => {
    const parts = inTime.flatMap((entry): Block[] => {
      const start = Date.parse(entry.startTime);
      const end = entry.endTime === null ? Math.max(now, start) : Date.parse(entry.endTime);
      const isPoint = start === end && start >= day.start && start < day.end;
      if (!isPoint && (start >= day.end || end <= day.start)) return [];
      return [
        {
          entry,
          from: toAxisMinute(start, day),
          until: toAxisMinute(end, day),
          hasStart: start >= day.start,
          hasEnd: entry.endTime !== null && end <= day.end,
          lane: 0,
          lanes: 1,
        },
      ];
    });
    return inLanes(parts);
  });
}

/** Where a block ends to the eye. */
const drawnEnd = ({ from, until }: Block) => Math.max(until, from + minMinutes);

function inLanes(parts: readonly Block[]): Block[] {
  const groups: Block[][] = [];
  let end = -1;
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && part.from < end) last.push(part);
    else groups.push([part]);
    end = Math.max(end, drawnEnd(part));
  }
  return groups.flatMap(sideBySide);
}

/** Each in the first lane that is free there; where none is, in the one that is free first. */
function sideBySide(group: readonly Block[]): Block[] {
  const ends: number[] = [];
  const placed = group.map((part) => {
    const free = ends.findIndex((end) => end <= part.from);
    const next = ends.length < maxLanes ? ends.length : ends.indexOf(Math.min(...ends));
    const lane = free === -1 ? next : free;
    ends[lane] = drawnEnd(part);
    return { ...part, lane };
  });
  return placed.map((part) => ({ ...part, lanes: ends.length }));
}
