import { MoveRight } from 'lucide-react';
import { useMemo, type CSSProperties } from 'react';
import type { OrganizationChartActor } from '#machines/employees/chart/organization-chart.machine.ts';
import {
  buildChartLines,
  listManagers,
  type ChartPerson,
} from '#machines/employees/chart/organization-chart.ts';
import { useText } from '#i18n/text.tsx';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LongList, LongListItem } from '#ui/display/rows/long-list.tsx';
import { PlaceMark } from './chart-person.tsx';
import { useMove } from './use-move.ts';
import styles from './organization-chart.module.css';

interface ChartListProps {
  actor: OrganizationChartActor;
  people: readonly ChartPerson[];
}

/** Everyone as an indented list, with the manager in words: the same as the tree, and its actions. */
export function ChartList({ actor, people }: ChartListProps) {
  const text = useText('organizationChart');
  const { isBlocked: cannotView } = useBlocked('employees.view');
  const { reason, move } = useMove(actor);
  const lines = useMemo(() => buildChartLines(people, new Set(listManagers(people))), [people]);
  return (
    <LongList
      label={text('title')}
      items={lines}
      empty={text('noneYet')}
      estimatedItemSize={44}
      className={styles.list}
    >
      {({ id, depth, person }) => (
        <LongListItem key={id} id={id} textValue={person.fullName}>
          <div
            className={styles.item}
            style={{ '--depth': Math.min(depth, deepest) } as CSSProperties}
          >
            {cannotView ? (
              <bdi>{person.fullName}</bdi>
            ) : (
              <RecordLink address={employeeAddresses.view(id)}>{person.fullName}</RecordLink>
            )}
            {person.designation !== null && (
              <bdi className={styles.designation}>{person.designation}</bdi>
            )}
            <PlaceMark person={person} />
            {person.managerName !== null && (
              <bdi className={styles.reports}>{`↑ ${person.managerName}`}</bdi>
            )}
            <Button
              variant="quiet"
              size="small"
              icon={<MoveRight aria-hidden="true" className="flip-rtl" />}
              aria-label={text('movePerson', { name: person.fullName })}
              blockedBecause={reason}
              onPress={() => move(person)}
            />
          </div>
        </LongListItem>
      )}
    </LongList>
  );
}

/** A deeper level is not indented further, so that names stay readable. */
const deepest = 8;
