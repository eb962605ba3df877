import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ClientAssignmentActor } from '#machines/reviews/assign/client-assignment.machine.ts';
import type { ClientOfReviews, ClientRow } from '#machines/reviews/assign/client-row.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './review-assign.module.css';

interface AssignDialogProps {
  actor: ClientAssignmentActor;
  clients: readonly ClientOfReviews[];
}

/** Selects the contact of one or more reviews: by name, client or e-mail address. */
export function AssignDialog({ actor, clients }: AssignDialogProps) {
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const rows = useSelector(actor, ({ context }) => context.rows);
  // Each opening starts with what is assigned then.
  return isOpen && <OpenDialog actor={actor} clients={clients} rows={rows} />;
}

function OpenDialog({ actor, clients, rows }: AssignDialogProps & { rows: readonly ClientRow[] }) {
  const text = useText('reviewAssign');
  const possible = rows.filter(({ isReviewClientAssignable }) => isReviewClientAssignable);
  const [first] = possible;
  const assigned = possible.length === 1 ? (first?.clientContactId ?? null) : null;
  const [selected, setSelected] = useState<string | null>(assigned);
  const options = useMemo(
    () =>
      clients.flatMap(({ clientName, contacts }) =>
        contacts.map(({ clientContactId, name, email }) => ({
          id: clientContactId,
          label: `${name} – ${clientName}`,
          foundBy: email,
          name,
        })),
      ),
    [clients],
  );
  const option = options.find(({ id }) => id === selected);
  const cancel = () => actor.send({ type: 'CANCEL' });
  const skipped = rows.length - possible.length;
  const hasContacts = possible.some(({ clientContactId }) => clientContactId !== null);
  return (
    <Dialog
      isOpen
      size="small"
      title={text('assignTitle', { count: possible.length, name: first?.employeeName ?? '' })}
      onClose={cancel}
      actions={
        <>
          <Button
            variant="primary"
            isDisabled={option === undefined}
            onPress={() => {
              if (!option) return;
              const { id: clientContactId, name: contactName } = option;
              actor.send({ type: 'contact.select', clientContactId, contactName });
            }}
          >
            {text('apply')}
          </Button>
          <Button onPress={cancel}>{text('cancel')}</Button>
          {hasContacts && (
            <Button
              variant="quiet"
              onPress={() =>
                actor.send({ type: 'contact.select', clientContactId: null, contactName: '' })
              }
            >
              {text('removeContact')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <ComboBox
          autoFocus
          label={text('contactField')}
          placeholder={text('choose')}
          noResults={text('noContacts')}
          options={options}
          value={selected}
          onChange={setSelected}
        />
        <p className={styles.muted}>{text('assignHint')}</p>
        {skipped > 0 && <p className={styles.muted}>{text('skipped', { count: skipped })}</p>}
      </div>
    </Dialog>
  );
}
