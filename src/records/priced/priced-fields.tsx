import { useSelector } from '@xstate/react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import { hasRecord } from '#machines/records/form-values.ts';
import type { PricedForm } from '#machines/records/priced.ts';
import { FormNumber, FormSwitch, FormText } from '../form/fields.tsx';
import type { PricedKey } from './priced-text.ts';

interface PricedFieldsProps {
  actor: RecordFormActor<PricedForm>;
  text: (key: 'name' | PricedKey) => string;
}

/**
 * The fields of a service or a tool, which have the same data; a new one has no switches. Source:
 * SERV-010, PROD-024.
 */
export function PricedFields({ actor, text }: PricedFieldsProps) {
  const hasSwitches = useSelector(actor, ({ context }) => hasRecord(context));
  const statusText = (isOn: boolean) => text(isOn ? 'active' : 'inactive');
  const licenseText = (isOn: boolean) => text(isOn ? 'licensed' : 'unlicensed');
  const of = (field: keyof PricedForm) => ({ actor, field, label: text(field) });
  return (
    <>
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('latestVersion')} />
      <FormText {...of('description')} multiline />
      <FormNumber {...of('price')} isRequired prefix="$" />
      <FormText {...of('url')} type="url" />
      <FormNumber {...of('userLimits')} isRequired />
      {hasSwitches && <FormSwitch {...of('status')} stateText={statusText} />}
      {hasSwitches && <FormSwitch {...of('license')} stateText={licenseText} />}
    </>
  );
}
