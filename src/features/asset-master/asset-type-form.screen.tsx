import { useSelector } from '@xstate/react';
import type { AssetTypeChoices, AssetTypeForm } from '#machines/asset-master/asset-type.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { NextStep } from '#records/view/next-step.tsx';
import type { FormatValue } from '#records/form/record-conflict.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { ShutFields } from '#records/form/use-field.ts';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { TypeInUse } from './type-in-use.tsx';

const noChoices: AssetTypeChoices = { assetCategories: [], teams: [], assetTypes: [] };

const labelled = (items: readonly { id: string; value: string }[]) =>
  items.map(({ id, value }) => ({ id, label: value }));

/** Adds or edits a type of assets. Source: ASSET-035, ASSET-012. */
export function AssetTypeFormScreen(props: FormScreenProps<AssetTypeForm, AssetTypeChoices>) {
  const { actor } = props;
  const text = useText('assetMaster');
  const choices = useSelector(actor, ({ context }) => context.choices) ?? noChoices;
  const id = useSelector(actor, ({ context }) => context.id);
  const isForTeams = useSelector(actor, ({ context }) => context.form.isTeam);
  const type = choices.assetTypes.find((each) => each.id === id);
  const isAssigned = type !== undefined && type.assignedCount > 0;
  const categories = labelled(choices.assetCategories);
  const teams = labelled(choices.teams);
  const offered = { assetCategoryId: categories, teamId: teams };
  const formatValue: FormatValue<AssetTypeForm> = (field, value) =>
    field === 'assetCategoryId' || field === 'teamId'
      ? offered[field].find((choice) => choice.id === value)?.label
      : undefined;
  const assigneeText = (isOn: boolean) => text(isOn ? 'toTeams' : 'toEmployees');
  const of = (field: keyof AssetTypeForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm
      {...props}
      text={text}
      list={assetMasterAddresses.list}
      stateText={assigneeText}
      formatValue={formatValue}
    >
      {choices !== noChoices && categories.length === 0 && (
        <NextStep
          address={assetMasterAddresses.lookups}
          rule="assetMaster.add"
          link={text('addCategory')}
        >
          {text('noCategoriesYet')}
        </NextStep>
      )}
      {type && <TypeInUse actor={actor} type={type} />}
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('code')} isRequired description={text('codeHint')} />
      <FormSelect {...of('assetCategoryId')} isRequired choices={categories} />
      <FormNumber {...of('usefulLifeInYears')} isRequired description={text('usefulLifeHint')} />
      <ShutFields value={isAssigned}>
        <FormSwitch
          {...of('isTeam')}
          stateText={(isOn) =>
            isAssigned ? text('holdersShut', { count: type.assignedCount }) : assigneeText(isOn)
          }
        />
      </ShutFields>
      {isForTeams && (
        <FormSelect {...of('teamId')} choices={teams} description={text('teamHint')} />
      )}
    </RecordForm>
  );
}
