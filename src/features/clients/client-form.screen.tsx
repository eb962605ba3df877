import type { FormValue } from '#machines/records/form-value.ts';
import type { ClientForm } from '#machines/clients/client.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { clientAddresses } from '#page/parameters/addresses.ts';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { ContactFields } from './contact-fields.tsx';

/** Adds or edits a client and its contacts. Source: ADMIN-010, ADMIN-011. */
export function ClientFormScreen(props: FormScreenProps<ClientForm>) {
  const { actor } = props;
  const text = useText('clients');
  const { list } = useFormat();
  const of = (field: keyof ClientForm) => ({ actor, field, label: text(field) });
  const formatValue = (field: string, value: FormValue | undefined) => {
    if (field !== 'contacts' || !Array.isArray(value)) return undefined;
    const rows = value as ClientForm['contacts'];
    return list(rows.map(({ name, email }) => `${name} (${email})`));
  };
  return (
    <RecordForm {...props} text={text} list={clientAddresses.list} formatValue={formatValue}>
      <FormText {...of('name')} isRequired autoFocus />
      <FormSwitch
        {...of('isActive')}
        stateText={(isOn) => text(isOn ? 'activeText' : 'inactiveText')}
      />
      <ContactFields actor={actor} />
    </RecordForm>
  );
}
