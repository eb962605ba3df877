import { useSelector } from '@xstate/react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import { importFields, type ImportField } from '#machines/asset-import/import-fields.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/save-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { PriceSigns } from './price-signs.tsx';
import type { FieldLabel } from './use-field-labels.ts';
import { isolate } from '#ui/isolate.tsx';
import styles from './asset-import.module.css';

const none = 'none';

/** Which column is which: found by their headings, or chosen. */
export function MatchColumns({ actor, labelOf }: { actor: AssetImportActor; labelOf: FieldLabel }) {
  const text = useText('assetImport');
  const { table, columns, failure } = useSelector(actor, ({ context }) => context);
  const hasCodes = columns.assetCode !== null;
  const isUnchecked = useSelector(actor, (state) => state.matches('unchecked'));
  const canCheck = useSelector(actor, (state) => state.can({ type: 'CHECK' }));
  return (
    <div className={styles.steps}>
      <p role="status" className={styles.told}>
        {isolate(text('read', { count: table.rows.length, name: table.name }))}
      </p>
      {!isUnchecked && (
        <div role="group" aria-label={text('columns')} className={styles.fields}>
          {importFields.map((field) => (
            <ColumnOf key={field} actor={actor} field={field} label={labelOf(field)} />
          ))}
        </div>
      )}
      {!isUnchecked && <PriceSigns actor={actor} />}
      <p className={styles.told}>{text('inStore')}</p>
      <SaveFailure failure={failure} title={text('unchecked')} />
      <div className={styles.deeds}>
        <Button
          variant="primary"
          blockedBecause={canCheck ? null : text(hasCodes ? 'signMissing' : 'codeMissing')}
          onPress={() => actor.send({ type: 'CHECK' })}
        >
          {text('check')}
        </Button>
        {isUnchecked ? (
          <Button onPress={() => actor.send({ type: 'BACK' })}>{text('back')}</Button>
        ) : (
          <Button onPress={() => actor.send({ type: 'START_OVER' })}>{text('otherFile')}</Button>
        )}
      </div>
    </div>
  );
}

interface ColumnOfProps {
  actor: AssetImportActor;
  field: ImportField;
  label: string;
}

function ColumnOf({ actor, field, label }: ColumnOfProps) {
  const text = useText('assetImport');
  const { table, columns } = useSelector(actor, ({ context }) => context);
  const column = columns[field];
  const example = column === null ? '' : (table.rows[0]?.cells[column] ?? '');
  return (
    <Select
      label={label}
      placeholder={text('noColumn')}
      {...(example !== '' && { description: text('example', { text: example }) })}
      items={[
        { id: none, label: text('noColumn') },
        ...table.headings.map((heading, at) => ({
          id: String(at),
          label: heading || String(at + 1),
        })),
      ]}
      value={column === null ? none : String(column)}
      onChange={(id) =>
        actor.send({
          type: 'column.chosen',
          field,
          column: id === null || id === none ? null : Number(id),
        })
      }
    />
  );
}
