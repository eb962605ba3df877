import { Fragment } from 'react';
import { useText } from '#i18n/text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { paletteShortcut } from './palette-key.ts';
import styles from './shell.module.css';

/** Of the timer, then of the ClockWork page. */
const timerKeys = [
  ['n', 'shortcutStart'],
  ['s', 'shortcutStop'],
  ['k', 'shortcutPreviousDay'],
  ['j', 'shortcutNextDay'],
  ['t', 'shortcutToday'],
  ['g', 'shortcutGap'],
  ['f', 'shortcutFill'],
  ['/', 'shortcutSearchEntries'],
] as const;

export interface ShortcutsDialogProps {
  isOpen: boolean;
  /** The timer's keys are listed only for those who have it. */
  hasTimer: boolean;
  onClose: () => void;
}

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ isOpen, hasTimer, onClose }: ShortcutsDialogProps) {
  const text = useText('shell');
  return (
    <Dialog
      size="small"
      isDismissable
      title={text('keyboardShortcuts')}
      closeLabel={text('close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <dl className={styles.shortcuts}>
        <dt dir="ltr">
          <Kbd>{paletteShortcut()}</Kbd>
        </dt>
        <dd>{text('searchEverything')}</dd>
        {hasTimer &&
          timerKeys.map(([key, label]) => (
            <Fragment key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{text(label)}</dd>
            </Fragment>
          ))}
        <dt>
          <Kbd>?</Kbd>
        </dt>
        <dd>{text('shortcutHelp')}</dd>
      </dl>
    </Dialog>
  );
}
