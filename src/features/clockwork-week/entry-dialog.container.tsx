import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import type { Clock } from '#machines/clock.ts';
import {
  editEntryMachine,
  type EditEntryInput,
} from '#machines/clockwork/entry/edit-entry.machine.ts';
import type { EntriesChanged, Entry } from '#machines/clockwork/entry/entries.ts';
import type { UnsentStore } from '#machines/clockwork/outbox/unsent.ts';
import { isSameForm } from '#machines/clockwork/entry/entry-form.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useEntryDraft, usePersistedEntry } from '#page/drafts/use-entry-draft.ts';
import type { CopyRequest } from '#records/copy-entry/copy-entry.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { EntryCopies } from './entry-copies.tsx';
import { EntryForm } from './entry-form.tsx';
import styles from './week-view.module.css';

const formId = 'week-entry';

interface EntryDialogProps {
  clock: Clock;
  /** Stores changes that cannot be sent. */
  store?: UnsentStore | undefined;
  of: EditEntryInput['of'];
  onChanged: (changed: EntriesChanged) => void;
  /** The entry was saved, or the dialog cancelled. */
  onClose: () => void;
  /** The shown entry is out of date. */
  onOutdated: () => void;
  /** Without it, there is no delete button. */
  onDelete?: (entry: Entry) => void;
  /** Continues or duplicates the entry. */
  onCopy: (request: CopyRequest) => void;
}

/** A new or existing entry of the week, with its description, work and times. */
export function EntryDialog(props: EntryDialogProps) {
  const { clock, store, of, onChanged, onClose, onOutdated, onDelete, onCopy } = props;
  const text = useText('clockWeek');
  const { timeZone } = useDateSettings();
  const [newId] = useState(() => crypto.randomUUID());
  const { owner, persisted } = usePersistedEntry(of, clock.now());
  const actor = useActorRef(editEntryMachine, {
    input: { clock, timeZone, of, newId, persisted, ...(store && { store }) },
  });
  useEntryDraft(actor, owner);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const entry = useSelector(actor, ({ context }) => context.entry);
  useEmitted(actor, {
    'entries.changed': (changed) => {
      onChanged(changed);
      onClose();
    },
    'day.outdated': () => {
      onClose();
      onOutdated();
    },
    'edit.exited': onClose,
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
          {entry && onDelete && (
            <Button
              className={styles.delete ?? ''}
              isDisabled={isBusy}
              onPress={() => {
                // Closing the dialog discards the input.
                actor.send({ type: 'CANCEL' });
                onDelete(entry);
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
      {entry && (
        <EntryCopies
          entry={entry}
          isDisabled={isBusy}
          onCopy={(request) => {
            onCopy(request);
            // The dialog stays open while it has unsaved input.
            if (!hasUnsaved()) actor.send({ type: 'CANCEL' });
          }}
        />
      )}
      <Suspense fallback={<Loader label={text('readingForm')} />}>
        <EntryForm actor={actor} id={formId} />
      </Suspense>
    </FormDialog>
  );
}
