import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { auditFields, isOpen, type AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { RecordGrid, type ListPageState } from '#records/list/record-grid.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RemoveAudit, removalRule } from './remove-audit.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

const StartAudit = onDemand(() =>
  import('./start-audit.container.tsx').then((module) => module.StartAudit),
);

export interface AssetAuditsScreenProps extends ListPageState {
  actor: ListActor<AssetAudit>;
  /** An audit was started; its page opens next. */
  onStarted: (auditId: string) => void;
}

/** The audits of locations, open and finished. Not in the requirements. */
export function AssetAuditsScreen({ actor, onStarted, ...focusAnchor }: AssetAuditsScreenProps) {
  const text = useText('assetAudit');
  const [requested, setRequested] = useState(0);
  const cannotRemove = useBlocked(removalRule).isBlocked;
  const start = <StartButton onPress={() => setRequested(requested + 1)} />;
  return (
    <>
      <PageHead
        title={text('title')}
        above={[{ title: text('assetManager'), to: assetAddresses.list.to }]}
      >
        {start}
      </PageHead>
      <RecordGrid
        {...focusAnchor}
        actor={actor}
        label={text('title')}
        exportName="asset-audits"
        fields={auditFields}
        columns={useAuditColumns()}
        emptyText={text('noneYet')}
        emptyAction={start}
        {...(!cannotRemove && {
          renderActions: (audit: AssetAudit) => (
            <RemoveAudit
              audit={audit}
              onRemove={() => actor.send({ type: 'DELETE', row: audit })}
            />
          ),
        })}
      />
      <RemoveQuestion actor={actor} />
      {requested > 0 && (
        <Suspense fallback={null}>
          <StartAudit key={requested} onStarted={onStarted} />
        </Suspense>
      )}
    </>
  );
}

function StartButton({ onPress }: { onPress: () => void }) {
  const text = useText('assetAudit');
  const { reason } = useBlocked('assetManager.editDetails');
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      blockedBecause={reason}
      onPress={onPress}
    >
      {text('start')}
    </Button>
  );
}

/** Asks before an open audit is discarded or a finished one deleted. */
function RemoveQuestion({ actor }: Pick<AssetAuditsScreenProps, 'actor'>) {
  const text = useText('assetAudit');
  const selected = useSelector(actor, ({ context }) => context.selected);
  const isGivenUp = selected === null || isOpen(selected);
  return (
    <DeleteQuestion
      actor={actor}
      title={({ name }) => text(isGivenUp ? 'giveUpTitle' : 'deleteTitle', { name })}
      consequence={text(isGivenUp ? 'giveUpText' : 'deleteText')}
    />
  );
}
