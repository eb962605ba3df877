import type { components } from '#contract/types';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import { change, drop, put } from '../../edit.ts';
import {
  accepting,
  asAnotherPerson,
  body,
  without,
  editErrorResponse,
  repairing,
  reversed,
  withBody,
} from '../../response-mutations.ts';

const rules = { kind: 'rules', area: 'assets' } as const;
const edit = { ...rules, on: 'updateAsset' } as const;

/** The body that the edit form sends; undefined if it is not an object. */
const getSentTo = ({ sent }: InjectedCall) =>
  (sent ?? {}) as Partial<components['schemas']['AssetUpdate']>;

/** Changes an asset in the store after a correct response. */
const withAsset =
  (changed: (asset: StoredAsset) => Partial<StoredAsset>): InjectedFault['response'] =>
  async (call) => {
    const { id = '' } = getSentTo(call);
    const before = await fetchAsset(call, id);
    const right = await call.pass();
    if (right.ok && before) await storeAsset(call, { ...before, ...changed(before) });
    return right;
  };

type StoredAsset = NonNullable<Awaited<ReturnType<typeof fetchAsset>>>;

const fetchAsset = ({ server }: InjectedCall, id: string) =>
  server.store.transaction('read', (tx) => tx.tenant('aster').get('assets', id));

const storeAsset = ({ server }: InjectedCall, asset: StoredAsset) =>
  server.store.transaction('write', (tx) => tx.tenant('aster').put('assets', asset));

/** Today's date in Ava's time zone, yyyy-MM-dd. */
async function todayOfAva({ server }: InjectedCall): Promise<string> {
  const user = await server.store.transaction('read', (tx) =>
    tx.tenant('aster').get('tenantUsers', 'ava'),
  );
  const { timeZone } = user ?? { timeZone: 'UTC' };
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format();
}

/** Servers that handle assets differently from the requirements. */
export const injectedFaults: InjectedFault[] = [
  {
    ...rules,
    name: 'the form of a type offers no team',
    on: 'getAssetTypeDefaults',
    response: body(put('teams', [])),
  },
  {
    ...rules,
    name: 'the summary is of another price',
    on: 'getAssetSummary',
    response: body(put('assetsManager.price', 1)),
  },
  {
    ...rules,
    name: 'a run is never over',
    on: 'getDepreciationProgress',
    response: body(put('progress', { computedCount: 1, assetCount: 1 })),
  },
  {
    ...rules,
    name: 'a purchase may be as old as the calendar',
    on: 'addAsset',
    response: accepting('assetPurchaseTooEarly'),
  },
  {
    ...rules,
    name: 'a warranty may begin in the year 9999',
    on: 'addAsset',
    response: accepting('assetWarrantyTooLate'),
  },
  {
    ...edit,
    name: 'a warranty that begins ahead keeps an asset from being edited',
    response: async (call) => {
      const { warrantyStartDate } = getSentTo(call);
      const isAhead = (warrantyStartDate ?? '') > new Date().toISOString().slice(0, 10);
      return isAhead ? call.pass(withBody(call.request, {})) : call.pass();
    },
  },
  {
    ...edit,
    name: 'the former end of the warranty contradicts the new one',
    response: repairing(change('warrantyEndDate', () => '1999-01-01')),
  },
  {
    ...edit,
    name: 'notes without a repair are taken and lost',
    response: accepting('assetNoRepair'),
  },
  {
    ...edit,
    name: 'notes that change during the repair are lost',
    response: withAsset(({ statusId, repairs }) => (statusId.endsWith('103') ? { repairs } : {})),
  },
  {
    ...edit,
    name: 'a save that changes nothing raises the version',
    response: async (call) => {
      const right = await call.pass();
      const { id = '' } = getSentTo(call);
      const asset = right.ok ? await fetchAsset(call, id) : undefined;
      if (asset?.name === 'Same') await storeAsset(call, { ...asset, version: asset.version + 1 });
      return right;
    },
  },
  {
    ...rules,
    name: 'a list of numbers has words',
    on: 'createAssetTypeProperty',
    response: accepting('assetNumbersOnly'),
  },
  {
    ...rules,
    name: 'a property that assets have values for is deleted',
    on: 'deleteAssetTypeProperty',
    response: accepting('assetPropertyHasValues'),
  },
  {
    kind: 'authorization',
    area: 'assets',
    name: 'whoever sees assignments moves people to another place',
    on: 'updateWorkPlace',
    response: asAnotherPerson('privilegeMissing', 'ava'),
  },
  {
    ...rules,
    name: 'a filter on a day finds nothing as it is read',
    on: 'getAssetPurchaseReport',
    response: repairing(
      change('columnFilters.*.value', (value) => String(value).split('/').toReversed().join('-')),
    ),
  },
  {
    ...rules,
    name: 'the list is searched in names alone',
    on: 'listAssets',
    response: repairing((sent) => {
      const { search, columnFilters } = (sent ?? {}) as Partial<
        components['schemas']['AssetSearch']
      >;
      if (search && columnFilters) columnFilters.push({ name: 'name', value: search });
    }),
  },
  {
    ...rules,
    name: 'the list is not filtered by properties',
    on: 'listAssets',
    response: repairing((sent) => {
      const search = (sent ?? {}) as Partial<components['schemas']['AssetSearch']>;
      delete search.propertyFilters;
    }),
  },
  {
    ...rules,
    name: 'the names of properties lack the newest',
    on: 'listAssetPropertyNames',
    response: body(put('propertyNames', [])),
  },
  {
    ...rules,
    name: 'the history names the server as who changed a field',
    on: 'getAssetHistory',
    response: body(put('changes.*.changedBy', 'Server')),
  },
  {
    ...rules,
    name: 'the history of fields begins with the oldest',
    on: 'getAssetHistory',
    response: reversed('changes'),
  },
  {
    ...rules,
    name: 'a deletion names no audit',
    on: 'previewAssetDeletion',
    response: body(put('effects.*.openAudits', [])),
  },
  {
    ...rules,
    name: 'the view has no day of a repair that has ended',
    on: 'getAssetView',
    response: body(put('assetView.returnedFromRepairOnAsString', '')),
  },
  {
    ...rules,
    name: 'the list shows whatever was said of a handover',
    on: 'listAssets',
    response: repairing((sent) => {
      const search = (sent ?? {}) as Partial<components['schemas']['AssetSearch']>;
      delete search.handoverStates;
    }),
  },
  {
    ...rules,
    name: 'the counts of statuses follow the statuses that are asked for',
    on: 'listAssets',
    response: async (call) => {
      const { statusIds } = (call.sent ?? {}) as Partial<components['schemas']['AssetSearch']>;
      return statusIds ? body(put('statusCounts', []))(call) : call.pass();
    },
  },
  {
    ...rules,
    name: 'assets in repair are not counted beyond their page',
    on: 'listRepairedAssets',
    response: body(put('totalCount', 10_000)),
  },
  {
    ...rules,
    name: 'of several new assets, two have one serial number',
    on: 'bulkAddAssets',
    response: accepting('assetLineTwice'),
  },
  {
    ...rules,
    name: 'new assets without a serial number get one',
    on: 'bulkAddAssets',
    response: repairing(
      change('assets', (lines) =>
        Array.isArray(lines)
          ? lines.map((line: object, at) => (at === 0 ? line : { ...line, serialNumber: `${at}` }))
          : lines,
      ),
    ),
  },
  {
    ...rules,
    name: 'a table is taken although cells of it are faulty',
    on: 'importAssets',
    response: accepting('assetImportInvalid'),
  },
  {
    ...rules,
    name: 'a table that was imported before looks like another one',
    on: 'importAssets',
    response: editErrorResponse(
      change('code', (code) => (code === 'savedAlready' ? 'idTaken' : code)),
    ),
  },
  {
    ...rules,
    name: 'another asset with a taken id looks saved',
    on: 'addAsset',
    response: editErrorResponse(
      change('code', (code) => (code === 'idTaken' ? 'savedAlready' : code)),
    ),
  },
  {
    ...rules,
    name: 'a table that is tried is imported',
    on: 'importAssets',
    response: repairing(put('dryRun', false)),
  },
  {
    ...rules,
    name: 'a table overwrites what has changed since it was checked',
    on: 'importAssets',
    response: repairing(drop('rows.*.version')),
  },
  {
    ...rules,
    name: 'a table leaves the status of an asset as it is',
    on: 'importAssets',
    response: repairing(drop('rows.*.assetStatus')),
  },
  {
    ...rules,
    name: 'a table leaves the properties of an asset as they are',
    on: 'importAssets',
    response: repairing(drop('rows.*.assetProperties')),
  },
  {
    ...rules,
    name: 'a table clears the cells that it does not have',
    on: 'importAssets',
    response: repairing(
      change('rows', (rows) =>
        Array.isArray(rows) ? rows.map((row: object) => ({ name: '', ...row })) : rows,
      ),
    ),
  },
  {
    ...rules,
    name: 'of a faulty table one cell is named',
    on: 'importAssets',
    response: editErrorResponse(
      change('fieldErrors', (named) => Object.fromEntries(Object.entries(named ?? {}).slice(0, 1))),
    ),
  },
  {
    kind: 'state',
    area: 'assets',
    name: 'a table is said to be imported, and is not',
    on: 'importAssets',
    response: without('assets'),
  },
  {
    ...rules,
    name: 'one asset that cannot be assigned keeps the others from it',
    on: 'bulkAssignAssets',
    response: body(put('outcomes.*.isDone', false)),
  },
  {
    ...rules,
    name: 'what nobody has is taken back',
    on: 'bulkTakeBackAssets',
    response: body(put('outcomes.*.isDone', true)),
  },
  {
    ...rules,
    name: 'several assets change their status without its day',
    on: 'bulkChangeAssetStatus',
    response: repairing(change('dayAsString', () => '')),
  },
  {
    kind: 'state',
    area: 'assets',
    name: 'several assets are said to be deleted, and are not',
    on: 'bulkDeleteAssets',
    response: without('assets'),
  },
  {
    ...rules,
    name: 'labels are those of one page',
    on: 'listAssetLabels',
    response: body(put('totalCount', 1)),
  },
  {
    ...rules,
    name: 'labels come in an order of their own',
    on: 'listAssetLabels',
    response: reversed('assetLabels'),
  },
  {
    ...rules,
    name: 'a scanned code means no asset that somebody has',
    on: 'findAssetsByCode',
    response: body(put('assets', [])),
  },
  {
    kind: 'state',
    area: 'assets',
    name: 'assets are said to be moved, and are not',
    on: 'bulkMoveAssets',
    response: without('assets'),
  },
  {
    ...rules,
    name: 'assets are moved to a location that there is not',
    on: 'bulkMoveAssets',
    response: accepting('assetLocationUnknown'),
  },
  {
    ...rules,
    name: 'an assignment forgets what was agreed',
    on: 'assignAsset',
    response: repairing(put('note', '')),
  },
  {
    ...rules,
    name: 'an asset waits for the day on which somebody ahead has changed it',
    on: 'assignAsset',
    response: async (call) => {
      const { assetId = '' } = (call.sent ?? {}) as { assetId?: string };
      const days = (await fetchAsset(call, assetId))?.statusHistory.map(({ day }) => day) ?? [];
      const today = await todayOfAva(call);
      // Without an assignee it is rejected.
      return days.some((day) => day > today)
        ? call.pass(withBody(call.request, { ...(call.sent as object), employeeId: null }))
        : call.pass();
    },
  },
  {
    ...rules,
    name: 'an assignment begins tomorrow',
    on: 'assignAsset',
    response: accepting('assetStartInFuture'),
  },
  {
    ...rules,
    name: 'whoever holds nothing is a holder',
    on: 'searchAssetHolders',
    response: body(put('assetHolders.*.assetCount', 0)),
  },
  {
    ...rules,
    name: 'a holder alone has one asset too many',
    on: 'getAssetHolder',
    response: body(change('assetHolder.assetCount', (count) => Number(count) + 1)),
  },
  {
    ...rules,
    name: 'nobody sees what they have themselves',
    on: 'listMyAssets',
    response: body(put('myAssets', [])),
  },
  {
    ...rules,
    name: 'a look-up counts one page alone',
    on: 'searchAssignableAssets',
    response: body(put('totalCount', 0)),
  },
  {
    ...rules,
    name: 'the next code is the first one again',
    on: 'getNextAssetCodes',
    response: body(put('assetCodes.*', 'A-0001')),
  },
  {
    kind: 'authorization',
    area: 'assets',
    name: 'everybody learns what reports are filtered by',
    on: 'getAssetReportDefaults',
    response: asAnotherPerson('privilegeMissing', 'ava'),
  },
  {
    ...rules,
    name: 'a report leaves a type out of its total',
    on: ['getAssetStatusReport', 'getAssetSummaryReport'],
    response: body(change('totalCount', () => 0)),
  },
  {
    ...rules,
    name: 'nobody uses any property',
    on: 'listAssetTypeProperties',
    response: body(put('assetTypeProperties.*.assetCount', 0)),
  },
  {
    ...rules,
    name: 'an asset that was taken back is still to be accepted in the bell',
    on: ['removeAssetAssignment', 'bulkTakeBackAssets'],
    response: without('notifications'),
  },
];
