import { Fragment, useSyncExternalStore } from 'react';
import type { Key } from '#i18n/catalogs.ts';
import { useText } from '#i18n/text.tsx';
import { shortcuts, type ShortcutGroup } from '#page/keys/shortcuts.ts';
import { onPreferences, prefer, preferences } from '#session/storage/workspace/preferences.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Kbd } from '#ui/text/kbd.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { paletteShortcut } from '../palette/palette-key.ts';
import styles from '../shell.module.css';

interface Line {
  keys: string;
  label: Key<'shell'>;
}

/** Shortcuts with Ctrl, Alt or ⌘, which are always on. */
const chords = (): Line[] => [
  { keys: paletteShortcut(), label: 'searchEverything' },
  { keys: 'Ctrl ↵', label: 'shortcutSave' },
  { keys: 'Ctrl Z', label: 'shortcutUndo' },
  { keys: 'Alt PgDn / PgUp', label: 'shortcutTurnPage' },
];

const titles: Record<ShortcutGroup, Key<'shell'>> = {
  everywhere: 'shortcutsEverywhere',
  timer: 'shortcutsTimer',
  day: 'shortcutsDay',
  week: 'shortcutsWeek',
  tasks: 'shortcutsTasks',
};

const groups: readonly ShortcutGroup[] = ['everywhere', 'tasks', 'timer', 'day', 'week'];
/** The groups that are listed for everyone. */
const general: ReadonlySet<ShortcutGroup> = new Set(['everywhere', 'tasks']);

const getLines = (group: ShortcutGroup): Line[] =>
  Object.values(shortcuts)
    .filter((each) => each.group === group)
    .map(({ key, label }) => ({ keys: key, label }));

export interface ShortcutsDialogProps {
  isOpen: boolean;
  /** The timer's keys are listed only for users with a timer. */
  hasTimer: boolean;
  onClose: () => void;
}

/** The list of keyboard shortcuts, and the switch for single-key shortcuts. */
export function ShortcutsDialog({ isOpen, hasTimer, onClose }: ShortcutsDialogProps) {
  const text = useText('shell');
  const { singleKeys } = useSyncExternalStore(onPreferences, preferences);
  return (
    <Dialog
      size="small"
      isDismissable
      title={text('keyboardShortcuts')}
      closeLabel={text('close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.shortcutGroups}>
        <Switch
          description={text('singleKeysHint')}
          isSelected={singleKeys === 'on'}
          onChange={(isOn) => prefer({ singleKeys: isOn ? 'on' : 'off' })}
        >
          {text('singleKeys')}
        </Switch>
        <Lines title={text('shortcutsChords')} lines={chords()} />
        {groups
          .filter((group) => hasTimer || general.has(group))
          .map((group) => (
            <Lines
              key={group}
              title={text(titles[group])}
              lines={getLines(group)}
              isOff={singleKeys === 'off'}
            />
          ))}
      </div>
    </Dialog>
  );
}

interface LinesProps {
  title: string;
  lines: readonly Line[];
  isOff?: boolean;
}

function Lines({ title, lines, isOff = false }: LinesProps) {
  const text = useText('shell');
  return (
    <section>
      <h3 className={styles.shortcutGroup}>
        {title} {isOff && <span>{text('shortcutsOff')}</span>}
      </h3>
      <dl className={styles.shortcuts}>
        {lines.map(({ keys, label }) => (
          <Fragment key={label}>
            <dt dir="ltr">
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{text(label)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
