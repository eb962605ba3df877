import { runYear } from '../../common/assets/depreciation-run.ts';
import { toYearId, buildYear } from '../../common/assets/depreciation.ts';
import { getFinancialStartMonth } from '../../common/organization/financial-year.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { putAudits } from './assets/audits.ts';

/** Lazy seed of the demo assets: audits, and years of depreciation. */
export const seed: AreaSeed = async (context) => {
  const assets = await context.db.query('assets');
  if (assets.length === 0) return;
  if (context.tenantId === 'aster') await putAudits(context, assets);
  await runPastYears(context);
};

/**
 * Runs the depreciation of the two years before the last; the last year and the current one are
 * still to be run.
 */
async function runPastYears({ db, today }: SeedContext): Promise<void> {
  const month = await getFinancialStartMonth(db);
  const present = Number(toYearId(new Date(today).toISOString().slice(0, 10), month));
  for (const id of [present - 3, present - 2]) {
    const year = buildYear(String(id), month);
    const day = `${year.next.slice(0, 8)}07`;
    await runYear(db, { year, runByName: 'Ava Stone', runOn: `${day}T08:00:00.000Z`, today: day });
  }
}
