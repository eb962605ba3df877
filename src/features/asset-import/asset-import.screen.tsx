import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import type { AssetChoicesActor } from '#machines/assets/list/asset-choices.machine.ts';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { SelectTable } from './select-table.tsx';
import styles from './asset-import.module.css';
import { useFieldLabels } from './use-field-labels.ts';

const MatchColumns = onDemand(() =>
  import('./match-columns.container.tsx').then((module) => module.MatchColumns),
);
const ImportReady = onDemand(() =>
  import('./import-ready.container.tsx').then((module) => module.ImportReady),
);
const InvalidCells = onDemand(() =>
  import('./invalid-cells.container.tsx').then((module) => module.InvalidCells),
);

export interface AssetImportScreenProps {
  actor: AssetImportActor;
  /** The names that lines can refer to. */
  choices: AssetChoicesActor;
  /** Starts over once a file is imported. */
  onAnother: () => void;
}

/**
 * Imports assets from a table, all or none. Not in the requirements; the rules are those of Add
 * Asset.
 */
export function AssetImportScreen({ actor, choices, onAnother }: AssetImportScreenProps) {
  const text = useText('assetImport');
  const assets = useText('assets');
  const getLabel = useFieldLabels();
  const count = useSelector(actor, ({ context }) => context.table.rows.length);
  const state = useSelector(actor, ({ value }) => value);
  const step = useRef<HTMLDivElement>(null);
  // Pressing a button may remove it; the focus then moves to the start of the next step.
  useFocusAfter(state, () => step.current);
  return (
    <>
      <PageHead
        title={text('title')}
        above={[{ title: assets('title'), to: assetAddresses.list.to }]}
      />
      <div ref={step} tabIndex={-1} className={styles.step}>
        {state === 'choosing' && (
          <SelectTable actor={actor} choices={choices} getLabel={getLabel} />
        )}
        {state === 'loading' && <Loader label={text('loading')} />}
        {(state === 'matching' || state === 'rereading' || state === 'unchecked') && (
          <MatchColumns actor={actor} getLabel={getLabel} />
        )}
        {state === 'checking' && <Loader label={text('checking', { count })} />}
        {(state === 'invalid' || state === 'creating') && (
          <InvalidCells actor={actor} choices={choices} getLabel={getLabel} />
        )}
        {(state === 'ready' || state === 'importing' || state === 'imported') && (
          <ImportReady actor={actor} onAnother={onAnother} />
        )}
      </div>
    </>
  );
}
