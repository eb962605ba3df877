import { X } from 'lucide-react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import type { DialogProps } from './dialog.tsx';
import styles from './dialog.module.css';

/** The modal dialog itself. */
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
              {title}
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
