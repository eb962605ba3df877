import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { employeeStatusMachine } from '#machines/employees/view/employee-status.machine.ts';
import type { Employee } from '#machines/employees/employee.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { EmployeeStatusDialog } from './employee-status-dialog.tsx';

interface EmployeeStatusProps {
  employee: Employee;
  /** The employee has changed, or someone else has changed them. */
  onChanged: () => void;
}

/** Lets an employee leave or come back, or says why that is not possible. Source: PEOPL-016. */
export function EmployeeStatus({ employee, onChanged }: EmployeeStatusProps) {
  const text = useText('employeeStatus');
  const { reason } = useBlocked('employees.edit');
  const [count, setCount] = useState(0);
  return (
    <>
      <Button blockedBecause={reason} onPress={() => setCount(count + 1)}>
        {text(employee.isActive ? 'leave' : 'comeBack')}
      </Button>
      {count > 0 && <OpenedStatus key={count} employee={employee} onChanged={onChanged} />}
    </>
  );
}

function OpenedStatus({ employee, onChanged }: EmployeeStatusProps) {
  const actor = useActorRef(employeeStatusMachine, { input: { employee } });
  useFollowed(actor, ({ output }) => {
    if (output?.isOutdated) onChanged();
  });
  return <EmployeeStatusDialog actor={actor} />;
}
