import type { Input } from '#openapi/client/index.ts';
import { type Entry, seenVersion } from './entries.ts';

/** One call that takes a part of a change back. */
export type UndoStep =
  | { readonly call: 'restore'; readonly ids: readonly string[] }
  | { readonly call: 'delete'; readonly id: string }
  | { readonly call: 'adjust'; readonly times: Input<'adjustClockWorkEntry'>['query'] };

/** What was done to entries of a day, and the calls that take it back, in their order. */
export interface Undoable {
  readonly done: 'deleted' | 'filled' | 'split' | 'copied';
  /** As they were before. */
  readonly entries: readonly Entry[];
  readonly steps: readonly UndoStep[];
}

/** Told by whatever has changed entries in a way that can be taken back. */
export interface ChangeUndoable {
  type: 'change.undoable';
  undo: Undoable;
}

/** Deleted entries come back as they were, all of them or none. */
export const undoOfDeletion = (entries: readonly Entry[]): Undoable => ({
  done: 'deleted',
  entries,
  steps: [{ call: 'restore', ids: entries.map(({ id }) => id) }],
});

/** A duplicate goes again. */
export const undoOfCopy = (returned: readonly Entry[], id: string): Undoable => ({
  done: 'copied',
  entries: returned.filter((entry) => entry.id === id),
  steps: [{ call: 'delete', id }],
});

/** An entry that was there before gets its times of then; `after` is what it has become. */
export const undoOfFill = (before: Entry, after: readonly Entry[]): Undoable => ({
  done: 'filled',
  entries: [before],
  steps: [buildUndoStep(before, after)],
});

/** The newer part goes, then the older one, which has kept the id, gets its end back. */
export const undoOfSplit = (before: Entry, parts: readonly Entry[]): Undoable => ({
  done: 'split',
  entries: [before],
  steps: [
    ...parts
      .filter(({ id }) => id !== before.id)
      .map(({ id }) => ({ call: 'delete', id }) as const),
    buildUndoStep(before, parts),
  ],
});

function buildUndoStep(before: Entry, after: readonly Entry[]): UndoStep {
  const found = after.find(({ id }) => id === before.id);
  return {
    call: 'adjust',
    times: {
      entryId: before.id,
      newStartTime: before.startTime,
      ...(before.endTime !== null && { newEndTime: before.endTime }),
      ...(found && seenVersion(found)),
    },
  };
}
