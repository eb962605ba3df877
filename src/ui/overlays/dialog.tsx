import { onDemand } from '../hooks/on-demand.ts';
import { useHasBeen } from '../hooks/use-has-been.ts';
import type { DialogProps } from './dialog-panel.tsx';

export const DialogPanel = onDemand(() =>
  import('./dialog-panel.tsx').then((module) => module.DialogPanel),
);

/**
 * A modal dialog. The focus moves in, stays in, and is restored on close. Its code is loaded when
 * it first opens.
 */
export function Dialog(props: DialogProps) {
  const hasOpened = useHasBeen(props.isOpen);
  return hasOpened && <DialogPanel {...props} />;
}
