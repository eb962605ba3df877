import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ManagerChangeActor } from '#machines/employees/chart/manager-change.machine.ts';
import type { ManagerChangePreview } from '#machines/employees/chart/organization-chart.actors.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './organization-chart.module.css';

/** Moves a person to another manager; the consequences come before the save. Source: PEOPL-016. */
export function ManagerChangeDialog({ actor }: { actor: ManagerChangeActor }) {
  const text = useText('organizationChart');
  const records = useText('records');
  const formId = useId();
  const { person, preview, failure, isOutdated } = useSelector(actor, ({ context }) => context);
  const search = useSelector(actor, ({ children }) => children.search);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isSaving = useSelector(actor, (state) => state.matches('saving'));
  const isConfirming = useSelector(actor, (state) => state.matches('confirming')) || isSaving;
  return (
    <FormDialog
      title={text('moveTitle', { name: person.fullName })}
      closeLabel={records('close')}
      isOpen={isOpen}
      // Only a selection would be lost.
      hasUnsaved={() => false}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isSaving} onPress={cancel}>
            {records('cancel')}
          </Button>
          {isConfirming && (
            <Button isDisabled={isSaving} onPress={() => actor.send({ type: 'BACK' })}>
              {records('back')}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={isOutdated}
            isPending={isBusy}
            pendingLabel={text(isSaving ? 'moving' : 'checking')}
          >
            {text(isConfirming ? 'confirm' : 'continue')}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: isConfirming ? 'SAVE' : 'CONTINUE' });
        }}
      >
        {isConfirming && preview && <Consequences preview={preview} />}
        {!isConfirming && search && (
          <ChoiceSearchField
            search={search}
            label={text('newManager')}
            description={text('managerHint')}
            autoFocus
            isReadOnly={isBusy}
            onChange={(choice) => actor.send({ type: 'manager.selected', choice })}
          />
        )}
        <SaveFailure failure={failure} title={text('notMoved')} />
      </form>
    </FormDialog>
  );
}

/** What another manager changes for reviews and for the visibility of time. */
function Consequences({ preview }: { preview: ManagerChangePreview }) {
  const text = useText('organizationChart');
  const { manager, formerManager, openReviews, isTimeSeen, isTimeHidden } = preview;
  const none = text('noManager');
  const hasNone = openReviews.length === 0 && !isTimeSeen && !isTimeHidden;
  return (
    <div role="status">
      <p>{isolate(text('fromTo', { from: formerManager ?? none, to: manager ?? none }))}</p>
      <ul>
        {isTimeSeen && <li>{isolate(text('timeSeen', { name: manager ?? none }))}</li>}
        {isTimeHidden && <li>{isolate(text('timeHidden', { name: formerManager ?? none }))}</li>}
      </ul>
      {openReviews.length > 0 && (
        <>
          <h3>{text('reviewsTitle')}</h3>
          <ul>
            {openReviews.map(({ cycleName: cycle, manager: name, isTakenOver }) => (
              <li key={cycle}>
                {isolate(
                  text(isTakenOver ? 'reviewTakenOver' : 'reviewStays', {
                    cycle,
                    name: name ?? text('administrators'),
                  }),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {hasNone && <p>{text('noConsequences')}</p>}
    </div>
  );
}
