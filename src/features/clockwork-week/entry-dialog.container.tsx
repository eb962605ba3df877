import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { CopyHow } from '#machines/clockwork/entry/copy-entry.machine.ts';
import type { EditEntryActor } from '#machines/clockwork/entry/edit-entry.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { isSameForm } from '#machines/clockwork/entry/entry-form.ts';
import { useText } from '#i18n/text.tsx';
import { useEntryDraft, useEntryDraftOwner } from '#page/drafts/use-entry-draft.ts';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { EntryCopies } from './entry-copies.tsx';
import { EntryForm } from './entry-form.tsx';
import styles from './week-view.module.css';

const formId = 'week-entry';

interface EntryDialogProps {
  actor: EditEntryActor;
  /** Without it, there is no delete button. */
  onDelete?: (entry: Entry) => void;
  /** Continues or duplicates the entry. */
  onCopy: (entry: Entry, how: CopyHow) => void;
}

/** A new or existing entry of the week, with its description, work and times. */
export function EntryDialog({ actor, onDelete, onCopy }: EntryDialogProps) {
  const text = useText('clockWeek');
  useEntryDraft(actor, useEntryDraftOwner(actor));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const entry = useSelector(actor, ({ context }) => context.entry);
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
          onCopy={(how) => {
            onCopy(entry, how);
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
