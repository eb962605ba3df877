import type { AreaSeed } from '../context.ts';
import { seeded } from '../seeded.ts';

const names = [
  'Developer',
  'Designer',
  'Project manager',
  'Team lead',
  'Office manager',
  'Trainee',
];
const workPlaces = ['Office', 'Home', 'Client'];
const day = 86_400_000;

/** Designations, of which the last is unused, and further details of the employees. */
export const seed: AreaSeed = async ({ db, random, today }) => {
  const ids: string[] = [];
  for (const name of names) {
    const id = random.uuid();
    ids.push(id);
    await db.put('designations', seeded({ id, name }, today));
  }
  const employees = await db.query('employees');
  const dayBefore = (days: number) => new Date(today - days * day).toISOString().slice(0, 10);
  await Promise.all(
    employees.map((employee) =>
      db.put('employees', {
        ...employee,
        designationId: random.pick(ids.slice(0, -1)),
        workPlace: random.pick(workPlaces),
        phone: `+49 30 ${random.between(100_000, 999_999)}`,
        dateOfBirth: dayBefore(random.between(8000, 22_000)),
        joinedOn: dayBefore(random.between(30, 4000)),
      }),
    ),
  );
};
