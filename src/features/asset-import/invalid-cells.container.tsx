import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import type { CellField } from '#machines/asset-import/import-fields.ts';
import { findUnknown } from '#machines/asset-import/unknown-names.ts';
import type { AssetChoicesActor } from '#machines/assets/list/asset-choices.machine.ts';
import { cellKey, getText, type CellError } from '#machines/asset-import/import-lines.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { csvFile } from '#ui/text/csv-text.ts';
import { LongList, LongListItem } from '#ui/display/rows/long-list.tsx';
import { saveFile } from '#ui/text/save-file.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FieldLabel } from './use-field-labels.ts';
import { getNames, UnknownNames } from './unknown-names.container.tsx';
import styles from './asset-import.module.css';

/** As high as this number of cells, up to the space on the page. */
const toHeightStyle = (count: number) => ({ '--cells': count }) as CSSProperties;

interface InvalidCellsProps {
  actor: AssetImportActor;
  /** The names that lines can refer to. */
  choices: AssetChoicesActor;
  getLabel: FieldLabel;
}

/** Lists every invalid cell, to be corrected in place. */
export function InvalidCells({ actor, choices, getLabel }: InvalidCellsProps) {
  const text = useText('assetImport');
  const context = useSelector(actor, (state) => state.context);
  const { errors, table } = context;
  const known = useSelector(choices, (state) => state.context.choices);
  const unknown = known ? findUnknown(context, errors, getNames(known)) : [];
  const named = new Set(unknown.flatMap(({ field, rows }) => rows.map((at) => cellKey(at, field))));
  // An unknown name is listed once above instead of at each of its lines.
  const cells = errors.filter(({ at, field }) => !named.has(cellKey(at, field)));
  const fields = [...new Set(cells.map(({ field }) => field))];
  const [selected, setSelected] = useState<CellField | 'all'>('all');
  const [isEverywhere, setEverywhere] = useState(false);
  const shown = selected === 'all' ? cells : cells.filter(({ field }) => field === selected);
  const getLine = ({ at }: CellError) => table.rows[at]?.line ?? at + 1;
  const download = () => {
    const head = [text('lineHead'), text('cellColumn'), text('cellText'), text('error')];
    const lines = errors.map((error) => [
      String(getLine(error)),
      getLabel(error.field),
      getText(context, error.at, error.field),
      error.message,
    ]);
    saveFile(text('errorsFile'), csvFile([head, ...lines]));
  };
  return (
    <div className={styles.steps}>
      <Banner tone="danger">{text('invalid', { count: errors.length })}</Banner>
      {known && unknown.length > 0 && (
        <UnknownNames actor={actor} choices={known} unknown={unknown} getLabel={getLabel} />
      )}
      {cells.length > 0 && (
        <>
          <div className={styles.filters}>
            <Select
              label={text('cellColumn')}
              placeholder={text('noColumn')}
              items={[
                { id: 'all', label: text('allColumns', { count: cells.length }) },
                ...fields.map((field) => {
                  const count = cells.filter((error) => error.field === field).length;
                  return {
                    id: field,
                    label: text('columnCount', { column: getLabel(field), count }),
                  };
                }),
              ]}
              value={selected}
              onChange={(id) => setSelected(fields.find((field) => field === id) ?? 'all')}
            />
            <Checkbox isSelected={isEverywhere} onChange={setEverywhere}>
              {text('everywhere')}
            </Checkbox>
          </div>
          <div style={toHeightStyle(shown.length)}>
            <LongList
              label={text('errors')}
              items={shown.map((error) => ({
                ...error,
                id: cellKey(error.at, error.field),
                value: getText(context, error.at, error.field),
              }))}
              empty={null}
              estimatedItemSize={96}
              className={styles.cells}
            >
              {({ id, at, field, message, value }) => {
                const label = text('cell', {
                  column: getLabel(field),
                  line: getLine({ at, field, message }),
                });
                return (
                  <LongListItem key={id} id={id} textValue={`${label}: ${message}`}>
                    <TextField
                      label={label}
                      error={message}
                      value={value}
                      className={styles.cell ?? ''}
                      onChange={(typed) =>
                        actor.send({ type: 'cell.changed', at, field, value: typed, isEverywhere })
                      }
                    />
                  </LongListItem>
                );
              }}
            </LongList>
          </div>
        </>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onPress={() => actor.send({ type: 'rows.check' })}>
          {text('check')}
        </Button>
        <Button icon={<Download aria-hidden="true" />} onPress={download}>
          {text('downloadErrors')}
        </Button>
        <Button onPress={() => actor.send({ type: 'BACK' })}>{text('back')}</Button>
        <Button onPress={() => actor.send({ type: 'import.restart' })}>{text('otherFile')}</Button>
      </div>
    </div>
  );
}
