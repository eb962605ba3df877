import { useSelector } from '@xstate/react';
import type { ProductForm } from '#machines/products/product.ts';
import { hasRecord } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { productAddresses } from '#page/parameters/addresses.ts';

/** Adds or edits a product. Source: PROD-032, PROD-011. */
export function ProductFormScreen(props: FormScreenProps<ProductForm>) {
  const { actor } = props;
  const text = useText('products');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const hasSwitches = useSelector(actor, ({ context }) => hasRecord(context));
  const stateText = (isOn: boolean) => text(isOn ? 'active' : 'inactive');
  const of = (field: keyof ProductForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm {...props} text={text} list={productAddresses.list} stateText={stateText}>
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('description')} isRequired={!isNew} multiline />
      <FormText {...of('owner')} isRequired />
      <FormNumber {...of('startedYear')} isRequired />
      <FormText {...of('domain')} isRequired />
      {hasSwitches && <FormSwitch {...of('status')} stateText={stateText} />}
    </RecordForm>
  );
}
