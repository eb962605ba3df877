import { useSelector } from '@xstate/react';
import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StepUndoActor, Stepped } from '#machines/lists/create-step-undo.ts';
import { useSingleMessage } from '#session/use-single-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { useListener } from '#ui/hooks/use-listener.ts';
import { isCovered } from './keys/use-key.ts';

const fields =
  'input:not([type="checkbox"]), textarea, select, [role="textbox"], [role="spinbutton"]';

interface StepUndoProps<Step, Undo extends Stepped<Step>, StepResult, Remaining> {
  actor: StepUndoActor<Step, Undo, StepResult, Remaining>;
}

/**
 * The container of an offer to undo. It stays while it has the focus or the pointer, and Ctrl+Z
 * (Cmd+Z) triggers it unless a field has the focus.
 */
export function StepUndoRegion<Step, Undo extends Stepped<Step>, StepResult, Remaining>({
  actor,
  isAtBottom = false,
  className,
  children,
}: StepUndoProps<Step, Undo, StepResult, Remaining> & {
  /** Whether it floats at the bottom edge of the window, where toasts would cover it. */
  isAtBottom?: boolean;
  className: string | undefined;
  children: ReactNode;
}) {
  const hold = () => actor.send({ type: 'offer.pause' });
  const release = () => actor.send({ type: 'offer.resume' });
  useSingleMessage(actor);
  useListener('keydown', (event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    const isInField = event.target instanceof Element && event.target.closest(fields) !== null;
    if (!isUndo || event.shiftKey || event.altKey || isInField || isCovered()) return;
    event.preventDefault();
    actor.send({ type: 'undo' });
  });
  return (
    <div
      role="presentation"
      data-bottom-bar={isAtBottom || undefined}
      className={className}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {children}
    </div>
  );
}

interface StepUndoTexts {
  undo: string;
  undoing: string;
  again: string;
  close: string;
}

/** The Undo button, while there is something to undo, and the button that closes the offer. */
export function StepUndoButtons<Step, Undo extends Stepped<Step>, StepResult, Remaining>({
  actor,
  texts,
}: StepUndoProps<Step, Undo, StepResult, Remaining> & { texts: StepUndoTexts }) {
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canUndo = useSelector(actor, (state) => state.can({ type: 'undo' }));
  const hasFailed = useSelector(actor, ({ context }) => context.failure !== null);
  return (
    <>
      {(canUndo || isBusy) && (
        <Button
          size="small"
          icon={<Undo2 aria-hidden="true" />}
          isPending={isBusy}
          pendingLabel={texts.undoing}
          onPress={() => actor.send({ type: 'undo' })}
        >
          {hasFailed ? texts.again : texts.undo}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        icon={<X aria-hidden="true" />}
        aria-label={texts.close}
        onPress={() => actor.send({ type: 'dismiss' })}
      />
    </>
  );
}
