import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '#i18n/text.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Tabs } from '#ui/display/navigation/tabs.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { SampleKind } from '#machines/ui-demos/sample.ts';
import styles from './ui-demos.module.css';
import { useGoods } from './use-goods.ts';

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** The components of the app, each in its usual states. Source: INTEG-008. */
export function ElementsDemo() {
  return (
    <div className={styles.panels}>
      <Buttons />
      <Fields />
      <Choices />
      <Notices />
    </div>
  );
}

function Buttons() {
  const text = useText('uiDemos');
  return (
    <Panel title={text('buttons')}>
      <div className={styles.row}>
        <Button variant="primary">{text('mainAction')}</Button>
        <Button>{text('action')}</Button>
        <Button variant="quiet" icon={<Pencil aria-hidden="true" />}>
          {text('quietAction')}
        </Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          {text('dangerAction')}
        </Button>
        <Button blockedBecause={text('blockedReason')}>{text('blockedAction')}</Button>
      </div>
    </Panel>
  );
}

function Fields() {
  const text = useText('uiDemos');
  const language = useLanguage();
  const { select } = useWidgetTexts();
  const goods = useGoods();
  const [number, setNumber] = useState('12.5');
  const [kind, setKind] = useState<SampleKind | null>(null);
  return (
    <Panel title={text('fields')}>
      <div className={styles.column}>
        <TextField label={text('name')} description={text('fieldHelp')} />
        <TextField label={text('name')} error={text('fieldError')} defaultValue="?" />
        <NumberField
          label={text('number')}
          language={language}
          value={number}
          onChange={setNumber}
        />
        <Select {...select} label={text('goods')} items={goods} value={kind} onChange={setKind} />
      </div>
    </Panel>
  );
}

function Choices() {
  const text = useText('uiDemos');
  const goods = useGoods().slice(0, 3);
  const [kind, setKind] = useState<SampleKind>('chair');
  const [size, setSize] = useState(40);
  return (
    <Panel title={text('choices')}>
      <div className={styles.column}>
        <Switch defaultSelected>{text('setting')}</Switch>
        <Checkbox>{text('agreement')}</Checkbox>
        <RadioGroup label={text('goods')} options={goods} value={kind} onChange={setKind} />
        <SegmentedControl label={text('goods')} options={goods} value={kind} onChange={setKind} />
        <Slider
          label={text('size')}
          value={size}
          onChange={setSize}
          minValue={0}
          maxValue={100}
          step={5}
        />
        <Tabs label={text('goods')} tabs={goods}>
          {(id) => <p>{text(id)}</p>}
        </Tabs>
      </div>
    </Panel>
  );
}

function Notices() {
  const text = useText('uiDemos');
  return (
    <Panel title={text('notices')}>
      <div className={styles.column}>
        <div className={styles.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {text(tone)}
            </Badge>
          ))}
        </div>
        <Banner>{text('noticeText')}</Banner>
        <Banner tone="warning" title={text('warning')}>
          {text('noticeText')}
        </Banner>
        <ProgressBar label={text('pending')} value={60} />
      </div>
    </Panel>
  );
}
