import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { dayText } from '#machines/assets/form/asset-days.ts';
import { getWarrantyEnd, type AssetForm } from '#machines/assets/form/asset-form.ts';
import { propertyField, type AssetProperty } from '#machines/assets/form/asset-property.ts';
import type { AssetChoices } from '#machines/assets/asset.ts';
import { typedText } from '#machines/records/form-value.ts';
import type { FormField, FormActor } from '#machines/records/form-values.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormText } from '#records/form/fields.tsx';
import { useField, type FieldProps } from '#records/form/use-field.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Select, type SelectItem } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { styles } from '../list/marks.tsx';
import { useAssetLabels } from '../list/use-asset-labels.ts';

interface AssetFieldsProps {
  actor: FormActor<AssetForm>;
}

interface Item {
  id: string;
  value: string;
}

/** Options sorted by name; the current value stays among them even if it is no longer offered. */
export const toChoices = (items: readonly Item[], persisted?: Item) =>
  [...items, ...(persisted && !items.some(({ id }) => id === persisted.id) ? [persisted] : [])]
    .map(({ id, value }) => ({ id, label: value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }));

/** Returns the field props of an asset by field name, with their labels. */
export function useAssetField(actor: FormActor<AssetForm>) {
  const getLabel = useAssetLabels();
  return <Field extends FormField<AssetForm>>(field: Field) => ({
    actor,
    field,
    label: getLabel(field),
  });
}

/** A section of the form, with its heading. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.fieldSection}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface VendorFieldsProps extends AssetFieldsProps {
  choices: AssetChoices | null;
  /** The asset's current vendor. */
  persisted?: Item;
}

/** The vendor, date and price of the purchase. Source: ASSET-065, ASSET-017. */
export function VendorFields({ actor, choices, persisted }: VendorFieldsProps) {
  const text = useText('assets');
  const of = useAssetField(actor);
  return (
    <FieldSection title={text('vendorDetails')}>
      <AssetChoice
        {...of('vendorId')}
        isRequired
        items={toChoices(choices?.vendors ?? [], persisted)}
      />
      <FormText {...of('invoiceNumber')} isRequired />
      <AssetDay {...of('dateOfPurchase')} />
      <FormNumber {...of('price')} isRequired prefix="₹" />
    </FieldSection>
  );
}

/** The length of the warranty; its end is derived. Source: ASSET-073. */
export function WarrantyFields({ actor }: AssetFieldsProps) {
  const text = useText('assets');
  const of = useAssetField(actor);
  const settings = useDateSettings();
  const end = useSelector(actor, ({ context }) => getWarrantyEnd(context.form));
  return (
    <FieldSection title={text('warrantyDetails')}>
      <AssetDay {...of('warrantyStartDate')} />
      <FormNumber {...of('warrantyPeriod')} isRequired />
      <TextField isReadOnly label={text('warrantyEndDate')} value={dayText(end, settings)} />
    </FieldSection>
  );
}

interface PropertyFieldsProps extends AssetFieldsProps {
  properties: readonly AssetProperty[];
}

/** The properties of the asset's type, each in its own control. Source: ASSET-091. */
export function PropertyFields({ actor, properties }: PropertyFieldsProps) {
  const text = useText('assets');
  const forms = useText('assetForms');
  return (
    <FieldSection title={text('properties')}>
      {properties.length === 0 && <p>{forms('noPropertiesToEdit')}</p>}
      {properties.map((property) =>
        property.controlType === 'DropDown' ? (
          <PropertyChoice key={property.id} actor={actor} property={property} />
        ) : (
          <PropertyInput key={property.id} actor={actor} property={property} />
        ),
      )}
    </FieldSection>
  );
}

/** A number is typed with the separators of the person's language. */
function PropertyInput({ actor, property }: AssetFieldsProps & { property: AssetProperty }) {
  const Field = property.dataType === 'Number' ? FormNumber : FormText;
  return (
    <Field
      actor={actor}
      field={propertyField(property)}
      label={property.assetTypePropertyName}
      isRequired={property.isMandatory}
    />
  );
}

/** 'Please Select' cannot be selected where a value is required. Source: ASSET-092. */
function PropertyChoice({ actor, property }: AssetFieldsProps & { property: AssetProperty }) {
  const forms = useText('assetForms');
  const options = property.controlDataListValue.map(({ id, description }) => ({
    id,
    value: description,
  }));
  return (
    <AssetChoice
      actor={actor}
      field={propertyField(property)}
      label={property.assetTypePropertyName}
      isRequired={property.isMandatory}
      items={[
        { id: '', label: forms('pleaseSelect'), isDisabled: property.isMandatory },
        ...toChoices(options),
      ]}
    />
  );
}

interface AssetChoiceProps extends FieldProps<AssetForm> {
  items: readonly SelectItem[];
  isRequired?: boolean;
}

/** Selects one of a few options; an empty string means none. */
export function AssetChoice({ actor, field, label, items, isRequired = false }: AssetChoiceProps) {
  const forms = useText('assetForms');
  const { value, change, isLocked, error } = useField({ actor, field, label });
  return (
    <div data-field={field}>
      <Select
        label={label}
        isRequired={isRequired}
        placeholder={forms('pleaseSelect')}
        items={items}
        value={typedText(value) || null}
        onChange={(id) => change(id ?? '')}
        isLocked={isLocked}
        error={error}
      />
    </div>
  );
}

/** The calendar is large, so it loads after the form is shown; its space is reserved. */
const Day = onDemand<FieldProps<AssetForm>>(() =>
  import('./asset-day.tsx').then((module) => module.AssetDay),
);
export const AssetDay = (props: FieldProps<AssetForm>) => (
  <div className={styles.day}>
    <Day {...props} />
  </div>
);
