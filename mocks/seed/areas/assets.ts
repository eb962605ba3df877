import { takeAsReminded } from '../../common/assets/reminders.ts';
import { standardTypeIds } from '../../common/assets/master-data.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { seeded } from '../seeded.ts';
import { buildAsset, type Owners } from './assets/asset.ts';
import { categories, locations, types } from './assets/catalogue.ts';
import { properties } from './assets/properties.ts';
import { putReminders } from './assets/reminded.ts';
import { unusedVendor } from './vendors.ts';

/**
 * The asset master of the demo tenants, and assets of every type and status with their assignees.
 */
export const seed: AreaSeed = async (context) => {
  const { db, tenantId, size } = context;
  const teams = await db.query('teams');
  const owners: Owners = {
    employees: await db.query('employees', { where: { isActive: true, hasUser: true } }),
    teams: teams.filter(({ isActive }) => isActive),
    formerTeam: teams.find(({ isActive }) => !isActive) ?? null,
    vendorIds: (await db.query('vendors'))
      .filter(({ name }) => name !== unusedVendor)
      .map(({ id }) => id),
  };
  await putMaster(context, owners.teams[0]?.id ?? null);
  // If a list of employees, teams or vendors was emptied before, only the asset master is seeded.
  if (owners.employees.length * owners.teams.length * owners.vendorIds.length === 0) return;
  const counts = { aster: size === 'large' ? 50_000 : 60, birch: 12 };
  const count = tenantId === 'aster' ? counts.aster : counts.birch;
  const made = [];
  for (let number = 1; number <= count; number += 1) {
    made.push(buildAsset(number, context, owners));
  }
  await Promise.all(made.map(({ asset }) => db.put('assets', asset)));
  await Promise.all(
    made.flatMap(({ assignments }) => assignments.map((each) => db.put('assetAssignments', each))),
  );
  // Reminders that were due before seeding are sent to no one but Ines, who manages the assets.
  const due = await takeAsReminded(db, new Date(context.today).toISOString().slice(0, 10));
  if (tenantId === 'aster') await putReminders(context, due);
};

/** Puts everything that does not depend on the size, with the same ids in both tenants. */
async function putMaster({ db, today }: SeedContext, teamId: string | null): Promise<void> {
  for (const master of categories) await db.put('assetCategories', seeded(master, today));
  for (const master of locations) await db.put('assetLocations', seeded(master, today));
  for (const type of types) {
    const isPrinter = type.id === standardTypeIds.printer;
    await db.put('assetTypes', seeded({ ...type, teamId: isPrinter ? teamId : null }, today));
  }
  for (const property of properties) {
    await db.put('assetTypeProperties', seeded(property, today));
  }
}
