import { useSelector } from '@xstate/react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import {
  importFields,
  maxLines,
  propertyField,
  type CellField,
  type ImportField,
} from '#machines/asset-import/import-fields.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { FileLayout } from './file-layout.container.tsx';
import { Select } from '#ui/fields/select.tsx';
import { PriceSigns } from './price-signs.tsx';
import type { FieldLabel } from './use-field-labels.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './asset-import.module.css';

const none = 'none';

/** Maps the columns to fields: detected by their headings, or selected. */
export function MatchColumns({
  actor,
  getLabel,
}: {
  actor: AssetImportActor;
  getLabel: FieldLabel;
}) {
  const text = useText('assetImport');
  const { table, columns, failure, trouble, propertyNames } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isUnchecked = useSelector(actor, (state) => state.matches('unchecked'));
  const canCheck = useSelector(actor, (state) => state.can({ type: 'rows.check' }));
  const blockedText =
    trouble === null
      ? text(columns.assetCode === null ? 'codeMissing' : 'signMissing')
      : text(trouble, { limit: maxLines });
  return (
    <div className={styles.steps}>
      <p role="status" className={styles.message}>
        {isolate(text('read', { count: table.rows.length, name: table.name }))}
      </p>
      {!isUnchecked && <FileLayout actor={actor} />}
      {!isUnchecked && (
        <div role="group" aria-label={text('columns')} className={styles.fields}>
          {importFields.map((field) => (
            <ColumnSelect key={field} actor={actor} field={field} label={getLabel(field)} />
          ))}
        </div>
      )}
      {!isUnchecked && <Properties actor={actor} />}
      {propertyNames === null && <Banner tone="warning">{text('noProperties')}</Banner>}
      {!isUnchecked && <PriceSigns actor={actor} />}
      {!isUnchecked && <UpdateKnown actor={actor} />}
      <p className={styles.message}>{text('inStore')}</p>
      <SaveFailure failure={failure} title={text('unchecked')} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          blockedBecause={canCheck ? null : blockedText}
          onPress={() => actor.send({ type: 'rows.check' })}
        >
          {text('check')}
        </Button>
        {isUnchecked ? (
          <Button onPress={() => actor.send({ type: 'BACK' })}>{text('back')}</Button>
        ) : (
          <Button onPress={() => actor.send({ type: 'import.restart' })}>
            {text('otherFile')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The properties of all types, each with the column of the same name. */
function Properties({ actor }: { actor: AssetImportActor }) {
  const text = useText('assetImport');
  const names = useSelector(actor, ({ context }) => context.propertyNames) ?? [];
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={text('properties')} className={styles.fields}>
      {names.map((name) => (
        <ColumnSelect
          key={name}
          actor={actor}
          field={propertyField(name)}
          label={name}
          name={name}
        />
      ))}
    </div>
  );
}

/** Whether known codes are errors or updates; only for people who may edit assets. */
function UpdateKnown({ actor }: { actor: AssetImportActor }) {
  const text = useText('assetImport');
  const isUpdate = useSelector(actor, ({ context }) => context.isUpdate);
  const { isBlocked } = useBlocked({
    right: ['assetManager.editDetails', 'assetManager.editTypeProperties'],
  });
  if (isBlocked) return null;
  return (
    <Checkbox
      isSelected={isUpdate}
      description={text('updateHint')}
      onChange={(isSelected) => actor.send({ type: 'update.select', isUpdate: isSelected })}
    >
      {text('update')}
    </Checkbox>
  );
}

interface ColumnSelectProps {
  actor: AssetImportActor;
  field: CellField;
  label: string;
  /** Name of the property. */
  name?: string;
}

function ColumnSelect({ actor, field, label, name }: ColumnSelectProps) {
  const text = useText('assetImport');
  const { table, columns, properties } = useSelector(actor, ({ context }) => context);
  const ownField = importFields.find((each): each is ImportField => each === field);
  const column = ownField ? columns[ownField] : (properties[name ?? ''] ?? null);
  const [first] = table.rows;
  const example = column === null ? '' : (first?.shown?.[column] ?? first?.cells[column] ?? '');
  const select = (next: number | null) => {
    if (ownField) actor.send({ type: 'column.select', field: ownField, column: next });
    else actor.send({ type: 'property.select', name: name ?? '', column: next });
  };
  return (
    <Select
      label={label}
      placeholder={text('noColumn')}
      {...(example !== '' && { description: text('example', { text: example }) })}
      items={[
        { id: none, label: text('noColumn') },
        ...table.headings.map((heading, at) => ({
          id: String(at),
          label: heading || text('columnNumber', { number: at + 1 }),
        })),
      ]}
      value={column === null ? none : String(column)}
      onChange={(id) => select(id === null || id === none ? null : Number(id))}
    />
  );
}
