import { useSelector } from '@xstate/react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import { countsByType } from '#machines/asset-import/import-lines.ts';
import { idsText, mostIds } from '#machines/asset-labels/asset-label.ts';
import { useText } from '#i18n/text.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { SaveFailure } from '#records/save-failure.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { assetAddresses, labelAddress } from '#page/addresses.ts';
import styles from './asset-import.module.css';

interface ImportReadyProps {
  actor: AssetImportActor;
  onAnother: () => void;
}

/** What will be added, or was. */
export function ImportReady({ actor, onAnother }: ImportReadyProps) {
  const text = useText('assetImport');
  const context = useSelector(actor, (state) => state.context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isDone = useSelector(actor, (state) => state.matches('imported'));
  const count = context.table.rows.length;
  return (
    <div className={styles.steps}>
      <Banner tone="success">{isDone ? text('imported', { count }) : text('ready')}</Banner>
      <ul className={styles.types}>
        {[...countsByType(context)].map(([type, of]) => (
          <li key={type}>{text('columnCount', { column: type, count: of })}</li>
        ))}
      </ul>
      <SaveFailure failure={context.failure}>{text('again')}</SaveFailure>
      <div className={styles.deeds}>
        {isDone ? (
          <Done ids={context.ids} onAnother={onAnother} />
        ) : (
          <>
            <Button
              variant="primary"
              isPending={isBusy}
              pendingLabel={text('importing', { count })}
              onPress={() => actor.send({ type: 'IMPORT' })}
            >
              {text('import', { count })}
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
      {ids.length > 0 && ids.length <= mostIds && (
        <LinkButton address={labelAddress({ ids: idsText(ids) })}>{text('printLabels')}</LinkButton>
      )}
      <Button onPress={onAnother}>{text('another')}</Button>
    </>
  );
}
