import type { AssetHistory } from '#machines/assets/asset-history.machine.ts';
import type { OpenedActor } from '#machines/records/create-opened.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { OpenedDialog } from '#records/view/opened-dialog.tsx';
import { Tabs } from '#ui/display/navigation/tabs.tsx';
import { AssetChanges } from './asset-changes.tsx';
import { StatusBadge, styles } from './list/marks.tsx';

interface AssetHistoryDialogProps {
  actor: OpenedActor<AssetHistory>;
  /** The code of the asset. */
  code: string;
}

/** The history of an asset, newest first. Source: ASSET-019 and 3. */
export function AssetHistoryDialog({ actor, code }: AssetHistoryDialogProps) {
  const history = useText('assetView');
  return (
    <OpenedDialog actor={actor} title={history('historyTitle', { code })}>
      {({ statusHistory, repairHistory, changes }) => (
        <Tabs
          label={history('viewHistory')}
          tabs={[
            { id: 'status', label: history('statusHistory') },
            { id: 'repair', label: history('repairHistory') },
            { id: 'changes', label: history('changeHistory') },
          ]}
        >
          {(id) => {
            if (id === 'status') return <Statuses rows={statusHistory} />;
            return id === 'repair' ? (
              <Repairs rows={repairHistory} />
            ) : (
              <AssetChanges rows={changes} />
            );
          }}
        </Tabs>
      )}
    </OpenedDialog>
  );
}

function Statuses({ rows }: { rows: AssetHistory['statusHistory'] }) {
  const history = useText('assetView');
  const { dateTime } = useFormat();
  return (
    <ol aria-label={history('statusHistory')} className={styles.timeline}>
      {[...rows.entries()].map(([at, row]) => (
        // Rows can be identical, so only their index distinguishes them.
        <li key={at} className={styles.snapshot}>
          <p className={styles.typed}>
            <StatusBadge status={row.assetStatus} />
            <bdi>{row.employeeName}</bdi>
          </p>
          <p className={styles.when}>
            <bdi>{dateTime(row.timeStamp)}</bdi>
          </p>
          {row.assignmentEndDateAsString !== '' && (
            <p className={styles.when}>
              {history('assignedUntil', { day: row.assignmentEndDateAsString })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Repairs({ rows }: { rows: AssetHistory['repairHistory'] }) {
  const text = useText('assets');
  const history = useText('assetView');
  if (rows.length === 0) return <p className={styles.timeline}>{history('noRepairs')}</p>;
  return (
    <ol aria-label={history('repairHistory')} className={styles.timeline}>
      {[...rows.entries()].map(([at, row]) => (
        <li key={at} className={styles.snapshot}>
          <p className={styles.when}>{text('sentOn', { day: row.sentToRepairOnAsString })}</p>
          <p>
            <bdi>{row.repairNotesBeforeService || '-'}</bdi>
          </p>
          <p className={styles.when}>
            {row.returnedFromRepairOnAsString === ''
              ? history('stillAway')
              : history('returnedOn', { day: row.returnedFromRepairOnAsString })}
          </p>
          {row.returnedFromRepairOnAsString !== '' && (
            <p>
              <bdi>{row.repairNotesAfterService || '-'}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
