import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import { maxContacts, type ClientForm } from '#machines/clients/client.ts';
import { emptyContact, findRemoved } from '#machines/clients/contact-row.ts';
import { useText } from '#i18n/text.tsx';
import { FormRows } from '#records/list/row-fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './clients.module.css';
import { useContactErrors } from './use-contact-errors.ts';

interface ContactFieldsProps {
  actor: RecordFormActor<ClientForm>;
}

/** The contacts of a client as rows; those that a save would remove can be put back. */
export function ContactFields({ actor }: ContactFieldsProps) {
  const text = useText('clients');
  const rows = useSelector(actor, ({ context }) => context.form.contacts);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  const getError = useContactErrors(actor);
  return (
    <>
      <FormRows
        actor={actor}
        field="contacts"
        label={text('contacts')}
        emptyRow={emptyContact}
        fullBecause={rows.length < maxContacts ? null : text('full', { count: maxContacts })}
      >
        {(row, change) => {
          const at = rows.indexOf(row);
          return (
            <>
              <TextField
                isRequired
                label={text('contactName')}
                value={row.name}
                error={getError(at, 'name')}
                isReadOnly={isLocked}
                onChange={(name) => change({ name })}
              />
              <TextField
                isRequired
                type="email"
                label={text('email')}
                value={row.email}
                error={getError(at, 'email')}
                isReadOnly={isLocked}
                onChange={(email) => change({ email })}
              />
            </>
          );
        }}
      </FormRows>
      <RemovedContacts actor={actor} />
    </>
  );
}

/** The stored contacts that the form lacks: with the same id, their reviews and links stay. */
function RemovedContacts({ actor }: ContactFieldsProps) {
  const text = useText('clients');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const stored = useSelector(actor, ({ context }) => context.base.contacts);
  const rows = useSelector(actor, ({ context }) => context.form.contacts);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  const removed = isNew ? [] : findRemoved(stored, rows);
  if (removed.length === 0) return null;
  return (
    <ul className={styles.removed} aria-label={text('removed')}>
      {removed.map((contact) => (
        <li key={contact.id}>
          <span>{isolate(text('removedContact', { name: contact.name }))}</span>
          <Button
            size="small"
            variant="quiet"
            isDisabled={isLocked}
            icon={<Undo2 aria-hidden="true" />}
            aria-label={text('putBackContact', { name: contact.name })}
            onPress={() =>
              actor.send({ type: 'form.changed', change: { contacts: [...rows, contact] } })
            }
          >
            {text('putBack')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
