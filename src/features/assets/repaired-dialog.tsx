import type { RepairedAsset } from '#machines/assets/repaired-assets.actors.ts';
import type { OpenedActor } from '#machines/records/create-opened.ts';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/record-link.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Badge } from '#ui/badge.tsx';
import { assetAddresses } from '#page/addresses.ts';
import { OpenedDialog } from '#records/opened-dialog.tsx';
import { styles } from './marks.tsx';

/** What is in repair now, the longest away first. Source: document 3, section 7. */
export function RepairedDialog({ actor }: { actor: OpenedActor<readonly RepairedAsset[]> }) {
  const text = useText('assets');
  const { isBlocked: cannotView } = useBlocked('assetManager.view');
  return (
    <OpenedDialog actor={actor} title={text('inRepair')}>
      {(repairs) =>
        repairs.length === 0 ? (
          <p>{text('noneInRepair')}</p>
        ) : (
          <ul className={styles.repairs}>
            {repairs.map((repair) => (
              <li key={repair.id} className={styles.moment}>
                <p className={styles.typed}>
                  {cannotView ? (
                    <bdi>{repair.assetCode}</bdi>
                  ) : (
                    <RecordLink address={assetAddresses.view(repair.id)}>
                      {repair.assetCode}
                    </RecordLink>
                  )}
                  <Badge tone="warning">{text('daysAway', { count: repair.daysInRepair })}</Badge>
                </p>
                <p>
                  <bdi>{[repair.name, repair.assetType].filter(Boolean).join(' · ')}</bdi>
                </p>
                <p className={styles.when}>
                  {text('sentOn', { day: repair.sentToRepairOnAsString })}
                </p>
                {repair.repairNotesBeforeService !== '' && (
                  <p>
                    <bdi>{repair.repairNotesBeforeService}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </OpenedDialog>
  );
}
