import type { Key } from '#i18n/catalogs.ts';

/** A key that does something by itself, without Ctrl, Alt or ⌘. Letters are written small. */
interface Shortcut {
  key: string;
  /** Its text in the list of shortcuts. */
  label: Key<'shell'>;
  group: ShortcutGroup;
}

/** Where a shortcut works. All but the first are listed only for those who time their work. */
export type ShortcutGroup = 'everywhere' | 'timer' | 'day' | 'week';

/**
 * All keys that do something by themselves. `useKey` and `isShortcut` know no others, so that each
 * one is listed and can be switched off. Source: WCAG 2.1.4.
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
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;
