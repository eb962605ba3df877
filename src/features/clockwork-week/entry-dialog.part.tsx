import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { editEntryMachine, type EditEntryInput } from '#machines/clockwork/edit-entry.machine.ts';
import { isSameForm } from '#machines/clockwork/entry-form.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useEmitted } from '#ui/use-emitted.ts';
import { EntryForm } from './entry-form.tsx';
import styles from './week-view.module.css';

const formId = 'week-entry';

interface EntryDialogProps {
  week: WeekViewActor;
  of: EditEntryInput['of'];
}

/** An entry of the week, or a new one, with its words, its work and its times. */
export function EntryDialog({ week, of }: EntryDialogProps) {
  const text = useText('clockWeek');
  const { timeZone } = useDateSettings();
  const { clock } = week.getSnapshot().context;
  const [newId] = useState(() => crypto.randomUUID());
  const actor = useActorRef(editEntryMachine, { input: { clock, timeZone, of, newId } });
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const entry = useSelector(actor, ({ context }) => context.entry);
  const close = () => week.send({ type: 'entry.closed' });
  useEmitted(actor, {
    'entries.changed': (changed) => {
      week.send(changed);
      close();
    },
    'day.outdated': () => {
      close();
      week.send({ type: 'tab.returned' });
    },
    'edit.left': close,
  });
  const hasUnsaved = () => {
    const { form, base } = actor.getSnapshot().context;
    return !isSameForm(form, base);
  };
  return (
    <FormDialog
      isOpen
      size="small"
      title={entry ? text('editEntry') : text('newEntry')}
      closeLabel={text('close')}
      hasUnsaved={hasUnsaved}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) => (
        <>
          {entry && (
            <Button
              className={styles.delete ?? ''}
              isDisabled={isBusy}
              onPress={() => {
                close();
                week.send({ type: 'delete.asked', entry });
              }}
            >
              {text('delete')}
            </Button>
          )}
          <Button isDisabled={isBusy} onPress={cancel}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('saving')}
          >
            {text('save')}
          </Button>
        </>
      )}
    >
      <EntryForm actor={actor} id={formId} />
    </FormDialog>
  );
}
