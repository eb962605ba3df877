import { useSelector } from '@xstate/react';
import type { LabelLayout } from '#machines/asset-labels/asset-label.ts';
import type { AssetLabelsActor } from '#machines/asset-labels/asset-labels.machine.ts';
import { labelSheets, labelsOn, getSheet } from '#machines/asset-labels/label-sheet.ts';
import { useText } from '#i18n/text.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Select } from '#ui/fields/select.tsx';
import styles from './labels.module.css';

/** The sheet format, the content of each label, and the first free label. */
export function LabelOptions({ actor }: { actor: AssetLabelsActor }) {
  const text = useText('assetLabels');
  const records = useText('records');
  const { layout, start } = useSelector(actor, ({ context }) => context);
  const sheet = getSheet(layout.sheet);
  const size = labelsOn(sheet);
  const change = (changed: Partial<LabelLayout>) =>
    actor.send({ type: 'layout.changed', change: changed });
  return (
    <div className={styles.options}>
      <Select
        label={text('sheet')}
        placeholder={records('pleaseSelect')}
        className={styles.select ?? ''}
        items={labelSheets.map((each) => ({
          id: each.id,
          label: text('sheetName', { page: each.page, count: labelsOn(each) }),
          description: text('measures', { width: each.width, height: each.height }),
        }))}
        value={sheet.id}
        onChange={(id) => id !== null && change({ sheet: id })}
      />
      <Select
        label={text('holds')}
        placeholder={records('pleaseSelect')}
        className={styles.select ?? ''}
        items={(['address', 'code'] as const).map((id) => ({
          id,
          label: text(`holds_${id}`),
          description: text(`holdsText_${id}`),
        }))}
        value={layout.holds}
        onChange={(holds) => holds !== null && change({ holds })}
      />
      {size > 1 && (
        <Select
          label={text('start')}
          placeholder={records('pleaseSelect')}
          className={styles.start ?? ''}
          items={Array.from({ length: size }, (_, at) => ({
            id: String(at + 1),
            label: String(at + 1),
          }))}
          value={String(start)}
          onChange={(id) => actor.send({ type: 'startPosition.select', start: Number(id) })}
        />
      )}
      <fieldset className={styles.switches}>
        <legend className="visually-hidden">{text('alsoRight')}</legend>
        <Checkbox isSelected={layout.hasName} onChange={(hasName) => change({ hasName })}>
          {text('hasName')}
        </Checkbox>
        <Checkbox isSelected={layout.hasTenant} onChange={(hasTenant) => change({ hasTenant })}>
          {text('hasTenant')}
        </Checkbox>
      </fieldset>
    </div>
  );
}
