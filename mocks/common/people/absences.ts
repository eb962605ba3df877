import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Absence, Employee } from '../../store/world/people.ts';
import { addDays } from '../clockwork/time.ts';

type Db = Scope<World>;

/** The number of days of an absence, and of a period of them. Source: PEOPL-D41. */
export const maxAbsenceDays = 366;

interface Period {
  from: string;
  /** Included. */
  to: string;
}

/** An absence with its employee. */
export interface EmployeeAbsence {
  absence: Absence;
  employee: Employee;
}

/** The absences that include a day of a period; an index by first day finds them. */
export const queryAbsences = (
  db: Db,
  { from, to }: Period,
  employeeId?: string,
): Promise<Absence[]> =>
  db.query('absences', {
    where: {
      ...(employeeId !== undefined && { employeeId }),
      firstDay: { from: addDays(from, 1 - maxAbsenceDays), below: addDays(to, 1) },
      lastDay: { from },
    },
    order: { by: 'firstDay' },
  });

/** The employees of absences; an absence of an unknown one is left out. */
export async function withEmployees(
  db: Db,
  absences: readonly Absence[],
): Promise<EmployeeAbsence[]> {
  const ids = [...new Set(absences.map(({ employeeId }) => employeeId))];
  const found = await db.query('employees', { where: { id: ids } });
  const employees = new Map(found.map((employee) => [employee.id, employee]));
  return absences.flatMap((absence) => {
    const employee = employees.get(absence.employeeId);
    return employee ? [{ absence, employee }] : [];
  });
}

/** The absences of current employees in a period, by first day, then by name. */
export async function findCurrentAbsences(db: Db, period: Period): Promise<EmployeeAbsence[]> {
  const found = await withEmployees(db, await queryAbsences(db, period));
  return found
    .filter(({ employee }) => employee.isActive)
    .toSorted(
      (a, b) =>
        a.absence.firstDay.localeCompare(b.absence.firstDay) ||
        a.employee.fullName.localeCompare(b.employee.fullName),
    );
}
