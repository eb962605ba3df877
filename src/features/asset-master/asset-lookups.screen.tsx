import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { AssetLookupsActor } from '#machines/asset-master/asset-lookups.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import styles from './asset-master.module.css';
import { MasterNav } from './master-nav.tsx';
import { LookupTable } from './lookup-table.tsx';

const LookupDialog = lazy(() => import('./lookup-dialog.tsx'));

export interface AssetLookupsScreenProps {
  actor: AssetLookupsActor;
  /** Starts over with a new actor. */
  onRetry: () => void;
}

/** The categories of types, and the locations of assets. Source: ASSET-035. */
export function AssetLookupsScreen(props: AssetLookupsScreenProps) {
  const text = useText('assetMaster');
  const above = [{ title: text('title'), to: assetMasterAddresses.list.to }];
  return (
    <>
      <PageHead title={text('lookups')} above={above} />
      <MasterNav />
      <LookupsOrLoader {...props} />
    </>
  );
}

function LookupsOrLoader({ actor, onRetry }: AssetLookupsScreenProps) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const why = useCauseText();
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const { lookups, cause } = useSelector(actor, ({ context }) => context);
  const { lookup, deletion } = useSelector(actor, ({ children }) => children);
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
  if (lookups === null) return <Loader label={recordText('loading')} />;
  return (
    <>
      <div className={styles.lists}>
        <LookupTable actor={actor} kind="category" lookups={lookups.categories} />
        <LookupTable actor={actor} kind="location" lookups={lookups.locations} />
      </div>
      <OnFirstOpen actor={lookup}>{(open) => <LookupDialog actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={deletion}>
        {(requested) => (
          <PartQuestion
            actor={requested}
            title={text('deleteLookup', { kind: requested.getSnapshot().context.part.kind })}
            question={({ value: name }) => text('deletePlaceText', { name })}
          />
        )}
      </OnFirstOpen>
    </>
  );
}
