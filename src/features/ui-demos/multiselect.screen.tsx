import { useState } from 'react';
import type { SampleKind } from '#machines/ui-demos/sample.ts';
import { useText } from '#i18n/text.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { CheckboxGroup } from '#ui/choices/checkbox-group.tsx';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { MultiSelect } from '#ui/choices/multi-select.tsx';
import styles from './ui-demos.module.css';
import { useGoods } from './use-goods.ts';

/** Three ways to select: some of many, some of a few, and one of many. Source: INTEG-003. */
export function MultiselectDemo() {
  const text = useText('uiDemos');
  const { multiSelect, comboBox } = useWidgetTexts();
  const goods = useGoods();
  const [some, setSome] = useState<readonly SampleKind[]>(['table', 'lamp']);
  const [one, setOne] = useState<SampleKind | null>(null);
  return (
    <div className={styles.column}>
      <MultiSelect
        {...multiSelect}
        label={text('someOfMany')}
        description={text('sameValue')}
        options={goods}
        value={some}
        onChange={setSome}
      />
      <CheckboxGroup label={text('someOfFew')} options={goods} value={some} onChange={setSome} />
      <ComboBox
        {...comboBox}
        label={text('oneOfMany')}
        options={goods}
        value={one}
        onChange={setOne}
      />
    </div>
  );
}
