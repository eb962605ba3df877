import { useSelector } from '@xstate/react';
import type { ClientAssignmentActor } from '#machines/reviews/assign/client-assignment.machine.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './review-assign.module.css';

/** Saves all selected contacts together, or discards them; it stays at the bottom edge. */
export function ChoicesBar({ actor }: { actor: ClientAssignmentActor }) {
  const text = useText('reviewAssign');
  const { choices, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const count = Object.keys(choices).length;
  if (count === 0) return null;
  return (
    <div className={styles.bar} data-bottom-bar>
      <SaveFailure failure={failure} />
      <div className={styles.barActions}>
        <Button
          variant="primary"
          isPending={isBusy}
          pendingLabel={text('saving')}
          onPress={() => actor.send({ type: 'SAVE' })}
        >
          {text('save')}
        </Button>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'choices.reset' })}>
          {text('discardAll')}
        </Button>
        <p role="status" className={styles.muted}>
          {text('unsavedCount', { count })}
        </p>
      </div>
    </div>
  );
}
