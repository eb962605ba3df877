import type { Absence } from '../../../store/world/people.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';

const dayMs = 86_400_000;

type Planned = Pick<Absence, 'employeeId' | 'kind' | 'note' | 'isHalfDay'> & {
  /** The days from the day of seeding to the first and the last day. */
  first: number;
  last: number;
};

/** Absences around the day of seeding, and a past one of Ava. */
const planned: readonly Planned[] = [
  {
    employeeId: 'employee-ines',
    first: -2,
    last: 3,
    kind: 'Vacation',
    note: 'Hiking, without a phone.',
    isHalfDay: false,
  },
  { employeeId: 'employee-hugo', first: 0, last: 0, kind: 'Illness', note: '', isHalfDay: true },
  { employeeId: 'employee-chloe', first: 4, last: 9, kind: 'Training', note: '', isHalfDay: false },
  { employeeId: 'employee-ava', first: -60, last: -58, kind: 'Other', note: '', isHalfDay: false },
];

/** When employees are away, relative to the day of seeding. Source: PEOPL-D41. */
export async function seedAbsences({
  db,
  random,
  today,
}: Pick<SeedContext, 'db' | 'random' | 'today'>): Promise<void> {
  const toDay = (days: number) => new Date(today + days * dayMs).toISOString().slice(0, 10);
  const employeeIds = planned.map(({ employeeId }) => employeeId);
  const found = await db.query('employees', { where: { id: employeeIds } });
  const known = new Set(found.map(({ id }) => id));
  for (const { first, last, ...more } of planned) {
    const days = { id: random.uuid(), firstDay: toDay(first), lastDay: toDay(last) };
    if (known.has(more.employeeId)) {
      await db.put('absences', seeded({ ...days, ...more }, today));
    }
  }
}
