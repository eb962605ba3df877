import type { ReactNode } from 'react';
import { onDemand } from './on-demand.ts';
import { useHasBeen } from './use-has-been.ts';

export interface DialogProps {
  title: string;
  /** Whether it shows. Keep the Dialog mounted and turn this, so that it can leave gently. */
  isOpen: boolean;
  /** Escape, the close button, or a click outside. The caller decides and turns `isOpen`. */
  onClose: () => void;
  /** Name of the close button in the corner; without it there is none. */
  closeLabel?: string;
  children: ReactNode;
  /** Buttons of the foot, the main one last. A form's button may stand here with its `form` id. */
  actions?: ReactNode;
  /** Widths: small 400 px, medium 512 px, large 768 px. */
  size?: 'small' | 'medium' | 'large';
  /** Whether a click outside closes. Default false: a slip must not lose what was typed. */
  isDismissable?: boolean;
  /** Turns Escape off, for a step that cannot be left. */
  isKeyboardDismissDisabled?: boolean;
  role?: 'dialog' | 'alertdialog';
}

export const DialogPanel = onDemand(() =>
  import('./dialog-panel.tsx').then((module) => module.DialogPanel),
);

/**
 * A modal dialog. Focus moves in, stays in, and goes back to where it was. Its code is loaded when
 * it first opens.
 */
export function Dialog(props: DialogProps) {
  const hasOpened = useHasBeen(props.isOpen);
  return hasOpened && <DialogPanel {...props} />;
}
