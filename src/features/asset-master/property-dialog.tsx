import { useSelector } from '@xstate/react';
import type { AssetPropertyActor } from '#machines/asset-master/asset-property.machine.ts';
import {
  controlTypeIds,
  dataTypeIds,
  emptyOption,
  isDropDown,
  countOptionUses,
  type PropertyForm,
} from '#machines/asset-master/type-property.ts';
import { useText } from '#i18n/text.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { FormRows } from '#records/list/row-fields.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { ShutFields } from '#records/form/use-field.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { PropertyInUse } from './property-in-use.tsx';

interface PropertyDialogProps {
  actor: AssetPropertyActor;
  /** Number of assets of the type. */
  assetCount: number;
}

/** Adds or edits a property of a type. Source: ASSET-091, ASSET-025. */
export default function PropertyDialog({ actor, assetCount }: PropertyDialogProps) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const part = useSelector(actor, ({ context }) => context.part);
  const hasOptions = useSelector(actor, ({ context }) => isDropDown(context.form));
  const isNew = part === null;
  const isUsed = (part?.assetCount ?? 0) > 0;
  const of = (field: keyof PropertyForm) => ({ actor, field, label: text(field) });
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'addProperty' : 'editProperty')}
      save={recordText(isNew ? 'save' : 'update')}
      getLabel={text}
    >
      <PropertyInUse actor={actor} assetCount={assetCount} />
      <FormText {...of('assetTypePropertyName')} isRequired autoFocus />
      <ShutFields value={isUsed}>
        <FormSelect
          {...of('controlTypeId')}
          isRequired
          choices={(['TextBox', 'DropDown'] as const).map((name) => ({
            id: controlTypeIds[name],
            label: text(`control_${name}`),
          }))}
        />
        <FormSelect
          {...of('dataTypeId')}
          isRequired
          choices={(['Text', 'Number'] as const).map((name) => ({
            id: dataTypeIds[name],
            label: text(`data_${name}`),
          }))}
        />
      </ShutFields>
      {hasOptions && (
        <FormRows
          {...of('controlDataListValue')}
          emptyRow={emptyOption}
          requiredBecause={({ id }) => {
            const count = countOptionUses(part, id);
            return count > 0 ? text('optionBlocked', { count }) : null;
          }}
        >
          {(option, change) => (
            <TextField
              label={text('option')}
              value={option.description}
              onChange={(description) => change({ description })}
            />
          )}
        </FormRows>
      )}
      <FormSwitch
        {...of('isMandatory')}
        stateText={(isOn) => text(isOn ? 'mandatoryText' : 'optionalText')}
      />
    </PartDialog>
  );
}
