import { useSelector } from '@xstate/react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import type { ClientForm } from '#machines/clients/client.ts';
import { findContactErrors, type ContactError } from '#machines/clients/contact-row.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';

type ContactField = ContactError['field'];

/** The errors at fields of contacts, once the person has tried to save: of the rules, or the server. */
export function useContactErrors(actor: RecordFormActor<ClientForm>) {
  const text = useText('clients');
  const getErrorText = useErrorText();
  const rows = useSelector(actor, ({ context }) => context.form.contacts);
  const error = useSelector(actor, ({ context }) => context.errors.contacts);
  const found = error && 'rule' in error ? findContactErrors(rows) : [];
  return (at: number, field: ContactField): string | undefined => {
    if (error && 'message' in error) return error.parts?.[`${at}.${field}`];
    const own = found.find((each) => each.at === at && each.field === field)?.error;
    if (own === 'twice') return text('emailTwice');
    return getErrorText(own, text(field === 'name' ? 'contactName' : 'email'));
  };
}
