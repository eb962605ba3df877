import { onDemand } from './on-demand.ts';
import { useHasBeen } from './use-has-been.ts';
import type { DialogProps } from './dialog-panel.tsx';

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
