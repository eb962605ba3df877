import { useId, useMemo, useState } from 'react';
import controls from '../controls.module.css';
import { Section } from '../section.tsx';
import { buildInteraction, withoutResponses } from '../../core/share/build-interaction.ts';
import { usePersistedState } from '../use-persisted-state.ts';
import type { TabProps } from '../tab.ts';
import { cx } from '../cx.ts';
import {
  chartFormats,
  buildInteractionFormats,
  type Format,
  type ImageExporters,
} from './formats.ts';
import { Preview } from './preview.tsx';
import { ShareAddress } from './share-address.tsx';
import styles from './share.module.css';
import { usePacked } from './use-packed.ts';

export interface ShareTabProps extends TabProps {
  /** Puts a packed interaction into the page's address, and returns the address. */
  onShare?: ((text: string) => Promise<string>) | undefined;
  /** The page's address with a packed interaction in it. */
  addressWith?: ((text: string) => string) | undefined;
  /** Without it, no images are offered. */
  images?: ImageExporters | undefined;
}

/** The interaction as an address and as tests, the chart as images and tables. */
export function ShareTab({ state, view, onShare, addressWith, images }: ShareTabProps) {
  const [selectedId, setSelectedId] = useState('markdown');
  const [tester, setTester] = usePersistedState('tester', '');
  const interaction = useMemo(() => withoutResponses(buildInteraction(state)), [state]);
  const packed = usePacked(interaction);
  const address = packed === null ? undefined : addressWith?.(packed);
  const interactionFormats = useMemo(
    () => buildInteractionFormats(state, { address, tester, browser: navigator.userAgent }),
    [state, address, tester],
  );
  // Memoized separately, so that an image is not created again with every step.
  const ofChart = useMemo(() => chartFormats(view, images), [view, images]);
  const format =
    [...interactionFormats, ...ofChart].find(({ id }) => id === selectedId) ??
    interactionFormats[0];
  const testerId = useId();
  const shared = { name: useId(), selectedId: format?.id, onSelect: setSelectedId };
  return (
    <div className={controls['tab']}>
      <Section title="Share this interaction">
        <ShareAddress interaction={interaction} packed={packed} onShare={onShare} />
      </Section>
      <Section title="Export">
        <div className={controls['row']}>
          <label htmlFor={testerId}>Tester (for the report)</label>
          <input
            id={testerId}
            className={controls['field']}
            value={tester}
            autoComplete="name"
            onChange={({ currentTarget }) => setTester(currentTarget.value)}
          />
        </div>
        <div className={styles['frame']}>
          <div className={styles['export']}>
            <div className={styles['formats']}>
              <Formats title="Interaction" formats={interactionFormats} {...shared} />
              <Formats title="Chart" formats={ofChart} {...shared} />
            </div>
            {format && <Preview key={format.id} format={format} name={view.chart.id} />}
          </div>
        </div>
      </Section>
    </div>
  );
}

interface FormatsProps {
  title: string;
  formats: readonly Format[];
  /** Both groups form one radio group. */
  name: string;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

function Formats({ title, formats, name, selectedId, onSelect }: FormatsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={controls['heading']}>{title}</legend>
      {formats.map(({ id, label }) => (
        <label key={id} className={cx(styles['format'], id === selectedId && styles['selected'])}>
          <input
            type="radio"
            name={name}
            checked={id === selectedId}
            onChange={() => onSelect(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
