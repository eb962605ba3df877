import { useId, useMemo, useState } from 'react';
import controls from '../controls.module.css';
import { Section } from '../section.tsx';
import type { TabProps } from '../tab.ts';
import { cx } from '../cx.ts';
import { formatsOf, type Format, type Pictures } from './formats.ts';
import { Preview } from './preview.tsx';
import { ShareAddress } from './share-address.tsx';
import styles from './share.module.css';

export interface ShareTabProps extends TabProps {
  /** Puts a walk, packed as text, into the page's address, and answers with the address. */
  onShare?: ((text: string) => Promise<string>) | undefined;
  /** Left out, no picture is offered. */
  pictures?: Pictures | undefined;
}

/** The walk as an address and as tests, the chart as pictures and tables. */
export function ShareTab({ state, view, onShare, pictures }: ShareTabProps) {
  const [chosen, setChosen] = useState('markdown');
  const formats = useMemo(() => formatsOf(state, view, pictures), [state, view, pictures]);
  const format = formats.find(({ id }) => id === chosen) ?? formats[0];
  return (
    <div className={controls['tab']}>
      <Section title="Share this walk">
        <ShareAddress state={state} onShare={onShare} />
      </Section>
      <Section title="Export">
        <div className={styles['export']}>
          <div className={styles['formats']}>
            <Formats of="walk" title="The walk" {...{ formats, format, onChoose: setChosen }} />
            <Formats of="chart" title="The chart" {...{ formats, format, onChoose: setChosen }} />
          </div>
          {format && <Preview key={format.id} format={format} name={view.chart.id} />}
        </div>
      </Section>
    </div>
  );
}

interface FormatsProps {
  of: Format['of'];
  title: string;
  formats: readonly Format[];
  format: Format | undefined;
  onChoose: (id: string) => void;
}

function Formats({ of, title, formats, format, onChoose }: FormatsProps) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={controls['heading']}>{title}</legend>
      {formats
        .filter((each) => each.of === of)
        .map(({ id, label }) => (
          <label key={id} className={cx(styles['format'], id === format?.id && styles['chosen'])}>
            <input
              type="radio"
              name={name}
              checked={id === format?.id}
              onChange={() => onChoose(id)}
            />
            {label}
          </label>
        ))}
    </fieldset>
  );
}
