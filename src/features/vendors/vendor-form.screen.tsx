import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import type { VendorForm } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import { FormSwitch, FormText } from '#records/fields.tsx';
import { RecordForm } from '#records/record-form.tsx';
import { vendorAddresses } from '#page/addresses.ts';

export interface VendorFormScreenProps {
  actor: RecordFormActor<VendorForm>;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A vendor is added or edited. Source: document 1, section 2 (Vendors, clients, settings). */
export function VendorFormScreen({ actor, notFound, onRetry }: VendorFormScreenProps) {
  const text = useText('vendors');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const of = (field: keyof VendorForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm
      title={text(isNew ? 'add' : 'editTitle')}
      list={{ title: text('title'), to: vendorAddresses.list.to }}
      actor={actor}
      labelOf={text}
      notFound={notFound}
      onRetry={onRetry}
    >
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
