import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { cx } from '../text/cx.ts';
import { isolate } from '../controls/isolate.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  title: string;
  /**
   * Whether the dialog is open. Keep the Dialog mounted and toggle this, so that its exit is
   * animated.
   */
  isOpen: boolean;
  /**
   * Called by Escape, the close button, or a click outside. The caller decides and sets `isOpen`.
   */
  onClose: () => void;
  /** Name of the close button in the corner; without it there is none. */
  closeLabel?: string;
  children: ReactNode;
  /** Buttons of the footer, the main one last. A submit button needs the `form` id. */
  actions?: ReactNode;
  /** Widths: small 400 px, medium 512 px, large 768 px. */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether a click outside closes the dialog. Default false, so that an accidental click does not
   * lose typed text.
   */
  isDismissable?: boolean;
  /** Disables Escape, for a step that cannot be left. */
  isKeyboardDismissDisabled?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** The modal dialog. */
export function DialogPanel({
  title,
  isOpen,
  onClose,
  closeLabel,
  children,
  actions,
  size = 'medium',
  isDismissable = false,
  isKeyboardDismissDisabled = false,
  role = 'dialog',
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={styles.backdrop ?? ''}
    >
      <Modal className={cx(styles.modal, styles[size])}>
        <RacDialog
          role={role}
          className={cx(styles.dialog, role === 'alertdialog' && styles.alert)}
        >
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {isolate(title)}
            </Heading>
            {closeLabel !== undefined && (
              <Button
                variant="quiet"
                size="small"
                icon={<X aria-hidden="true" />}
                aria-label={closeLabel}
                onPress={onClose}
                className={styles.close ?? ''}
              />
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
