import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import { hasRecord } from '#machines/records/form-values.ts';
import type { ToolForm } from '#machines/tools/tool.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormSwitch, FormText } from '#records/fields.tsx';
import { RecordForm } from '#records/record-form.tsx';
import { toolAddresses } from '#page/addresses.ts';

export interface ToolFormScreenProps {
  actor: RecordFormActor<ToolForm>;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A tool is added or edited. Source: document 3, sections 2 and 5 (Tools). */
export function ToolFormScreen({ actor, notFound, onRetry }: ToolFormScreenProps) {
  const text = useText('tools');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const hasSwitches = useSelector(actor, ({ context }) => hasRecord(context));
  const statusText = (isOn: boolean) => text(isOn ? 'active' : 'inactive');
  const licenseText = (isOn: boolean) => text(isOn ? 'licensed' : 'unlicensed');
  const of = (field: keyof ToolForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm
      title={text(isNew ? 'add' : 'editTitle')}
      list={{ title: text('title'), to: toolAddresses.list.to }}
      actor={actor}
      labelOf={text}
      notFound={notFound}
      onRetry={onRetry}
    >
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('latestVersion')} />
      <FormText {...of('description')} multiline />
      <FormNumber {...of('price')} isRequired />
      <FormText {...of('url')} type="url" />
      <FormNumber {...of('userLimits')} isRequired />
      {hasSwitches && <FormSwitch {...of('status')} stateText={statusText} />}
      {hasSwitches && <FormSwitch {...of('license')} stateText={licenseText} />}
    </RecordForm>
  );
}
