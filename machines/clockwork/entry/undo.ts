import type { Input } from '#openapi/client/index.ts';
import { type EntriesChange, type Entry, seenVersion } from './entries.ts';

/** A call that undoes part of a change. */
export type UndoStep =
  | { readonly call: 'restore'; readonly ids: readonly string[] }
  | { readonly call: 'delete'; readonly id: string }
  | { readonly call: 'adjust'; readonly times: Input<'adjustClockWorkEntry'>['query'] };

/** A change to entries of a day, and the calls that undo it, in order. */
export interface Undoable {
  readonly done: 'deleted' | 'filled' | 'split' | 'copied';
  /** The entries before the change. */
  readonly entries: readonly Entry[];
  readonly steps: readonly UndoStep[];
}

/** Emitted by each machine whose changes to entries can be undone. */
export interface ChangeUndoable {
  type: 'change.undoable';
  undo: Undoable;
}

/** The combined change of multiple steps. */
export const mergeChanges = (steps: readonly EntriesChange[]): Required<EntriesChange> => ({
  returned: steps.flatMap(({ returned = [] }) => returned),
  removed: steps.flatMap(({ removed = [] }) => removed),
});

/** Restores the deleted entries, either all or none. */
export const undoOfDeletion = (entries: readonly Entry[]): Undoable => ({
  done: 'deleted',
  entries,
  steps: [{ call: 'restore', ids: entries.map(({ id }) => id) }],
});

/** Deletes the duplicate. */
export const undoOfCopy = (returned: readonly Entry[], id: string): Undoable => ({
  done: 'copied',
  entries: returned.filter((entry) => entry.id === id),
  steps: [{ call: 'delete', id }],
});

/** An entry that existed before gets its earlier times; `after` is the changed entry. */
export const undoOfFill = (before: Entry, after: readonly Entry[]): Undoable => ({
  done: 'filled',
  entries: [before],
  steps: [buildUndoStep(before, after)],
});

/** Deletes the newer part, then restores the end of the older one, which has the original id. */
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
