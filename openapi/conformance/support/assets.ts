/** What recipes and scenarios of assets share. */
import type { Actor, Kit, SentTo, Success } from '../scenario/types.ts';
import { employeeFields } from './people.ts';
import { team as newTeam } from './teams.ts';
import { vendor as newVendor } from './vendors.ts';

export type Detail = Success<'getAsset'>['assetDetail'];
export type Status = Detail['assetStatus'];
type Changes = Partial<NonNullable<SentTo<'updateAsset'>['body']>>;

/** Stands for "the server decides". */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** The id of a status. */
export async function statusId(me: Actor, status: Status): Promise<string> {
  const { statuses } = await me.ask('getAssetDefaults');
  const found = statuses.find(({ description }) => description === status);
  if (!found) throw new Error(`The status ${status} is not among those of getAssetDefaults.`);
  return found.masterId;
}

/** A day in the format of a person. */
export async function dayText(me: Actor, day: string): Promise<string> {
  const { profile } = await me.ask('getProfile');
  const [year, month, date] = day.split('-');
  return profile.dateFormat === 'DD/MM/YYYY'
    ? `${date}/${month}/${year}`
    : `${month}/${date}/${year}`;
}

/** The id of a new category. */
export async function category(kit: Kit, me: Actor): Promise<string> {
  const body = { id: kit.uuid(), value: kit.name() };
  await me.ask('createAssetCategory', { body });
  return body.id;
}

/** The id of a new location. */
export async function location(kit: Kit, me: Actor): Promise<string> {
  const body = { id: kit.uuid(), value: kit.name() };
  await me.ask('createAssetLocation', { body });
  return body.id;
}

/** The id of a new asset type. */
export async function assetType(
  kit: Kit,
  me: Actor,
  more: {
    name?: string;
    isTeam?: boolean;
    usefulLifeInYears?: number;
    assetCategoryId?: string;
  } = {},
): Promise<string> {
  const shared = () => kit.once(`category of ${me.tenantId}`, () => category(kit, me));
  const assetCategoryId = more.assetCategoryId ?? (await shared());
  const body = { id: kit.uuid(), code: kit.name('C'), name: kit.name(), ...more, assetCategoryId };
  await me.ask('createAssetType', { body });
  return body.id;
}

/** The fields of a text property that every asset has to have. */
export async function propertyFields(kit: Kit, me: Actor) {
  const { dataTypes, controlTypes } = await me.ask('getAssetPropertyDefaults');
  const idOf = (items: readonly { masterId: string; description: string }[], wanted: string) =>
    items.find(({ description }) => description === wanted)?.masterId ?? emptyId;
  return {
    id: kit.uuid(),
    assetTypePropertyName: kit.name(),
    dataTypeId: idOf(dataTypes, 'Text'),
    controlTypeId: idOf(controlTypes, 'TextBox'),
  };
}

/** The id of a new property of a type. */
export async function property(kit: Kit, me: Actor, typeId: string): Promise<string> {
  const body = await propertyFields(kit, me);
  await me.ask('createAssetTypeProperty', { path: { typeId }, body });
  return body.id;
}

/** A vendor of the kit's own: those that are listed may be deleted meanwhile. */
const ownVendor = (kit: Kit) => kit.once('vendor', () => newVendor(kit, kit.as('admin')));

/** A team of the kit's own that assets are given to. */
export const ownTeam = (kit: Kit) =>
  kit.once('team', async () => {
    const { teamId: id, teamName: value } = await newTeam(kit, kit.as('admin'));
    return { id, value };
  });

/** A type of the kit's own, which nobody changes. */
const ownType = (kit: Kit) => kit.once('type', () => assetType(kit, kit.as('admin')));

/** One for teams. */
const ownTeamType = (kit: Kit) =>
  kit.once('type for teams', () => assetType(kit, kit.as('admin'), { isTeam: true }));

/** What the form of a new asset sends: bought a month ago, two years of warranty. */
export async function assetFields(kit: Kit, more: object = {}) {
  const bought = kit.day(-30);
  return {
    id: kit.uuid(),
    assetCode: kit.name('A'),
    name: kit.name(),
    assetTypeId: await ownType(kit),
    vendorId: (await ownVendor(kit)).id,
    invoiceNumber: 'INV-1',
    dateOfPurchase: bought,
    price: 1000.5,
    warrantyStartDate: bought,
    warrantyPeriod: 2,
    statusId: emptyId,
    ...more,
  };
}

/** What the form of several new assets sends, which differ by these codes and serial numbers. */
export async function severalFields(
  kit: Kit,
  assets: { assetCode: string; serialNumber?: string }[] = [
    { assetCode: kit.name('A'), serialNumber: kit.name('S') },
    { assetCode: kit.name('A') },
  ],
) {
  const { assetCode: _code, ...alike } = await assetFields(kit);
  return { ...alike, assets };
}

/** What the type of the kit's own is called. */
const ownTypeName = (kit: Kit) =>
  kit.once('name of the type', async () => {
    const id = await ownType(kit);
    const { assetTypes } = await kit.as('admin').ask('getAssetDefaults');
    return assetTypes.find((each) => each.id === id)?.name ?? '';
  });

/** A line of a table of assets as its cells read: bought a month ago, two years of warranty. */
export async function tableRow(kit: Kit, more: object = {}) {
  const { name: vendor } = await ownVendor(kit);
  return {
    assetCode: kit.name('A'),
    assetType: await ownTypeName(kit),
    vendor,
    invoiceNumber: 'INV-1',
    dateOfPurchase: kit.day(-30),
    price: '1000.5',
    warrantyPeriod: '2',
    ...more,
  };
}

/** A location of the kit's own, which nobody changes. */
const ownLocation = (kit: Kit) => kit.once('location', () => location(kit, kit.as('admin')));

/** True every other time. */
async function isTurn(kit: Kit, of: string): Promise<boolean> {
  const turns = await kit.once(`turns of ${of}`, () => Promise.resolve({ taken: 0 }));
  turns.taken += 1;
  return turns.taken % 2 === 1;
}

/** The id of a new asset: every other one has a place and a serial number, where none are named. */
export async function asset(kit: Kit, me: Actor, more: object = {}): Promise<string> {
  const isOfThisTenant = me.tenantId === kit.as('admin').tenantId;
  const placed =
    isOfThisTenant && (await isTurn(kit, 'assets'))
      ? { assetLocationId: await ownLocation(kit), serialNumber: kit.name('S') }
      : {};
  return (await me.ask('addAsset', { body: await assetFields(kit, { ...placed, ...more }) })).id;
}

/** An asset as the edit form gets it. */
export const detail = async (me: Actor, id: string): Promise<Detail> =>
  (await me.ask('getAsset', { path: { id } })).assetDetail;

/** What the edit form sends back: the detail with changes, its date of purchase nulled. */
export const edited = async (me: Actor, id: string, changes: Changes = {}) => ({
  ...(await detail(me, id)),
  dateOfPurchase: null,
  ...changes,
});

/** Gives an asset a status on a day, by the edit form. */
export async function move(
  me: Actor,
  id: string,
  to: { status: Status; day: string },
): Promise<void> {
  const text = await dayText(me, to.day);
  const days = { Repair: 'sentToRepairOn', Scrap: 'scrappedOn', Disposed: 'disposedOn' };
  const field = to.status in days ? days[to.status as keyof typeof days] : 'returnedFromRepairOn';
  const changes = { statusId: await statusId(me, to.status), [`${field}AsString`]: text };
  await me.ask('updateAsset', { body: await edited(me, id, changes) });
}

/**
 * Somebody who can take assets, as they are looked up. They are the kit's own: others may have left
 * meanwhile.
 */
export const employee = (
  kit: Kit,
  me: Actor,
  called: 'employee' | 'holder' = 'employee',
): Promise<Success<'lookUpAssetEmployees'>['employees'][number]> =>
  kit.once(called, async () => {
    // The first is plain; others lead a team and report to the first.
    const first = called === 'employee' ? null : await employee(kit, me);
    const place = first && { isTeamLead: true, reportingToId: first.id };
    const body = { ...employeeFields(kit), ...place };
    await kit.as('admin').ask('createEmployee', { body });
    const { id, fullName } = body;
    const path = { searchText: fullName };
    const { employees } = await me.ask('lookUpAssetEmployees', { path });
    const found = employees.find((each) => each.id === id);
    if (!found) throw new Error('A new employee is not among those who can take assets.');
    return found;
  });

/** What is agreed of every other assignment. */
const agreed = async (kit: Kit) =>
  (await isTurn(kit, 'assignments'))
    ? { expectedReturnOn: kit.day(5), note: kit.name('Lent') }
    : {};

/** A new asset that an employee has, every other one for some days; answers what was sent. */
export async function assigned(kit: Kit, me: Actor, to?: string, more: object = {}) {
  const employeeId = to ?? (await employee(kit, me, 'holder')).id;
  const assetId = await asset(kit, me, more);
  const body = { id: kit.uuid(), assetId, employeeId, ...(await agreed(kit)) };
  await me.ask('assignAsset', { body });
  return body;
}

interface Kinds {
  forTeams?: string;
  assetTypeId?: string;
  other?: () => object;
  [field: string]: unknown;
}

/**
 * An asset of each kind: with a place in store, of an employee, of a team, in repair, scrapped,
 * disposed. Types may be named, of which one is for teams, and what is another of each.
 */
export async function ofEachKind(kit: Kit, me: Actor, { forTeams, other, ...more }: Kinds = {}) {
  const add = (own: object = {}) => asset(kit, me, { ...more, ...own, ...other?.() });
  const placed = await add({ assetLocationId: await ownLocation(kit) });
  const held = await add();
  const { id: employeeId } = await employee(kit, me, 'holder');
  const given = { assetId: held, employeeId, expectedReturnOn: kit.day(5) };
  await me.ask('assignAsset', { body: { id: kit.uuid(), ...given } });
  const assetTypeId = forTeams ?? (await ownTeamType(kit));
  const shared = await add({ assetTypeId });
  const { id: teamId } = await ownTeam(kit);
  const ofTeam = { assetId: shared, employeeId: null, teamId };
  await me.ask('assignAsset', { body: { id: kit.uuid(), ...ofTeam } });
  const moved = async (status: Status) => {
    const id = await add();
    await move(me, id, { status, day: kit.day(0, me.timeZone) });
    return id;
  };
  const repaired = await moved('Repair');
  const scrapped = await moved('Scrap');
  const disposed = await moved('Disposed');
  return { placed, held, shared, repaired, scrapped, disposed };
}

/** The employee id of somebody of the run, as whoever assigns assets finds it. */
export async function receiverOf(giver: Actor, holder: Actor): Promise<string> {
  const { profile } = await holder.ask('getProfile');
  const { employees } = await giver.ask('lookUpAssetEmployees', {
    path: { searchText: profile.email },
  });
  return employees[0]?.id ?? '';
}

/** A new asset that somebody of the run was given by another; the id of its assignment. */
export async function handedTo(kit: Kit, holder: Actor, giver: Actor = kit.as('admin')) {
  const assetId = await asset(kit, giver);
  const employeeId = await receiverOf(giver, holder);
  const body = { id: kit.uuid(), assetId, employeeId, ...(await agreed(kit)) };
  await giver.ask('assignAsset', { body });
  return body;
}
