import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ResendRequestActor } from '#machines/asset-assignment/resend-request.machine.ts';
import type { AssetHistory } from '#machines/assets/asset-history.machine.ts';
import type { AssetView } from '#machines/assets/asset-view.machine.ts';
import type { OpenedActor } from '#machines/records/create-opened.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Acceptance, ResendRequest } from '#records/handover/acceptance.tsx';
import { Details, type ViewScreenProps } from '#records/view/record-view.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { AssetActionsPart, useAssetActions } from './asset-view-actions.tsx';
import { AssetViewHead } from './asset-view-head.tsx';
import { StatusBadge, styles, TypeIcon } from './list/marks.tsx';

const AssetHistoryDialog = onDemand(() =>
  import('./asset-history-dialog.tsx').then((module) => module.AssetHistoryDialog),
);

// Loads with its own texts.
const LastAudit = onDemand(() =>
  import('./last-audit.container.tsx').then((module) => module.LastAudit),
);

export interface AssetViewScreenProps extends ViewScreenProps<AssetView> {
  history: OpenedActor<AssetHistory>;
  resendRequest: ResendRequestActor;
}

/** The read-only view of an asset. Source: ASSET-018, 6 and 8. */
export function AssetViewScreen(props: AssetViewScreenProps): ReactNode {
  const { actor, history, resendRequest, notFound, onRetry, onCopyAddress } = props;
  const text = useText('records');
  const why = useCauseText();
  const { id, record, cause } = useSelector(actor, ({ context }) => context);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const wasOpened = useSelector(history, ({ context }) => context.wasOpened);
  const actions = useAssetActions();
  if (isMissing) return notFound;
  return (
    <>
      <AssetViewHead
        id={id}
        asset={record}
        onCopyAddress={onCopyAddress}
        onHistory={() => history.send({ type: 'OPEN' })}
        actions={actions}
      />
      <AssetActionsPart
        actions={actions}
        onChanged={() => actor.send({ type: 'record.changed' })}
      />
      {isUnavailable && (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={onRetry}
        >
          {text('unavailableText')}
        </Unavailable>
      )}
      {!isUnavailable && record === null && <Loader label={text('loading')} />}
      {record !== null && <AssetSections asset={record} resendRequest={resendRequest} />}
      {wasOpened && <AssetHistoryDialog actor={history} code={record?.assetCode ?? ''} />}
    </>
  );
}

interface AssetSectionsProps {
  asset: AssetView;
  resendRequest: ResendRequestActor;
}

function AssetSections({ asset, resendRequest }: AssetSectionsProps) {
  const text = useText('assets');
  const view = useText('assetView');
  const format = useFormat();
  const handedOver = useHandedOver(asset, resendRequest);
  return (
    <>
      <Section title={text('details')}>
        <Details
          items={[
            [text('assetCode'), asset.assetCode],
            [text('name'), asset.name],
            [
              text('assetType'),
              <span key="type" className={styles.typed}>
                <TypeIcon typeId={asset.assetTypeId} />
                <bdi>{asset.assetType}</bdi>
              </span>,
            ],
            [text('assetCategory'), asset.assetCategory],
            [text('assetStatus'), <StatusBadge key="status" status={asset.assetStatus} />],
            [text('employeeName'), asset.employeeName],
            ...handedOver,
            [text('teamName'), asset.teamName],
            [text('serialNumber'), asset.serialNumber],
            [text('assetLocationName'), asset.assetLocationName],
            [
              view('lastAudit'),
              asset.lastAudit && <LastAudit key="audit" audit={asset.lastAudit} />,
            ],
          ]}
        />
      </Section>
      <StatusDates asset={asset} />
      <Section title={text('properties')}>
        {asset.assetProperties.length === 0 ? (
          <p>{view('noProperties')}</p>
        ) : (
          <Details
            items={asset.assetProperties.map(
              ({ assetTypePropertyName: name, value }) => [name, value] as const,
            )}
          />
        )}
      </Section>
      <Section title={text('vendorDetails')}>
        <Details
          items={[
            [text('vendorName'), asset.vendorName],
            [text('invoiceNumber'), asset.invoiceNumber],
            [text('dateOfPurchase'), asset.dateOfPurchaseAsString],
            [text('price'), format.money(asset.price, 'asset')],
          ]}
        />
      </Section>
      <Section title={text('warrantyDetails')}>
        <Details
          items={[
            [text('warrantyStartDate'), asset.warrantyStartDateAsString],
            [text('warrantyPeriod'), format.number(asset.warrantyPeriod)],
            [text('warrantyEndDate'), asset.warrantyEndDateAsString],
          ]}
        />
      </Section>
    </>
  );
}

/** The dates on which it was last in repair, scrapped and disposed, if any. */
function StatusDates({ asset }: { asset: AssetView }) {
  const text = useText('assets');
  const view = useText('assetView');
  const dates = [
    [view('sentToRepairOn'), asset.sentToRepairOnAsString],
    [view('returnedFromRepairOn'), asset.returnedFromRepairOnAsString],
    [view('scrappedOn'), asset.scrappedOnAsString],
    [text('disposedOn'), asset.disposedOnAsString],
  ] as const;
  const known = dates.filter(([, day]) => day !== '');
  return (
    <Section title={view('statusDates')}>
      {known.length === 0 ? <p>{view('noStatusDates')}</p> : <Details items={known} />}
    </Section>
  );
}

/** Whether the assignee has accepted the asset; nothing if no acceptance is required. */
function useHandedOver(
  { assetCode, handover, assignmentId }: AssetView,
  resendRequest: ResendRequestActor,
) {
  const text = useText('acceptance');
  const canAssign = !useBlocked('assetManager.assign').isBlocked;
  if (!handover) return [];
  const shown = (
    <span key="acceptance" className={styles.typed}>
      <Acceptance handover={handover} />
      {canAssign && assignmentId !== null && handover.remindableFrom !== null && (
        <ResendRequest actor={resendRequest} assignmentId={assignmentId} code={assetCode} />
      )}
    </span>
  );
  return [[text('acceptance'), shown] as const];
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
