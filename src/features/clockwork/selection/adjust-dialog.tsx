import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import styles from '../day/clockwork-day.module.css';

const AdjustFields = lazy(() => import('./adjust-fields.tsx'));

const formId = 'adjust-entry';

/** The two times of an entry. Server errors are shown here, and the input stays. */
export function AdjustDialog({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const { adjustment, adjustmentErrors, problem } = useSelector(actor, (state) => state.context);
  const form = useErrorFocus({ ...adjustmentErrors, ...problem?.fieldErrors });
  const isSaving = useSelector(
    actor,
    (state) => state.context.adjustment !== null && state.hasTag('busy'),
  );
  const [focusTarget, setFocusTarget] = useState<{ id: string; at: number } | null>(null);
  const isListed = useSelector(actor, ({ context }) =>
    context.entries.some(({ id }) => id === focusTarget?.id),
  );
  // A stale entry, or one moved to another day, disappears from the list together with its buttons.
  useDayFocus(() => dayFocusTargets.row(focusTarget?.at ?? -1), {
    isLeaving: focusTarget !== null && adjustment === null && (focusTarget.at === -1 || !isListed),
    onGiven: () => setFocusTarget(null),
  });
  const leave = () => {
    setFocusTarget(null);
    actor.send({ type: 'CANCEL' });
  };
  const save = () => {
    const { entries, adjustment: saved } = actor.getSnapshot().context;
    const id = saved?.entry.id ?? '';
    setFocusTarget({ id, at: saved?.isStale ? -1 : entries.findIndex((entry) => entry.id === id) });
    actor.send({ type: 'SAVE' });
  };
  const hasNoFieldError = problem !== null && Object.keys(problem.fieldErrors).length === 0;
  return (
    <Dialog
      size="small"
      title={text('adjustTitle')}
      closeLabel={text('close')}
      isOpen={adjustment !== null}
      onClose={leave}
      actions={
        <>
          <Button isDisabled={isSaving} onPress={leave}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSaving}
            pendingLabel={text('saving')}
          >
            {text('save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {hasNoFieldError && (
          <Banner tone="danger">{problem.messages.join(' ') || text('notSaved')}</Banner>
        )}
        <p className={styles.adjusted}>{adjustment?.entry.description || text('noDescription')}</p>
        <Suspense fallback={<Loader label={text('loading')} />}>
          <AdjustFields actor={actor} />
        </Suspense>
      </form>
    </Dialog>
  );
}
