import { useSelector } from '@xstate/react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import { countsByType } from '#machines/asset-import/import-lines.ts';
import { idsText, maxIds } from '#machines/asset-labels/asset-label.ts';
import { useText } from '#i18n/text.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { assetAddresses, labelAddress } from '#page/parameters/addresses.ts';
import styles from './asset-import.module.css';
import { ImportChanges } from './import-changes.tsx';

interface ImportReadyProps {
  actor: AssetImportActor;
  onAnother: () => void;
}

/** The assets that will be, or were, added and changed. */
export function ImportReady({ actor, onAnother }: ImportReadyProps) {
  const text = useText('assetImport');
  const context = useSelector(actor, (state) => state.context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isDone = useSelector(actor, (state) => state.matches('imported'));
  const { count, updatedCount, known } = context;
  const unchangedCount = known.length - updatedCount;
  const done = [
    ...(count > 0 || updatedCount === 0 ? [text('imported', { count })] : []),
    ...(updatedCount > 0 ? [text('updatedDone', { count: updatedCount })] : []),
  ];
  const hasEffects = count + updatedCount > 0;
  return (
    <div className={styles.steps}>
      <Banner tone="success">
        {isDone ? done.join(' ') : text(hasEffects ? 'ready' : 'nothingChanges')}
      </Banner>
      <ul className={styles.types}>
        {[...countsByType(context)].map(([type, of]) => (
          <li key={type}>{text('columnCount', { column: type, count: of })}</li>
        ))}
        {updatedCount > 0 && <li>{text('updated', { count: updatedCount })}</li>}
        {unchangedCount > 0 && <li>{text('unchanged', { count: unchangedCount })}</li>}
      </ul>
      {!isDone && <ImportChanges actor={actor} />}
      <SaveFailure failure={context.failure}>{text('again')}</SaveFailure>
      <div className={styles.actions}>
        {isDone ? (
          <Done ids={context.ids} onAnother={onAnother} />
        ) : (
          <>
            <Button
              variant="primary"
              isPending={isBusy}
              pendingLabel={text('importing', { count: count + updatedCount })}
              blockedBecause={hasEffects ? null : text('nothingChanges')}
              onPress={() => actor.send({ type: 'rows.import' })}
            >
              {text('import', { count: count + updatedCount })}
            </Button>
            {!isBusy && (
              <Button onPress={() => actor.send({ type: 'BACK' })}>{text('back')}</Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Done({ ids, onAnother }: { ids: readonly string[]; onAnother: () => void }) {
  const text = useText('assetImport');
  return (
    <>
      <LinkButton variant="primary" address={assetAddresses.list}>
        {text('toList')}
      </LinkButton>
      {ids.length > 0 && ids.length <= maxIds && (
        <LinkButton address={labelAddress({ ids: idsText(ids) })}>{text('printLabels')}</LinkButton>
      )}
      <Button onPress={onAnother}>{text('another')}</Button>
    </>
  );
}
