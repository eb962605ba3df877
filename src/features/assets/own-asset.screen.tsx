import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isWaiting, type MyAsset } from '#machines/my-assets/my-asset.ts';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Acceptance } from '#records/handover/acceptance.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Details } from '#records/view/record-view.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { myAssetsAddress } from '#page/parameters/addresses.ts';

export interface OwnAssetScreenProps {
  actor: RecordViewActor<MyAsset>;
  /** Shown when the asset is not assigned to the person. */
  notFound: ReactNode;
  onRetry: () => void;
}

/** An asset as seen by its assignee without the right to view assets: the details of My Assets. */
export function OwnAssetScreen({ actor, notFound, onRetry }: OwnAssetScreenProps): ReactNode {
  const text = useText('myAssets');
  const records = useText('records');
  const why = useCauseText();
  const { record, cause } = useSelector(actor, ({ context }) => context);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isMissing) return notFound;
  return (
    <>
      <PageHead
        title={record?.assignment.assetCode ?? text('ownAsset')}
        above={[{ title: text('title'), to: myAssetsAddress.to }]}
      >
        <LinkButton address={myAssetsAddress}>{text('toMine')}</LinkButton>
      </PageHead>
      {isUnavailable && (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={onRetry}
        >
          {records('unavailableText')}
        </Unavailable>
      )}
      {!isUnavailable && record === null && <Loader label={records('loading')} />}
      {record !== null && <OwnDetails asset={record} />}
    </>
  );
}

function OwnDetails({ asset }: { asset: MyAsset }) {
  const text = useText('myAssets');
  const { assignment, serialNumber, assetCategory, warrantyEndDateAsString } = asset;
  const { teamName, workPlace } = asset;
  return (
    <>
      {isWaiting(asset) && (
        <Banner
          tone="warning"
          title={text('waiting', { count: 1 })}
          action={<LinkButton address={myAssetsAddress}>{text('toMine')}</LinkButton>}
        >
          {text('waitingText')}
        </Banner>
      )}
      <Details
        items={[
          [text('assetCode'), assignment.assetCode],
          [text('assetName'), assignment.assetName],
          [text('assetType'), assignment.assetType],
          [text('assetCategory'), assetCategory],
          [text('serialNumber'), serialNumber],
          [
            text('acceptance'),
            assignment.handover && <Acceptance key="state" handover={assignment.handover} />,
          ],
          [text('since'), assignment.assignmentStartDateAsString],
          [text('expectedReturn'), assignment.expectedReturnOnAsString],
          [text('note'), assignment.note],
          [text('warrantyEnd'), warrantyEndDateAsString],
          [text('teamName'), teamName],
          [text('workPlace'), workPlace],
        ]}
      />
    </>
  );
}
