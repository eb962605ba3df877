import { useState } from 'react';
import type { SampleKind } from '#machines/ui-demos/sample.ts';
import { useText } from '#i18n/text.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import styles from './ui-demos.module.css';
import { useGoods } from './use-goods.ts';

/** Three ways to select: several of many, several of a few, and one of many. Source: INTEG-003. */
export function MultiselectDemo() {
  const text = useText('uiDemos');
  const { multiSelect, comboBox } = useWidgetTexts();
  const goods = useGoods();
  const [several, setSeveral] = useState<readonly SampleKind[]>(['desk', 'lamp']);
  const [one, setOne] = useState<SampleKind | null>(null);
  return (
    <div className={styles.column}>
      <MultiSelect
        {...multiSelect}
        label={text('severalOfMany')}
        description={text('sameValue')}
        options={goods}
        value={several}
        onChange={setSeveral}
      />
      <CheckboxGroup
        label={text('severalOfFew')}
        options={goods}
        value={several}
        onChange={setSeveral}
      />
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
