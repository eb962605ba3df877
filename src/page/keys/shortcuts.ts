import type { Key } from '#i18n/catalogs.ts';

/** A single key that triggers an action without Ctrl, Alt or ⌘. Letters are in lower case. */
interface Shortcut {
  key: string;
  /** Catalog key of its text in the list of shortcuts. */
  label: Key<'shell'>;
  group: ShortcutGroup;
}

/**
 * The scope of a shortcut. Those of the timer and its pages are listed only for users who record
 * their time.
 */
export type ShortcutGroup = 'everywhere' | 'timer' | 'day' | 'week' | 'tasks';

/**
 * All single-key shortcuts. `useKey` and `isShortcut` accept only these, so each one is listed and
 * can be turned off. Source: WCAG 2.1.4.
 */
export const shortcuts = {
  help: { key: '?', label: 'shortcutHelp', group: 'everywhere' },
  startTimer: { key: 'n', label: 'shortcutStart', group: 'timer' },
  stopTimer: { key: 's', label: 'shortcutStop', group: 'timer' },
  previousDay: { key: 'k', label: 'shortcutPreviousDay', group: 'day' },
  nextDay: { key: 'j', label: 'shortcutNextDay', group: 'day' },
  today: { key: 't', label: 'shortcutToday', group: 'day' },
  nextGap: { key: 'g', label: 'shortcutGap', group: 'day' },
  fillGap: { key: 'f', label: 'shortcutFill', group: 'day' },
  searchEntries: { key: '/', label: 'shortcutSearchEntries', group: 'day' },
  duplicateEntry: { key: 'd', label: 'shortcutDuplicate', group: 'day' },
  addEntry: { key: 'n', label: 'shortcutAddEntry', group: 'week' },
  moveEntry: { key: 'm', label: 'shortcutMoveEntry', group: 'week' },
  continueEntry: { key: 'c', label: 'shortcutContinueEntry', group: 'week' },
  duplicateBlock: { key: 'd', label: 'shortcutDuplicate', group: 'week' },
  newTask: { key: 'c', label: 'shortcutNewTask', group: 'tasks' },
  searchTasks: { key: '/', label: 'shortcutSearchTasks', group: 'tasks' },
  nextTask: { key: 'j', label: 'shortcutNextTask', group: 'tasks' },
  previousTask: { key: 'k', label: 'shortcutPreviousTask', group: 'tasks' },
  editTask: { key: 'e', label: 'shortcutEditTask', group: 'tasks' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;
