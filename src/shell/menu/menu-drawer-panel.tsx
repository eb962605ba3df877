import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '#i18n/text.tsx';
import styles from '../shell.module.css';

interface MenuDrawerPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The drawer; it closes when a page is selected. */
export default function MenuDrawerPanel({ isOpen, onOpenChange, children }: MenuDrawerPanelProps) {
  const text = useText('shell');
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.drawerBackdrop ?? ''}
    >
      <Modal className={styles.drawer ?? ''}>
        <Dialog aria-label={text('mainMenu')} className={styles.drawerPanel ?? ''}>
          <div
            role="presentation"
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('a')) onOpenChange(false);
            }}
          >
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
