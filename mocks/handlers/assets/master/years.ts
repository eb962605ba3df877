import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, sent, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { paginate, type Columns } from '../../../core/records/paging.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { amountCell, dayCell } from '../../../core/files/sheet-cells.ts';
import { workbook, type SheetColumn } from '../../../core/files/workbook.ts';
import type { TenantUser } from '../../../store/world.ts';
import type { DepreciationRow, DepreciationRun } from '../../../store/world/assets.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { formatTimestamp, getToday } from '../../../common/assets/days.ts';
import { yearsFrom, type AssessmentYear } from '../../../common/assets/depreciation.ts';
import { computeYear, storeRun, rowsOfRun } from '../../../common/assets/depreciation-run.ts';
import { countMismatches } from '../../../common/assets/year-match.ts';
import { getProgress, watched } from '../../../common/assets/run-progress.ts';
import { getFinancialStartMonth } from '../../../common/organization/financial-year.ts';

type Row = Omit<components['schemas']['AssessmentYear'], 'mismatchCount'>;
type YearsCall = Pick<Call<'listAssessmentYears'>, 'db' | 'user' | 'clock'>;

/** Depreciation by assessment year. Source: ASSET-038, ASSET-007, ASSET-172. */
export const years: Pick<
  Handlers<'assets'>,
  | 'listAssessmentYears'
  | 'runDepreciation'
  | 'getDepreciationProgress'
  | 'listDepreciation'
  | 'exportDepreciation'
> = {
  listAssessmentYears: async (call) => {
    const runs = new Map(
      (await call.db.query('assetDepreciationRuns')).map((run) => [run.start, run]),
    );
    const listed = await listYears(call);
    const all = listed.map((year) => toRow(year, runs.get(year.start), call.user));
    const { rows, totalCount } = paginate(all, yearColumns, call.body);
    const shown = new Set(rows.map(({ id }) => id));
    const mismatches = await countMismatches(
      call.db,
      listed.filter(({ id }) => shown.has(id)).map((year) => ({ year, run: runs.get(year.start) })),
    );
    const assetAssessmentYear = rows.map((row) => ({
      ...row,
      mismatchCount: mismatches.get(row.id) ?? null,
    }));
    return ok({ assetAssessmentYear, totalCount });
  },

  runDepreciation: {
    before: async (early) => {
      const { path, read, abortSignal } = early;
      const year = await read((db) => yearBy({ ...early, db }, path.yearId));
      const found = await watched(path, (onProgress) =>
        computeYear(read, { year, abortSignal, onProgress }),
      );
      return async (call) => {
        const { db, user, person } = call;
        const runOn = new Date(call.clock.now()).toISOString();
        const who = { runByName: person.name, runOn, today: getToday(call) };
        const run = await storeRun(db, { year, ...who }, found);
        const mismatches = await countMismatches(db, [{ year, run }]);
        const mismatchCount = mismatches.get(year.id) ?? null;
        const assessmentYear = { ...toRow(year, run, user), mismatchCount };
        return ok({ assessmentYear, successMessages: buildRunMessages(year, run) });
      };
    },
  },

  getDepreciationProgress: async (call) => {
    await yearBy(call, call.path.yearId);
    return ok({ progress: getProgress(call.path) });
  },

  listDepreciation: async (call) => {
    const year = await yearBy(call, call.path.yearId);
    const stored = (await rowsOfRun(call.db, year)) ?? [];
    const { rows, totalCount } = paginate(stored, assetColumns(call.user.dateFormat), call.body);
    const assetDepreciation = rows.map(({ dateOfPurchase, ...row }) => ({
      ...row,
      dateOfPurchaseAsString: dayAsString(dateOfPurchase, call.user.dateFormat),
    }));
    return ok({ assetDepreciation, totalCount });
  },

  exportDepreciation: async (call) => {
    const year = await yearBy(call, call.path.yearId);
    const rows = await rowsOfRun(call.db, year);
    if (!rows) throw reject(400, 'depreciationNotRun', { year: year.name });
    const columns = sheetFor(call.user.dateFormat);
    return sent(workbook({ name: `Depreciation ${year.name}`, columns, rows }));
  },
};

/**
 * The message about a depreciation run: the number of assets, the differences, and whether it is
 * final.
 */
function buildRunMessages({ name: year }: AssessmentYear, run: DepreciationRun) {
  const successMessages = [message('depreciationRun', { year, count: run.assetCount })];
  if (run.changedCount === 0) successMessages.push(message('depreciationSame'));
  else if (run.changedCount)
    successMessages.push(message('depreciationChanged', { count: run.changedCount }));
  if (run.isProvisional) successMessages.push(message('depreciationProvisional', { year }));
  return successMessages;
}

/** The years from the first purchase to the current one; none without assets. */
async function listYears(call: YearsCall): Promise<AssessmentYear[]> {
  const order = { by: 'dateOfPurchase' } as const;
  const [first] = await call.db.query('assets', { order, limit: 1 });
  if (first === undefined) return [];
  return yearsFrom(first.dateOfPurchase, getToday(call), await getFinancialStartMonth(call.db));
}

/** The year with an id. 404 when the tenant has no such year. */
async function yearBy(call: YearsCall, id: string): Promise<AssessmentYear> {
  return foundOr404(
    (await listYears(call)).find((each) => each.id === id),
    'assessmentYearUnknown',
    { year: id },
  );
}

const toRow = (
  { id, name, start, end }: AssessmentYear,
  run: DepreciationRun | undefined,
  user: TenantUser,
): Row => ({
  id,
  assessmentYear: name,
  startDateAsString: dayAsString(start, user.dateFormat),
  endDateAsString: dayAsString(end, user.dateFormat),
  isRun: run !== undefined,
  isProvisional: run?.isProvisional ?? false,
  runOn: run?.runOn ?? null,
  runOnAsString: run ? formatTimestamp(run.runOn, user) : '',
  runByName: run?.runByName ?? '',
  assetCount: run?.assetCount ?? null,
  changedCount: run?.changedCount ?? null,
  openingValue: run?.openingValue ?? null,
  additions: run?.additions ?? null,
  depreciation: run?.depreciation ?? null,
  writtenOff: run?.writtenOff ?? null,
  closingValue: run?.closingValue ?? null,
});

const yearColumns: Columns<Row> = {
  assessmentYear: (row) => row.assessmentYear,
  isRun: (row) => row.isRun,
  runByName: (row) => row.runByName,
  assetCount: (row) => row.assetCount,
  isProvisional: (row) => row.isProvisional,
  changedCount: (row) => row.changedCount,
  openingValue: (row) => row.openingValue,
  additions: (row) => row.additions,
  depreciation: (row) => row.depreciation,
  writtenOff: (row) => row.writtenOff,
  closingValue: (row) => row.closingValue,
};

const assetColumns = (format: TenantUser['dateFormat']): Columns<DepreciationRow> => ({
  assetCode: (row) => row.assetCode,
  name: (row) => row.name,
  assetType: (row) => row.assetType,
  dateOfPurchaseAsString: {
    sorted: (row) => row.dateOfPurchase,
    shown: (row) => dayAsString(row.dateOfPurchase, format),
  },
  price: (row) => row.price,
  usefulLifeInYears: (row) => row.usefulLifeInYears,
  openingValue: (row) => row.openingValue,
  additions: (row) => row.additions,
  depreciation: (row) => row.depreciation,
  writtenOff: (row) => row.writtenOff,
  closingValue: (row) => row.closingValue,
  isDeleted: (row) => row.isDeleted,
  change: (row) => row.change,
  previousClosingValue: (row) => row.previousClosingValue,
});

const sheetFor = (format: TenantUser['dateFormat']): SheetColumn<DepreciationRow>[] => [
  { heading: message('headAssetCode'), value: (row) => row.assetCode },
  { heading: message('headName'), value: (row) => row.name },
  { heading: message('headAssetType'), value: (row) => row.assetType },
  {
    heading: message('headDateOfPurchase'),
    value: (row) => dayCell(row.dateOfPurchase, format),
  },
  {
    heading: message('headPrice'),
    isSummed: true,
    value: (row) => amountCell(row.price),
  },
  { heading: message('headUsefulLife'), value: (row) => row.usefulLifeInYears },
  {
    heading: message('headOpeningValue'),
    isSummed: true,
    value: (row) => amountCell(row.openingValue),
  },
  {
    heading: message('headAdditions'),
    isSummed: true,
    value: (row) => amountCell(row.additions),
  },
  {
    heading: message('headDisposals'),
    isSummed: true,
    value: (row) => amountCell(row.writtenOff),
  },
  {
    heading: message('headDepreciation'),
    isSummed: true,
    value: (row) => amountCell(row.depreciation),
  },
  {
    heading: message('headClosingValue'),
    isSummed: true,
    value: (row) => amountCell(row.closingValue),
  },
];
