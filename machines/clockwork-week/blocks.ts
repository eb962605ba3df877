import type { Entry } from '../clockwork/entry/entries.ts';
import { toAxisMinute, type WeekAxis } from './week-axis.ts';

/** Minimum height of a block, in minutes, so that its text is readable. */
export const minMinutes = 20;
/** Maximum number of blocks next to each other; more would be too narrow. */
const maxLanes = 4;

/** The part of an entry that is drawn on one day. */
export interface Block {
  entry: Entry;
  /** Minutes of the week's axis. */
  from: number;
  until: number;
  /** Whether the entry starts, and ends, in this part. */
  hasStart: boolean;
  hasEnd: boolean;
  /** Its lane among the blocks next to it, from 0, and the number of lanes. */
  lane: number;
  lanes: number;
}

/**
 * The blocks of each day of a week, sorted by time. Entries do not overlap, but short ones are
 * drawn higher than they last: those that would cover each other are drawn next to each other.
 * `now`, in ms since 1970, is where a running entry ends.
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

/** The minute at which a block ends as drawn. */
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

/** Puts each block into the first free lane; if none is free, into the one that is free first. */
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
