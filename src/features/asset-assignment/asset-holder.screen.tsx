import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { HolderWithAssets } from '#machines/asset-assignment/asset-holder.actors.ts';
import { isTeam, type AssetHolder, type HeldAsset } from '#machines/asset-assignment/holder.ts';
import type { ResendRequestActor } from '#machines/asset-assignment/ask-again.machine.ts';
import type { TakeBackActor } from '#machines/asset-assignment/take-back.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { ListPlace } from '#records/record-grid.tsx';
import { Details, type ViewScreenProps } from '#records/record-view.tsx';
import { onDemand } from '#ui/on-demand.ts';
import { Loader } from '#ui/spinner.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import { useHasBeen } from '#ui/use-has-been.ts';
import { HeldAssets } from './held-assets.tsx';
import { HolderHead } from './holder-head.tsx';
import { HeldCount } from './holder-marks.tsx';

const AssignToHolder = onDemand(() =>
  import('./assign-to-holder.part.tsx').then((module) => module.AssignToHolder),
);
const ChangeWorkPlace = onDemand(() =>
  import('./change-work-place.part.tsx').then((module) => module.ChangeWorkPlace),
);
const PastAssignments = onDemand(() =>
  import('./past-assignments.part.tsx').then((module) => module.PastAssignments),
);
const TakeBackQuestion = onDemand(() =>
  import('#records/handover/take-back.tsx').then((module) => module.TakeBackQuestion),
);
const TakeBackReport = onDemand(() =>
  import('#records/handover/take-back.tsx').then((module) => module.TakeBackReport),
);

export interface AssetHolderScreenProps
  extends ViewScreenProps<HolderWithAssets>, Pick<ListPlace, 'search' | 'onSearch'> {
  takeBack: TakeBackActor;
  resendRequest: ResendRequestActor;
  /** What the holder has is another: it is read again. */
  onChanged: () => void;
}

/** What was asked for last, counted, so that the same is asked for anew. */
type HolderRequest =
  | { what: 'assign' | 'workPlace'; count: number }
  | { what: 'history'; asset: HeldAsset; count: number };

/** An employee or a team with what they have. Source: ASSET-031. */
export function AssetHolderScreen(props: AssetHolderScreenProps): ReactNode {
  const { actor, takeBack, resendRequest, search, onSearch, onChanged } = props;
  const { onCopyAddress, notFound, onRetry } = props;
  const records = useText('records');
  const why = useCauseText();
  const [request, setRequest] = useState<HolderRequest | null>(null);
  const { id, record, cause } = useSelector(actor, ({ context }) => context);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const wasConfirming = useHasBeen(useSelector(takeBack, ({ context }) => context.requested.length > 0));
  if (isMissing) return notFound;
  const count = (request?.count ?? 0) + 1;
  const holder = record?.holder ?? null;
  return (
    <>
      <HolderHead
        id={id}
        holder={holder}
        onAssign={() => setRequest({ what: 'assign', count })}
        onWorkPlace={() => setRequest({ what: 'workPlace', count })}
        onCopyAddress={onCopyAddress}
      />
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
      {record !== null && (
        <>
          <HolderDetails holder={record.holder} />
          {wasConfirming && <TakeBackReport actor={takeBack} />}
          <HeldAssets
            name={record.holder.name}
            assets={record.assets}
            takeBack={takeBack}
            resendRequest={resendRequest}
            search={search}
            onSearch={onSearch}
            onHistory={(asset) => setRequest({ what: 'history', asset, count })}
          />
          {wasConfirming && <TakeBackQuestion actor={takeBack} />}
        </>
      )}
      {request?.what === 'assign' && holder && (
        <AssignToHolder key={request.count} holder={holder} onChanged={onChanged} />
      )}
      {request?.what === 'workPlace' && holder && (
        <ChangeWorkPlace key={request.count} holder={holder} onChanged={onChanged} />
      )}
      {request?.what === 'history' && <PastAssignments key={request.count} asset={request.asset} />}
    </>
  );
}

function HolderDetails({ holder }: { holder: AssetHolder }) {
  const text = useText('assetAssignment');
  const format = useFormat();
  const ofEmployee = [
    [text('teamName'), holder.teamName],
    [text('workPlace'), holder.workPlace],
  ] as const;
  return (
    <Details
      items={[
        [text('kind'), text(isTeam(holder) ? 'kind_Team' : 'kind_Employee')],
        ...(isTeam(holder) ? [] : ofEmployee),
        [text('assetCount'), <HeldCount key="count" holder={holder} />],
        [text('totalPrice'), format.money(holder.totalPrice, 'asset')],
      ]}
    />
  );
}
