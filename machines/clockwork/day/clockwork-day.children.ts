import type { ActorRefFrom } from 'xstate';
import { lazyCharts } from '../../children.ts';
import type { editEntryMachine } from '../entry/edit-entry.machine.ts';

/** The charts that the day opens on request: few visits need one of them. */
export const dayCharts = lazyCharts({
  editEntry: () =>
    import('../entry/edit-entry.machine.ts').then(({ editEntryMachine }) => editEntryMachine),
  splitEntry: () =>
    import('../entry/split-entry.machine.ts').then(({ splitEntryMachine }) => splitEntryMachine),
  copyEntry: () =>
    import('../entry/copy-entry.machine.ts').then(({ copyEntryMachine }) => copyEntryMachine),
  undoChange: () =>
    import('../entry/undo-change.machine.ts').then(({ undoChangeMachine }) => undoChangeMachine),
  selectedEntries: () =>
    import('../selection/selected-entries.machine.ts').then(
      ({ selectedEntriesMachine }) => selectedEntriesMachine,
    ),
  endStale: () =>
    import('../stale/end-stale.machine.ts').then(({ endStaleMachine }) => endStaleMachine),
  clockWorkSettings: () =>
    import('../clockwork-settings.machine.ts').then(
      ({ clockWorkSettingsMachine }) => clockWorkSettingsMachine,
    ),
});

/** The name of a form among the children: of an entry by its id, of a new one by where it opens. */
export type EditName = `edit ${string}`;
export const getEditName = (key: string): EditName => `edit ${key}`;

/** The name of an entry that has to be ended; a new one when its start is another one. */
export type StaleName = `stale ${string}`;
export const getStaleName = ({ id, startTime }: { id: string; startTime: string }): StaleName =>
  `stale ${id} ${startTime}`;

/** The children of the day, by id, and the names of their charts. */
export type DayChildren = {
  fillGap: 'fillGap';
  split: 'splitEntry';
  copy: 'copyEntry';
  undo: 'undoChange';
  selection: 'selectedEntries';
  settings: 'clockWorkSettings';
  /** The input for an entry that was deleted elsewhere. */
  orphaned: 'editEntry';
} & Record<EditName, 'editEntry'> &
  Record<StaleName, 'endStale'>;

export type EditChild = ActorRefFrom<typeof editEntryMachine>;

export const isEditName = (name: string): name is EditName => name.startsWith('edit ');
export const isStaleName = (name: string): name is StaleName => name.startsWith('stale ');
