import { useSelector } from '@xstate/react';
import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { HandoverDecisionInput } from '#machines/my-assets/handover-decision.machine.ts';
import { isWaiting, myAssetFields, type MyAsset } from '#machines/my-assets/my-asset.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Acceptance } from '#records/handover/acceptance.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { RecordGrid } from '#records/list/record-grid.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { assetAddresses, assignmentAddresses } from '#page/parameters/addresses.ts';
import styles from './my-assets.module.css';

const HandoverDecision = onDemand(() =>
  import('./handover-decision.container.tsx').then((module) => module.HandoverDecision),
);

/**
 * The assets of the person and their teams, newest first. Not in the requirements; follows
 * ASSET-044.
 */
export function MyAssetListScreen(props: ListScreenProps<MyAsset>) {
  const { onCopyAddress: _copy, ...grid } = props;
  const text = useText('myAssets');
  // The counter lets the same dialog open again.
  const [request, setRequest] = useState<{ decision: HandoverDecisionInput; count: number } | null>(
    null,
  );
  const decide = (kind: HandoverDecisionInput['kind'], rows: readonly MyAsset[]) =>
    setRequest({
      decision: { kind, assets: rows.map(({ assignment }) => assignment) },
      count: (request?.count ?? 0) + 1,
    });
  const rows = useSelector(grid.actor, ({ context }) => context.rows);
  const waiting = (rows ?? []).filter(isWaiting);
  return (
    <>
      <PageHead title={text('title')} />
      {waiting.length > 0 && (
        <Banner
          className={styles.waiting}
          title={text('waiting', { count: waiting.length })}
          action={
            <DecideAllButtons
              isOne={waiting.length === 1}
              onDecide={(kind) => decide(kind, waiting)}
            />
          }
        >
          {text('waitingText')}
        </Banner>
      )}
      <RecordGrid
        {...grid}
        label={text('title')}
        exportName={text('fileName')}
        fields={myAssetFields}
        columns={useMyAssetColumns()}
        emptyText={text('noneYet')}
        emptyAction={<ToAssignments />}
        renderActions={(row) => (
          <DecisionButtons row={row} onDecide={(kind) => decide(kind, [row])} />
        )}
      />
      {request && (
        <HandoverDecision
          key={request.count}
          request={request.decision}
          onChanged={() => grid.actor.send({ type: 'rows.changed' })}
        />
      )}
    </>
  );
}

/** Links to the page where assets are assigned, for people with the right. */
function ToAssignments() {
  const text = useText('myAssets');
  const { isBlocked } = useBlocked('assetAssignments.basic');
  return (
    !isBlocked && (
      <LinkButton address={assignmentAddresses.list}>{text('toAssignments')}</LinkButton>
    )
  );
}

interface DecideAllButtonsProps {
  isOne: boolean;
  onDecide: (kind: HandoverDecisionInput['kind']) => void;
}

/** All are accepted together; each is declined separately, with its own reason. */
function DecideAllButtons({ isOne, onDecide }: DecideAllButtonsProps) {
  const text = useText('myAssets');
  return (
    <span className={styles.buttons}>
      <Button size="small" variant="primary" onPress={() => onDecide('accept')}>
        {text(isOne ? 'accept' : 'acceptAll')}
      </Button>
      {isOne && (
        <Button size="small" onPress={() => onDecide('decline')}>
          {text('decline')}
        </Button>
      )}
    </span>
  );
}

interface DecisionButtonsProps {
  row: MyAsset;
  onDecide: (kind: HandoverDecisionInput['kind']) => void;
}

/** A handover declined by mistake can still be accepted. */
function DecisionButtons({ row, onDecide }: DecisionButtonsProps) {
  const text = useText('myAssets');
  const { assetCode: code, handover } = row.assignment;
  const state = handover?.state;
  return (
    <>
      {(state === 'Pending' || state === 'Declined') && (
        <Button
          size="small"
          variant="quiet"
          icon={<Check aria-hidden="true" />}
          aria-label={text('acceptOne', { code })}
          onPress={() => onDecide('accept')}
        />
      )}
      {state === 'Pending' && (
        <Button
          size="small"
          variant="quiet"
          icon={<X aria-hidden="true" />}
          aria-label={text('declineOne', { code })}
          onPress={() => onDecide('decline')}
        />
      )}
    </>
  );
}

/** Code, Name, Type, Acceptance, Since, Expected Return, Note, Warranty, Serial Number, Category, Team, Work Place. */
function useMyAssetColumns(): readonly GridColumn<MyAsset>[] {
  const text = useText('myAssets');
  const acceptance = useText('acceptance');
  return useMemo(() => {
    const column = (id: keyof typeof myAssetFields, isLong = false): GridColumn<MyAsset> => ({
      id,
      header: text(id),
      cell: (row) => <bdi>{myAssetFields[id](row) || '-'}</bdi>,
      csv: myAssetFields[id],
      isSortable: true,
      filter: 'text',
      isLong,
    });
    const day = (
      id: 'since' | 'warrantyEnd',
      of: (row: MyAsset) => string,
    ): GridColumn<MyAsset> => ({ id, header: text(id), cell: (row) => of(row) || '-', csv: of });
    return [
      {
        ...column('assetCode'),
        // People who may not view assets see their own on that page.
        cell: ({ assignment: { assetId, assetCode } }) => (
          <RecordLink address={assetAddresses.view(assetId)}>{assetCode}</RecordLink>
        ),
      },
      column('assetName', true),
      column('assetType'),
      {
        id: 'acceptance',
        header: text('acceptance'),
        cell: ({ assignment: { handover } }) =>
          handover ? <Acceptance handover={handover} /> : '-',
        csv: ({ assignment: { handover } }) =>
          handover ? acceptance(`state_${handover.state}`) : '',
      },
      day('since', ({ assignment }) => assignment.assignmentStartDateAsString),
      {
        id: 'expectedReturn',
        header: text('expectedReturn'),
        cell: ({ assignment: { expectedReturnOnAsString, isOverdue } }) => (
          <>
            {expectedReturnOnAsString || '-'}{' '}
            {isOverdue && <Badge tone="warning">{text('isOverdue')}</Badge>}
          </>
        ),
        csv: ({ assignment }) => assignment.expectedReturnOnAsString,
      },
      column('note', true),
      day('warrantyEnd', ({ warrantyEndDateAsString }) => warrantyEndDateAsString),
      column('serialNumber'),
      column('assetCategory'),
      column('teamName'),
      column('workPlace'),
    ];
  }, [text, acceptance]);
}
