import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { auditRecipes } from '../support/asset-audit-recipes.ts';
import {
  asset,
  assetFields,
  assetType,
  assigned,
  category,
  dayText,
  edited,
  handedTo,
  receiverOf,
  move,
  ownTeam,
  property,
  propertyFields,
  severalFields,
  statusId,
  tableRow,
} from '../support/assets.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

/** A type with two properties. */
async function typeWithTwo(kit: Kit, me: Actor) {
  const id = await assetType(kit, me);
  const first = await property(kit, me, id);
  const second = await property(kit, me, id);
  return { id, first, second };
}

/** The places of a type's properties. */
async function places(me: Actor, typeId: string) {
  const { assetTypeProperties } = await me.ask('listAssetTypeProperties', { path: { typeId } });
  return assetTypeProperties.map(({ id, configurationOrder }) => [id, configurationOrder]);
}

const placesOf = (me: Actor, { path }: { path?: { id?: string } }) => places(me, path?.id ?? '');

/** The assessment years as they are listed. */
async function years(me: Actor) {
  return (await me.ask('listAssessmentYears', { body: firstPage })).assetAssessmentYear;
}

async function presentYear(me: Actor): Promise<string> {
  const [newest] = await years(me);
  if (!newest) throw new Error('There is no assessment year, though an asset was added.');
  return newest.id;
}

async function scrapped(kit: Kit, me: Actor): Promise<string> {
  const id = await asset(kit, me);
  await move(me, id, { status: 'Scrap', day: kit.day(0, me.timeZone) });
  return id;
}

/** A call about a year that depreciation has been run for. */
const runYear = {
  send: async (kit: Kit, _sample: unknown, me: Actor) => {
    await asset(kit, me);
    const yearId = await presentYear(me);
    await me.ask('runDepreciation', { path: { yearId } });
    return { path: { yearId } };
  },
};

/** A category that the tenant does not have has no assets to count. */
const ofCategory = { freeIds: ['assetCategoryId'] };

export default recipes({
  ...auditRecipes,
  getAssetStatusReport: ofCategory,
  getAssetSummaryReport: ofCategory,
  exportAssetStatusReport: ofCategory,
  exportAssetSummaryReport: ofCategory,
  deleteAssetType: {
    send: async (kit, _sample, me) => ({ path: { id: await assetType(kit, me) } }),
  },
  deleteAssetCategory: {
    send: async (kit, _sample, me) => ({ path: { categoryId: await category(kit, me) } }),
  },
  createAssetCategory: {
    send: (kit) => ({ body: { id: kit.uuid(), value: kit.name() } }),
  },
  updateAssetCategory: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { id: await category(kit, me), value: kit.name(), version: 1 },
    }),
  },
  createAssetLocation: {
    send: (kit) => ({ body: { id: kit.uuid(), value: kit.name() } }),
  },
  updateAssetLocation: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const id = kit.uuid();
      await me.ask('createAssetLocation', { body: { id, value: kit.name() } });
      return { body: { id, value: kit.name(), version: 1 } };
    },
  },
  createAssetType: {
    send: async (kit, _sample, me) => ({
      body: {
        id: kit.uuid(),
        code: kit.name('C'),
        name: kit.name(),
        assetCategoryId: await category(kit, me),
      },
    }),
  },
  deleteAssetTypeProperty: {
    send: async (kit, _sample, me) => ({
      path: { id: await property(kit, me, await assetType(kit, me)) },
    }),
  },
  deleteAssetLocation: {
    send: async (kit, _sample, me) => {
      const body = { id: kit.uuid(), value: kit.name() };
      await me.ask('createAssetLocation', { body });
      return { path: { locationId: body.id } };
    },
  },
  createAssetTypeProperty: {
    send: async (kit, _sample, me) => ({
      path: { typeId: await assetType(kit, me) },
      body: await propertyFields(kit, me),
    }),
  },
  updateAssetTypeProperty: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const typeId = await assetType(kit, me);
      const id = await property(kit, me, typeId);
      const body = { ...(await propertyFields(kit, me)), id, isMandatory: false, version: 1 };
      return { path: { typeId }, body };
    },
  },
  setAssetPropertyOrder: {
    send: async (kit, _sample, me) => {
      const { id, second } = await typeWithTwo(kit, me);
      return { path: { id }, query: { propertyId: second, configurationOrder: 1 } };
    },
    reads: placesOf,
  },
  resetAssetPropertyOrder: {
    send: async (kit, _sample, me) => {
      const { id } = await typeWithTwo(kit, me);
      await me.ask('clearAssetPropertyOrder', { path: { id } });
      return { path: { id } };
    },
    reads: placesOf,
  },
  clearAssetPropertyOrder: {
    send: async (kit, _sample, me) => ({ path: { id: (await typeWithTwo(kit, me)).id } }),
    reads: placesOf,
  },
  addAsset: {
    send: async (kit) => ({ body: await assetFields(kit) }),
  },
  bulkAddAssets: {
    send: async (kit) => ({ body: await severalFields(kit) }),
  },
  // Assets of the contract's example: each call takes them.
  bulkAssignAssets: { fixed: ['note'] },
  importAssets: {
    fixed: ['rows'],
    send: async (kit) => ({
      body: { dryRun: false, rows: [await tableRow(kit)] },
    }),
  },
  updateAsset: {
    // Of an asset that is not in repair there is no repair to tell about.
    fixed: ['repairNotesBeforeService', 'repairNotesAfterService'],
    ids: () => ['id'],
    send: async (kit, { name }, me) => {
      const id = await asset(kit, me);
      if (name !== 'toRepair') return { body: await edited(me, id, { price: 12.25 }) };
      const sentToRepairOnAsString = await dayText(me, kit.day(0, me.timeZone));
      const flag = { repairStatus: 'SentToRepair' as const, repairNotesBeforeService: kit.name() };
      const repair = { statusId: await statusId(me, 'Repair'), sentToRepairOnAsString, ...flag };
      return { body: await edited(me, id, repair) };
    },
  },
  changeScrappedAssetStatus: {
    send: async (kit, { name }, me) => {
      const path = { id: await scrapped(kit, me) };
      if (name !== 'dispose') return { path, body: { statusId: await statusId(me, 'InStore') } };
      const disposedOnAsString = await dayText(me, kit.day(0, me.timeZone));
      return { path, body: { statusId: await statusId(me, 'Disposed'), disposedOnAsString } };
    },
  },
  deleteAsset: {
    send: async (kit, _sample, me) => ({ path: { id: await asset(kit, me) } }),
  },
  assignAsset: {
    ids: () => ['assetId'],
    grows: {
      Ended: async (_kit, me, id) => {
        await me.ask('removeAssetAssignment', { path: { id } });
      },
    },
    send: async (kit, { name }, me) => {
      const id = kit.uuid();
      if (name !== 'team') {
        // To somebody of the run, who can say that they have it.
        const employeeId = await receiverOf(me, kit.as('member'));
        return { body: { id, assetId: await asset(kit, me), employeeId } };
      }
      const assetTypeId = await assetType(kit, me, { isTeam: true });
      const assetId = await asset(kit, me, { assetTypeId });
      return { body: { id, assetId, employeeId: null, teamId: (await ownTeam(kit)).id } };
    },
  },
  removeAssetAssignment: {
    send: async (kit, _sample, me) => ({ path: { id: (await assigned(kit, me)).id } }),
  },
  acceptHandovers: {
    as: 'member',
    send: async (kit, _sample, me) => ({
      body: { assignmentIds: [(await handedTo(kit, me)).id], remark: kit.name() },
    }),
  },
  declineHandover: {
    as: 'member',
    send: async (kit, _sample, me) => ({ path: { id: (await handedTo(kit, me)).id } }),
  },
  resendHandover: {
    send: async (kit, _sample, me) => {
      const holder = kit.as('member');
      const path = { id: (await handedTo(kit, holder, me)).id };
      // Who has declined can be asked at once.
      await holder.ask('declineHandover', { path, body: { reason: kit.name() } });
      return { path };
    },
  },
  runDepreciation: {
    send: async (kit, _sample, me) => {
      // Bought today, so that the present year has one more.
      const today = kit.day(0, me.timeZone);
      await asset(kit, me, { dateOfPurchase: today, warrantyStartDate: today });
      return { path: { yearId: await presentYear(me) } };
    },
    reads: async (me, { path }) => (await years(me)).find(({ id }) => id === path?.yearId),
  },
  listDepreciation: runYear,
  exportDepreciation: runYear,
});
