import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import {
  similarNames,
  type NamedField,
  type UnknownName,
} from '#machines/asset-import/unknown-names.ts';
import type { AssetChoices } from '#machines/assets/asset.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FieldLabel } from './use-field-labels.ts';
import styles from './asset-import.module.css';

interface UnknownNamesProps {
  actor: AssetImportActor;
  /** The names that lines can refer to. */
  choices: AssetChoices;
  /** Each name once, for all of its lines. */
  unknown: readonly UnknownName[];
  getLabel: FieldLabel;
}

export const getNames = (
  choices: AssetChoices,
): Readonly<Record<NamedField, readonly string[]>> => ({
  assetType: choices.assetTypes.map(({ name }) => name),
  assetLocation: choices.assetLocations.map(({ value }) => value),
  vendor: choices.vendors.map(({ value }) => value),
});

/** Lists each unknown name once for all of its lines: select a known one, or create it here. */
export function UnknownNames({ actor, choices, unknown, getLabel }: UnknownNamesProps) {
  const text = useText('assetImport');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const names = getNames(choices);
  return (
    <section aria-label={text('unknownNames')} className={styles.steps}>
      <SaveFailure failure={failure} />
      {unknown.map((each) => (
        <Unknown
          key={`${each.field} ${each.name}`}
          actor={actor}
          unknown={each}
          names={names[each.field]}
          categories={choices.assetCategories}
          label={getLabel(each.field)}
        />
      ))}
    </section>
  );
}

interface UnknownProps {
  actor: AssetImportActor;
  unknown: UnknownName;
  names: readonly string[];
  categories: AssetChoices['assetCategories'];
  label: string;
}

function Unknown({ actor, unknown, names, categories, label }: UnknownProps) {
  const text = useText('assetImport');
  const { field, name, rows } = unknown;
  const similar = similarNames(name, names);
  const [first = 0] = rows;
  const replace = (value: string) => {
    for (const at of rows) {
      actor.send({ type: 'cell.changed', at, field, value, isEverywhere: at === first });
    }
  };
  const others = names.filter((each) => !similar.includes(each));
  return (
    <div role="group" aria-label={`${label} ${name}`}>
      <p className={styles.message}>
        {isolate(text('unknownLines', { column: label, name, count: rows.length }))}
      </p>
      <div className={styles.filters}>
        <Select
          label={text('useInstead')}
          placeholder={text('selectName')}
          items={[
            ...similar.map((id) => ({ id, label: id, description: text('similar') })),
            ...others.map((id) => ({ id, label: id })),
          ]}
          value={null}
          onChange={(value) => value !== null && replace(value)}
        />
        <CreateName actor={actor} unknown={unknown} categories={categories} />
      </div>
    </div>
  );
}

/** Creates the name if the person has the right; a type also needs a code and a category. */
function CreateName({
  actor,
  unknown,
  categories,
}: Pick<UnknownProps, 'actor' | 'unknown' | 'categories'>) {
  const text = useText('assetImport');
  const { field, name } = unknown;
  const isType = field === 'assetType';
  const isBusy = useSelector(
    actor,
    ({ context }) => context.newName?.field === field && context.newName.name === name,
  );
  const { isBlocked } = useBlocked(field === 'vendor' ? 'vendors.basic' : 'assetMaster.add');
  const [code, setCode] = useState('');
  const [categoryId, setCategoryId] = useState<string | null>(null);
  if (isBlocked) return null;
  const isReady = !isType || (code.trim() !== '' && categoryId !== null);
  const create = () =>
    actor.send({
      type: 'name.create',
      field,
      name,
      code,
      assetCategoryId: categoryId ?? '',
    });
  return (
    <>
      {isType && (
        <>
          <TextField label={text('typeCode')} value={code} onChange={setCode} />
          <Select
            label={text('typeCategory')}
            placeholder={text('selectName')}
            items={categories.map(({ id, value }) => ({ id, label: value }))}
            value={categoryId}
            onChange={setCategoryId}
          />
        </>
      )}
      <Button
        isPending={isBusy}
        pendingLabel={text('creating', { name })}
        blockedBecause={isReady ? null : text('typeIncomplete')}
        onPress={create}
      >
        {isolate(text('createName', { name }))}
      </Button>
    </>
  );
}
