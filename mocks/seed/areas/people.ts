import type { AreaSeed } from '../areas.ts';

const names = ['Developer', 'Designer', 'Project manager', 'Team lead', 'Office manager'];

/** The designations of the demo tenants, and who has which. */
export const seedPeople: AreaSeed = async ({ db, random }) => {
  const ids: string[] = [];
  for (const name of names) {
    const id = random.uuid();
    ids.push(id);
    await db.put('designations', { id, name });
  }
  for (const employee of await db.query('employees')) {
    await db.put('employees', { ...employee, designationId: random.pick(ids) });
  }
};
