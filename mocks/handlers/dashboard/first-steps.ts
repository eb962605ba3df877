import type { TileBuilder } from './tile.ts';

/**
 * The first steps of a new organization that the user has the rights for. Source: SHELL-D23.
 */
export const firstStepsTile: TileBuilder<'firstSteps'> = async ({ db, platform, path }, rights) => {
  const step = async (right: (typeof rights)[number], isDone: () => Promise<boolean>) =>
    rights.includes(right) ? isDone() : null;
  const steps = {
    settings: await step(
      'organizationSettings.basic',
      async () => (await db.get('organizationSettings', 'settings')) !== undefined,
    ),
    logo: await step(
      'organizationSettings.basic',
      async () => ((await platform.get('tenants', path.tenantId))?.logoUrl ?? null) !== null,
    ),
    team: await step('teams.basic', async () => (await db.count('teams')) > 0),
    service: await step('services.basic', async () => (await db.count('services')) > 0),
    vendor: await step('vendors.basic', async () => (await db.count('vendors')) > 0),
  };
  return Object.values(steps).some((isDone) => isDone !== null) ? steps : null;
};
