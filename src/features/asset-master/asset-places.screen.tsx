import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { AssetPlacesActor } from '#machines/asset-master/asset-places.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/on-first-open.tsx';
import { PageHead } from '#records/page-head.tsx';
import { PartQuestion } from '#records/part-question.tsx';
import { Loader } from '#ui/spinner.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import { assetMasterAddresses } from '#page/addresses.ts';
import styles from './asset-master.module.css';
import { MasterNav } from './master-nav.tsx';
import { PlaceTable } from './place-table.tsx';

const PlaceDialog = lazy(() => import('./place-dialog.tsx'));

export interface AssetPlacesScreenProps {
  actor: AssetPlacesActor;
  /** Begins with a fresh try. */
  onRetry: () => void;
}

/** The categories of types, and the locations of assets. Source: ASSET-035. */
export function AssetPlacesScreen(props: AssetPlacesScreenProps) {
  const text = useText('assetMaster');
  const above = [{ title: text('title'), to: assetMasterAddresses.list.to }];
  return (
    <>
      <PageHead title={text('places')} above={above} />
      <MasterNav />
      <PlacesOrWait {...props} />
    </>
  );
}

function PlacesOrWait({ actor, onRetry }: AssetPlacesScreenProps) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const why = useCauseText();
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const { places, cause } = useSelector(actor, ({ context }) => context);
  const { place, deletion } = useSelector(actor, ({ children }) => children);
  if (isUnavailable) {
    return (
      <Unavailable
        title={recordText('unavailable')}
        reason={why(cause)}
        retryLabel={recordText('tryAgain')}
        onRetry={onRetry}
      >
        {recordText('unavailableText')}
      </Unavailable>
    );
  }
  if (places === null) return <Loader label={recordText('loading')} />;
  return (
    <>
      <div className={styles.lists}>
        <PlaceTable actor={actor} kind="category" places={places.categories} />
        <PlaceTable actor={actor} kind="location" places={places.locations} />
      </div>
      <OnFirstOpen actor={place}>{(open) => <PlaceDialog actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={deletion}>
        {(requested) => (
          <PartQuestion
            actor={requested}
            title={text('deletePlace', { kind: requested.getSnapshot().context.part.kind })}
            question={({ value: name }) => text('deletePlaceText', { name })}
          />
        )}
      </OnFirstOpen>
    </>
  );
}
