import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import type { CellField } from '#machines/asset-import/import-fields.ts';
import { findUnknown } from '#machines/asset-import/unknown-names.ts';
import type { AssetChoicesActor } from '#machines/assets/asset-choices.machine.ts';
import { cellKey, textOf, type CellFault } from '#machines/asset-import/import-lines.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { csvFile } from '#ui/csv-text.ts';
import { LongList, LongListItem } from '#ui/long-list.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldLabel } from './use-field-labels.ts';
import { namesOf, UnknownNames } from './unknown-names.part.tsx';
import styles from './asset-import.module.css';

/** As high as so many cells, up to what a page has room for. */
const heightOf = (count: number) => ({ '--cells': count }) as CSSProperties;

interface FaultyCellsProps {
  actor: AssetImportActor;
  /** What lines can name. */
  choices: AssetChoicesActor;
  labelOf: FieldLabel;
}

/** Every faulty cell, to be corrected in its place. */
export function FaultyCells({ actor, choices, labelOf }: FaultyCellsProps) {
  const text = useText('assetImport');
  const context = useSelector(actor, (state) => state.context);
  const { faults, table } = context;
  const known = useSelector(choices, (state) => state.context.choices);
  const unknown = known ? findUnknown(context, faults, namesOf(known)) : [];
  const named = new Set(unknown.flatMap(({ field, rows }) => rows.map((at) => cellKey(at, field))));
  // A name that nothing has stands once above, and not at each of its lines.
  const cells = faults.filter(({ at, field }) => !named.has(cellKey(at, field)));
  const fields = [...new Set(cells.map(({ field }) => field))];
  const [selected, setSelected] = useState<CellField | 'all'>('all');
  const [isEverywhere, setEverywhere] = useState(false);
  const shown = selected === 'all' ? cells : cells.filter(({ field }) => field === selected);
  const lineOf = ({ at }: CellFault) => table.rows[at]?.line ?? at + 1;
  const download = () => {
    const head = [text('lineHead'), text('cellColumn'), text('cellText'), text('fault')];
    const lines = faults.map((fault) => [
      String(lineOf(fault)),
      labelOf(fault.field),
      textOf(context, fault.at, fault.field),
      fault.words,
    ]);
    saveFile(text('faultsFile'), csvFile([head, ...lines]));
  };
  return (
    <div className={styles.steps}>
      <Banner tone="danger">{text('faulty', { count: faults.length })}</Banner>
      {known && unknown.length > 0 && (
        <UnknownNames actor={actor} choices={known} unknown={unknown} labelOf={labelOf} />
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
                  const count = cells.filter((fault) => fault.field === field).length;
                  return {
                    id: field,
                    label: text('columnCount', { column: labelOf(field), count }),
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
          <div style={heightOf(shown.length)}>
            <LongList
              label={text('faults')}
              items={shown.map((fault) => ({
                ...fault,
                id: cellKey(fault.at, fault.field),
                value: textOf(context, fault.at, fault.field),
              }))}
              empty={null}
              estimatedItemSize={96}
              className={styles.cells}
            >
              {({ id, at, field, words, value }) => {
                const label = text('cell', {
                  column: labelOf(field),
                  line: lineOf({ at, field, words }),
                });
                return (
                  <LongListItem key={id} id={id} textValue={`${label}: ${words}`}>
                    <TextField
                      label={label}
                      error={words}
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
        <Button variant="primary" onPress={() => actor.send({ type: 'CHECK' })}>
          {text('check')}
        </Button>
        <Button icon={<Download aria-hidden="true" />} onPress={download}>
          {text('downloadFaults')}
        </Button>
        <Button onPress={() => actor.send({ type: 'BACK' })}>{text('back')}</Button>
        <Button onPress={() => actor.send({ type: 'START_OVER' })}>{text('otherFile')}</Button>
      </div>
    </div>
  );
}
