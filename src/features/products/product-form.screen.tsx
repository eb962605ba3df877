import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProductForm } from '#machines/products/product.ts';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import { hasRecord } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormSwitch, FormText } from '#records/fields.tsx';
import { RecordForm } from '#records/record-form.tsx';
import { productAddresses } from '#page/addresses.ts';

export interface ProductFormScreenProps {
  actor: RecordFormActor<ProductForm>;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A product is added or edited. Source: document 3, sections 2 and 5 (Product). */
export function ProductFormScreen({ actor, notFound, onRetry }: ProductFormScreenProps) {
  const text = useText('products');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const hasSwitches = useSelector(actor, ({ context }) => hasRecord(context));
  const of = (field: keyof ProductForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm
      title={text(isNew ? 'add' : 'editTitle')}
      list={{ title: text('title'), to: productAddresses.list.to }}
      actor={actor}
      labelOf={text}
      notFound={notFound}
      onRetry={onRetry}
    >
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('description')} isRequired={!isNew} multiline />
      <FormText {...of('owner')} isRequired />
      <FormNumber {...of('startedYear')} isRequired />
      <FormText {...of('domain')} isRequired />
      {hasSwitches && (
        <FormSwitch {...of('status')} stateText={(isOn) => text(isOn ? 'active' : 'inactive')} />
      )}
    </RecordForm>
  );
}
