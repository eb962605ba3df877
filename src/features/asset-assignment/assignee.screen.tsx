import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { AssigneeWithAssets } from '#machines/asset-assignment/assignee.machine.ts';
import {
  isTeam,
  type AssetHolder,
  type AssignedAsset,
} from '#machines/asset-assignment/assignee.ts';
import type { ResendRequestActor } from '#machines/asset-assignment/resend-request.machine.ts';
import type { TakeBackActor } from '#machines/asset-assignment/take-back.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Details, type ViewScreenProps } from '#records/view/record-view.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import { AssignedAssets } from './assigned-assets.tsx';
import { AssigneeHeader } from './assignee-header.tsx';
import { AssignedCount } from './assignee-icon.tsx';

const AssignToAssignee = onDemand(() =>
  import('./assign-to-assignee.container.tsx').then((module) => module.AssignToAssignee),
);
const ChangeWorkPlace = onDemand(() =>
  import('./change-work-place.container.tsx').then((module) => module.ChangeWorkPlace),
);
const PastAssignments = onDemand(() =>
  import('./past-assignments.container.tsx').then((module) => module.PastAssignments),
);
const TakeBackQuestion = onDemand(() =>
  import('#records/handover/take-back.tsx').then((module) => module.TakeBackQuestion),
);
const TakeBackReport = onDemand(() =>
  import('#records/handover/take-back.tsx').then((module) => module.TakeBackReport),
);

export interface AssigneeScreenProps
  extends ViewScreenProps<AssigneeWithAssets>, Pick<ListPageState, 'search' | 'onSearch'> {
  takeBack: TakeBackActor;
  resendRequest: ResendRequestActor;
  /** The assignee's assets have changed and must be reloaded. */
  onChanged: () => void;
}

/** The last request, with a counter so that the same request can be repeated. */
type HolderRequest =
  | { what: 'assign' | 'workPlace'; count: number }
  | { what: 'history'; asset: AssignedAsset; count: number };

/** An employee or a team with their assigned assets. Source: ASSET-031. */
export function AssigneeScreen(props: AssigneeScreenProps): ReactNode {
  const { actor, takeBack, resendRequest, search, onSearch, onChanged } = props;
  const { onCopyAddress, notFound, onRetry } = props;
  const records = useText('records');
  const why = useCauseText();
  const [request, setRequest] = useState<HolderRequest | null>(null);
  const { id, record, cause } = useSelector(actor, ({ context }) => context);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const wasConfirming = useHasBeen(
    useSelector(takeBack, ({ context }) => context.requested.length > 0),
  );
  if (isMissing) return notFound;
  const count = (request?.count ?? 0) + 1;
  const assignee = record?.assignee ?? null;
  return (
    <>
      <AssigneeHeader
        id={id}
        assignee={assignee}
        onAssign={() => setRequest({ what: 'assign', count })}
        onChangeWorkPlace={() => setRequest({ what: 'workPlace', count })}
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
          <AssigneeDetails assignee={record.assignee} />
          {wasConfirming && <TakeBackReport actor={takeBack} />}
          <AssignedAssets
            name={record.assignee.name}
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
      {request?.what === 'assign' && assignee && (
        <AssignToAssignee key={request.count} assignee={assignee} onChanged={onChanged} />
      )}
      {request?.what === 'workPlace' && assignee && (
        <ChangeWorkPlace key={request.count} assignee={assignee} onChanged={onChanged} />
      )}
      {request?.what === 'history' && <PastAssignments key={request.count} asset={request.asset} />}
    </>
  );
}

function AssigneeDetails({ assignee }: { assignee: AssetHolder }) {
  const text = useText('assetAssignment');
  const format = useFormat();
  const ofEmployee = [
    [text('teamName'), assignee.teamName],
    [text('workPlace'), assignee.workPlace],
  ] as const;
  return (
    <Details
      items={[
        [text('kind'), text(isTeam(assignee) ? 'kind_Team' : 'kind_Employee')],
        ...(isTeam(assignee) ? [] : ofEmployee),
        [text('assetCount'), <AssignedCount key="count" assignee={assignee} />],
        [text('totalPrice'), format.money(assignee.totalPrice, 'asset')],
      ]}
    />
  );
}
