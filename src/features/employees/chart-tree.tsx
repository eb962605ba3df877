import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { OrganizationChartActor } from '#machines/employees/chart/organization-chart.machine.ts';
import type { ChartLine } from '#machines/employees/chart/organization-chart.ts';
import { useText } from '#i18n/text.tsx';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { Tree } from '#ui/tree/tree.tsx';
import { ChartPersonRow } from './chart-person.tsx';
import { useMove } from './use-move.ts';
import styles from './organization-chart.module.css';

interface ChartTreeProps {
  actor: OrganizationChartActor;
  lines: readonly ChartLine[];
}

/**
 * The chart as a tree. Enter opens a person, Shift+Enter moves one; with a pointer, a person is
 * dragged to the new manager.
 */
export function ChartTree({ actor, lines }: ChartTreeProps) {
  const text = useText('organizationChart');
  const navigate = useNavigate();
  const revealed = useSelector(actor, ({ context }) => context.revealed);
  const { isBlocked: cannotView } = useBlocked('employees.view');
  const { reason, move } = useMove(actor);
  const mayMove = reason === null;
  const find = (id: string) => lines.find((line) => line.id === id)?.person;
  const moveTo = (id: string, managerId?: string) => {
    const person = find(id);
    if (person) move(person, managerId === undefined ? undefined : find(managerId));
  };
  const act = (id: string) => {
    if (cannotView) actor.send({ type: 'branch.toggle', id });
    else void navigate(employeeAddresses.view(id));
  };
  return (
    <>
      <div className={styles.frame} style={{ '--people': lines.length } as CSSProperties}>
        <Tree<ChartLine>
          label={text('title')}
          lines={lines}
          getSearchTexts={({ person }) => [person.fullName]}
          onToggle={(id) => actor.send({ type: 'branch.toggle', id })}
          onAction={act}
          revealed={revealed}
          {...(mayMove && { onMark: (id: string) => moveTo(id), onDrop: moveTo })}
          className={styles.tree}
        >
          {({ person }) => <ChartPersonRow person={person} />}
        </Tree>
      </div>
      <p className={styles.hint}>{reason ?? text('hint')}</p>
    </>
  );
}
