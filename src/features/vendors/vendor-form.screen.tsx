import type { VendorForm } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { vendorAddresses } from '#page/parameters/addresses.ts';

/** Adds or edits a vendor. Source: TOOL-001. */
export function VendorFormScreen(props: FormScreenProps<VendorForm>) {
  const { actor } = props;
  const text = useText('vendors');
  const of = (field: keyof VendorForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm {...props} text={text} list={vendorAddresses.list}>
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('contactName')} />
      <FormText {...of('email')} type="email" />
      <FormText {...of('phone')} type="tel" />
      <FormText {...of('address')} multiline />
      <FormText {...of('website')} type="url" description={text('websiteHint')} />
      <FormText {...of('notes')} multiline />
      <FormSwitch
        {...of('isActive')}
        stateText={(isOn) => text(isOn ? 'activeText' : 'inactiveText')}
      />
    </RecordForm>
  );
}
