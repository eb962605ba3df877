import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { getAutoNudge, type AutoNudgeActor } from '#machines/reviews/assign/auto-nudge.machine.ts';
import type { ClientAssignmentActor } from '#machines/reviews/assign/client-assignment.machine.ts';
import type { ClientRow } from '#machines/reviews/assign/client-row.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { ContactCell } from './contact-cell.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './review-assign.module.css';

interface ClientColumnsOptions {
  assignment: ClientAssignmentActor;
  autoNudge: AutoNudgeActor;
  now: () => number;
}

/** The columns of the reviews of a client's step. Source: REVW-077, REVW-082. */
export function useClientColumns({
  assignment,
  autoNudge,
  now,
}: ClientColumnsOptions): readonly GridColumn<ClientRow>[] {
  const text = useText('reviewAssign');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  return useMemo(() => {
    const toDay = (timestamp: string) => format.shortDay(toIsoDay(timestamp, timeZone));
    const getLink = ({ assignment: assigned }: ClientRow) => {
      const expiresOn = assigned?.linkExpiresOn ?? null;
      if (!assigned) return '-';
      if (expiresOn === null) return text('notSent');
      const isExpired = Date.parse(expiresOn) < now();
      return text(isExpired ? 'linkExpired' : 'linkUntil', { date: toDay(expiresOn) });
    };
    return [
      {
        id: 'employeeName',
        header: text('employee'),
        cell: ({ employeeName, employeeDesignation, profileImageURL }) => (
          <span className={styles.person}>
            <Avatar
              isDecorative
              size="small"
              name={employeeName}
              src={profileImageURL ?? undefined}
            />
            <span className={styles.lines}>
              <bdi>{employeeName}</bdi>
              <bdi className={styles.muted}>{employeeDesignation}</bdi>
            </span>
          </span>
        ),
        isHideable: false,
      },
      {
        id: 'contact',
        header: text('contact'),
        cell: (row) => <ContactCell row={row} actor={assignment} />,
        isHideable: false,
      },
      {
        id: 'state',
        header: text('state'),
        cell: (row) => <StateBadge row={row} toDay={toDay} />,
      },
      { id: 'link', header: text('link'), cell: (row) => <Isolated>{getLink(row)}</Isolated> },
      {
        id: 'autoNudge',
        header: text('autoNudge'),
        cell: (row) => <AutoNudgeSwitch row={row} actor={autoNudge} />,
      },
    ];
  }, [text, format, timeZone, now, assignment, autoNudge]);
}

const Isolated = ({ children }: { children: string }) => <span>{isolate(children)}</span>;

function AutoNudgeSwitch({ row, actor }: { row: ClientRow; actor: AutoNudgeActor }) {
  const text = useText('reviewAssign');
  const { assignment, employeeName } = row;
  const isOn = useSelector(actor, ({ context }) =>
    assignment ? getAutoNudge(context, assignment) : false,
  );
  if (!assignment) return '-';
  return (
    <Switch
      isSelected={isOn}
      isDisabled={row.submittedOn !== null}
      onChange={(isAutoNudge) =>
        actor.send({ type: 'autoNudge.switch', assignmentId: assignment.id, isAutoNudge })
      }
    >
      <span className="visually-hidden">{text('autoNudgeLabel', { name: employeeName })}</span>
    </Switch>
  );
}
