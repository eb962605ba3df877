import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AccessRequestActor } from '#machines/access/access-request.machine.ts';
import { noteLimit } from '#machines/access/access-request.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { SaveFailure } from '../form/save-failure.tsx';
import { AccessRequestState } from './access-request-state.tsx';
import { useMissingRights } from './use-missing-rights.ts';
import styles from './access.module.css';

export interface AccessRequestDialogProps {
  actor: AccessRequestActor;
  supportAddress: string;
  /** A way to the support, for a right that nobody of the tenant can grant. */
  support?: ReactNode;
  /** Loads the page again, with the rights that the person has by now. */
  onReload: () => void;
}

/** Requests a right from everyone who can grant it, and shows the answer. Source: GATE-014. */
export function AccessRequestDialog(props: AccessRequestDialogProps) {
  const { actor } = props;
  const text = useText('access');
  const nameRight = useMissingRights();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { privileges, privilege, note, failure } = state.context;
  const isOpen = state.hasTag('open');
  const isBusy = state.hasTag('busy');
  const canSelect = state.can({ type: 'privilege.select', privilege });
  return (
    <FormDialog
      size="small"
      title={text('request')}
      isOpen={isOpen}
      hasUnsaved={() => state.matches('writing') && note.trim() !== ''}
      onClose={() => actor.send({ type: 'CLOSE' })}
      renderActions={(close) => (
        <Actions {...props} onClose={close} isLocked={isBusy && !state.matches('loading')} />
      )}
    >
      <div className={styles.fields}>
        {privileges.length > 1 ? (
          <Select
            label={text('right')}
            placeholder={text('right')}
            items={privileges.map((id) => ({ id, label: nameRight(id) }))}
            value={privilege}
            isDisabled={!canSelect}
            onChange={(selected) => {
              if (selected !== null) actor.send({ type: 'privilege.select', privilege: selected });
            }}
          />
        ) : (
          <p className={styles.right}>{nameRight(privilege)}</p>
        )}
        <AccessRequestState {...props} />
        {(state.matches('writing') || state.matches('sending')) && (
          <NoteField actor={actor} isDisabled={isBusy} />
        )}
        {!state.matches('unavailable') && <SaveFailure failure={failure} />}
      </div>
    </FormDialog>
  );
}

function NoteField({ actor, isDisabled }: { actor: AccessRequestActor; isDisabled: boolean }) {
  const text = useText('access');
  const toError = useErrorText();
  const { note, error } = useSelector(actor, ({ context }) => context);
  return (
    <TextField
      autoFocus
      multiline
      label={text('noteLabel')}
      description={text('noteHint')}
      maxLength={noteLimit}
      value={note}
      isDisabled={isDisabled}
      error={error ? toError(error, text('noteLabel')) : undefined}
      onChange={(next) => actor.send({ type: 'note.change', note: next })}
    />
  );
}

interface ActionsProps extends AccessRequestDialogProps {
  onClose: () => void;
  /** Whether a step is running that cannot be left. */
  isLocked: boolean;
}

function Actions({ actor, support, onReload, onClose, isLocked }: ActionsProps) {
  const text = useText('access');
  const state = useSelector(actor, (snapshot) => snapshot);
  const status = state.context.own?.accessRequest?.status;
  const isWriting = state.matches('writing') || state.matches('sending');
  const isRequested = state.matches('requested') || state.matches('withdrawing');
  return (
    <>
      <Button isDisabled={isLocked} onPress={onClose}>
        {text(isWriting ? 'cancel' : 'close')}
      </Button>
      {isWriting && (
        <Button
          variant="primary"
          isPending={isLocked}
          pendingLabel={text('sending')}
          onPress={() => actor.send({ type: 'SEND' })}
        >
          {text('send')}
        </Button>
      )}
      {isRequested && (
        <Button
          isPending={isLocked}
          pendingLabel={text('withdrawing')}
          onPress={() => actor.send({ type: 'WITHDRAW' })}
        >
          {text('withdraw')}
        </Button>
      )}
      {state.matches('answered') && (
        <Button
          {...(status === 'denied' && { variant: 'primary' })}
          onPress={() => actor.send({ type: 'again' })}
        >
          {text('again')}
        </Button>
      )}
      {state.matches('answered') && status === 'granted' && (
        <Button effect="reading" variant="primary" onPress={onReload}>
          {text('reload')}
        </Button>
      )}
      {state.matches('ungrantable') && support}
    </>
  );
}
