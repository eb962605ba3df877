import type { PastAssignment } from '#machines/asset-assignment/assignment-history.machine.ts';
import type { OpenedActor } from '#machines/records/create-opened.ts';
import { useText } from '#i18n/text.tsx';
import { Acceptance } from '#records/handover/acceptance.tsx';
import { OpenedDialog } from '#records/view/opened-dialog.tsx';
import { styles } from './assignee-icon.tsx';

interface PastAssignmentsDialogProps {
  actor: OpenedActor<readonly PastAssignment[]>;
  /** The code of the asset. */
  code: string;
}

/** The previous assignees of an asset, latest first. Source: ASSET-052. */
export function PastAssignmentsDialog({ actor, code }: PastAssignmentsDialogProps) {
  const text = useText('assetAssignment');
  return (
    <OpenedDialog actor={actor} title={text('historyTitle', { code })}>
      {(past) =>
        past.length === 0 ? (
          <p>{text('noHistory')}</p>
        ) : (
          <ol aria-label={text('historyTitle', { code })} className={styles.timeline}>
            {past.map((row) => (
              <ChangeDate key={row.id} row={row} />
            ))}
          </ol>
        )
      }
    </OpenedDialog>
  );
}

function ChangeDate({ row }: { row: PastAssignment }) {
  const text = useText('assetAssignment');
  const { assignmentStartDateAsString: from, assignmentEndDateAsString: to } = row;
  return (
    <li className={styles.snapshot}>
      <p>
        <bdi>{row.employeeName || row.teamName}</bdi>
      </p>
      <p className={styles.when}>
        {to === '' ? text('from', { from }) : text('fromTo', { from, to })}
      </p>
      {to === '' && row.expectedReturnOnAsString !== '' && (
        <p className={styles.when}>{text('expectedOn', { day: row.expectedReturnOnAsString })}</p>
      )}
      {row.handover && (
        <p>
          <Acceptance handover={row.handover} />
        </p>
      )}
      {row.note !== '' && (
        <p>
          <bdi>{row.note}</bdi>
        </p>
      )}
    </li>
  );
}
