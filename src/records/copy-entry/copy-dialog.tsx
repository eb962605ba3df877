import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { CopyEntryActor } from '#machines/clockwork/entry/copy-entry.machine.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useFieldSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { SaveFailure } from '../form/save-failure.tsx';
import styles from './copy-dialog.module.css';

/** Asks for the day of a duplicate; shows why it is not possible on a day. */
export function CopyDialog({ actor }: { actor: CopyEntryActor }) {
  const text = useText('copyEntry');
  const validation = useText('validation');
  const { day: settings } = useFieldSettings();
  const formId = useId();
  const { entry, day, error, failure, clock, timeZone, how } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isChoosing = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.matches('copying'));
  // A duplicate on the same day opens the dialog only if there is no free time on that day.
  const isOpen = isChoosing || (isBusy && how === 'otherDay');
  const dayErrors = { day: text('dayInvalid'), incomplete: validation('incompleteDate') };
  const cancel = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      size="small"
      title={text('title')}
      closeLabel={text('close')}
      isOpen={isOpen}
      onClose={cancel}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('duplicating')}
          >
            {text('duplicate')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SAVE' });
        }}
      >
        <p className={styles.name} dir="auto">
          {entry.description || text('noDescription')}
        </p>
        {(error === 'noRoom' || error === 'ahead') && <Banner tone="warning">{text(error)}</Banner>}
        <SaveFailure failure={failure} title={text('notDuplicated')} />
        <DateField
          {...settings}
          isRequired
          label={text('day')}
          value={day}
          max={toIsoDay(clock.now(), timeZone)}
          error={error === 'day' || error === 'incomplete' ? dayErrors[error] : undefined}
          onChange={(next) => actor.send({ type: 'day.changed', day: next })}
        />
      </form>
    </Dialog>
  );
}
