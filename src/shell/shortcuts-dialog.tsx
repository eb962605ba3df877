import { useText } from '#i18n/text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { paletteShortcut } from './palette-key.ts';
import styles from './shell.module.css';

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
        {hasTimer && (
          <>
            <dt>
              <Kbd>n</Kbd>
            </dt>
            <dd>{text('shortcutStart')}</dd>
            <dt>
              <Kbd>s</Kbd>
            </dt>
            <dd>{text('shortcutStop')}</dd>
          </>
        )}
        <dt>
          <Kbd>?</Kbd>
        </dt>
        <dd>{text('shortcutHelp')}</dd>
      </dl>
    </Dialog>
  );
}
