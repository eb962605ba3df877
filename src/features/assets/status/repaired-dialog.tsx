import { useSelector } from '@xstate/react';
import {
  hasMoreRepairs,
  type RepairedAsset,
  type Repairs,
} from '#machines/assets/status/repaired-assets.actors.ts';
import type { OpenedActor } from '#machines/records/create-opened.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { OpenedDialog } from '#records/view/opened-dialog.tsx';
import { styles } from '../list/marks.tsx';

interface RepairsProps {
  actor: OpenedActor<Repairs>;
}

/** The assets currently in repair, longest first, paginated. Source: ASSET-149. */
export function RepairedDialog({ actor }: RepairsProps) {
  const text = useText('assetRepairs');
  const assets = useText('assets');
  return (
    <OpenedDialog actor={actor} title={assets('inRepair')}>
      {(repairs) =>
        repairs.total === 0 ? (
          <p>{text('noneInRepair')}</p>
        ) : (
          <>
            <p role="status" className={styles.when}>
              {text('repairsShown', { shown: repairs.rows.length, count: repairs.total })}
            </p>
            <ul className={styles.repairs}>
              {repairs.rows.map((repair) => (
                <Repaired key={repair.id} repair={repair} />
              ))}
            </ul>
            {(repairs.pages > 1 || hasMoreRepairs(repairs)) && (
              <MoreRepairs actor={actor} isFull={!hasMoreRepairs(repairs)} />
            )}
          </>
        )
      }
    </OpenedDialog>
  );
}

/**
 * The button stays when everything has loaded, so that it keeps the focus of the person who pressed
 * it.
 */
function MoreRepairs({ actor, isFull }: RepairsProps & { isFull: boolean }) {
  const text = useText('assetRepairs');
  const records = useText('records');
  const why = useCauseText();
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(actor, (state) => state.matches('moreFailed'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  return (
    <div className={styles.more}>
      {hasFailed && (
        <Banner tone="danger" title={text('moreRepairsFailed')}>
          {why(cause)}
        </Banner>
      )}
      <Button
        isPending={isLoading}
        pendingLabel={records('loading')}
        blockedBecause={isFull ? text('allRepairsShown') : null}
        onPress={() => actor.send({ type: 'content.loadMore' })}
      >
        {hasFailed ? records('tryAgain') : text('moreRepairs')}
      </Button>
    </div>
  );
}

function Repaired({ repair }: { repair: RepairedAsset }) {
  const text = useText('assetRepairs');
  const assets = useText('assets');
  const { isBlocked: cannotView } = useBlocked('assetManager.view');
  return (
    <li className={styles.snapshot}>
      <p className={styles.typed}>
        {cannotView ? (
          <bdi>{repair.assetCode}</bdi>
        ) : (
          <RecordLink address={assetAddresses.view(repair.id)}>{repair.assetCode}</RecordLink>
        )}
        <Badge tone="warning">{text('daysAway', { count: repair.daysInRepair })}</Badge>
      </p>
      <p>
        <bdi>{[repair.name, repair.assetType].filter(Boolean).join(' · ')}</bdi>
      </p>
      <p className={styles.when}>{assets('sentOn', { day: repair.sentToRepairOnAsString })}</p>
      {repair.repairNotesBeforeService !== '' && (
        <p>
          <bdi>{repair.repairNotesBeforeService}</bdi>
        </p>
      )}
    </li>
  );
}
