import type { ActorRefFrom } from 'xstate';
import { lazyCharts } from '../children.ts';
import type { copyEntryMachine } from '../clockwork/entry/copy-entry.machine.ts';
import type { EditEntryInput, editEntryMachine } from '../clockwork/entry/edit-entry.machine.ts';
import type { undoChangeMachine } from '../clockwork/entry/undo-change.machine.ts';

/** The charts that a week opens on request, on its axis and in its sheet. */
export const weekCharts = lazyCharts({
  editEntry: () =>
    import('../clockwork/entry/edit-entry.machine.ts').then(
      ({ editEntryMachine }) => editEntryMachine,
    ),
  copyEntry: () =>
    import('../clockwork/entry/copy-entry.machine.ts').then(
      ({ copyEntryMachine }) => copyEntryMachine,
    ),
  undoChange: () =>
    import('../clockwork/entry/undo-change.machine.ts').then(
      ({ undoChangeMachine }) => undoChangeMachine,
    ),
  selectedEntries: () =>
    import('../clockwork/selection/selected-entries.machine.ts').then(
      ({ selectedEntriesMachine }) => selectedEntriesMachine,
    ),
});

/** The children of a week, by id, and the names of their charts. */
export type WeekChildren = {
  edit: 'editEntry';
  copy: 'copyEntry';
  undo: 'undoChange';
  clear: 'selectedEntries';
};

export type EditChild = ActorRefFrom<typeof editEntryMachine>;
export type CopyChild = ActorRefFrom<typeof copyEntryMachine>;
export type UndoChild = ActorRefFrom<typeof undoChangeMachine>;

/** Reads the input for an entry, or for a new one, that this device stored. */
export type ReadDraft = (of: EditEntryInput['of']) => EditEntryInput['persisted'];
