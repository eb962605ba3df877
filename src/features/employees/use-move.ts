import { useCallback } from 'react';
import type { OrganizationChartActor } from '#machines/employees/chart/organization-chart.machine.ts';
import type { ChartPerson } from '#machines/employees/chart/organization-chart.ts';
import { useBlocked } from '#records/blocked.tsx';

/** Opens the dialog that moves a person; dropped on a manager, nothing has to be selected. */
export function useMove(actor: OrganizationChartActor) {
  const { reason } = useBlocked('employees.edit');
  const move = useCallback(
    (person: ChartPerson, manager?: ChartPerson) =>
      actor.send({
        type: 'person.move',
        move: { person, ...(manager && { manager: { id: manager.id, label: manager.fullName } }) },
      }),
    [actor],
  );
  return { reason, move };
}
