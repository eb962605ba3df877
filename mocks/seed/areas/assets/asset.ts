import { normalizeName } from '../../../store/normalize-name.ts';
import { addYears } from '../../../common/assets/days.ts';
import { masterId } from '../../../common/assets/master-data.ts';
import { addDays } from '../../../common/clockwork/time.ts';
import type { World } from '../../../store/world.ts';
import type { AssetAssignmentRecord, AssetRecord } from '../../../store/world/assets.ts';
import type { SeedContext } from '../../context.ts';
import type { Random } from '../../random.ts';
import { types } from './catalogue.ts';
import { handedOver } from './handed-over.ts';
import { buildLife, type Assignee, type Step } from './life.ts';
import { models, getTypeId } from './models.ts';
import { getPropertyValues } from './properties.ts';

/** The assignees and the vendors of assets. */
export interface Owners {
  employees: readonly World['employees'][];
  teams: readonly World['teams'][];
  /** An inactive team that still has an asset; null if there is none. */
  formerTeam: World['teams'] | null;
  vendorIds: readonly string[];
}

interface Made {
  asset: AssetRecord;
  assignments: AssetAssignmentRecord[];
}

/** Statuses of the first eight assets; Ben has the first and the seventh. */
const firstStatuses = [
  'Assigned',
  'InStore',
  'Repair',
  'Scrap',
  'Disposed',
  'InStore',
  'Assigned',
  'Assigned',
] as const;

/** Special assets of Aster Labs, by their number. */
const rare = { gift: 49, finePrice: 50, newThisMonth: 51, longHistory: 52, formerTeams: 58 };

/** A name of the maximum length in the form. */
const longName = 'Portable workstation with a very long name '.repeat(6).slice(0, 250);

/** Builds asset `number` of a tenant, with its history. The ids differ between tenants. */
export function buildAsset(number: number, context: SeedContext, owners: Owners): Made {
  const { random, tenantId } = context;
  const id = buildId(tenantId, '8000', number);
  const assetTypeId = getTypeId(number);
  const type = types.find((each) => each.id === assetTypeId);
  const model = models[assetTypeId];
  if (!type || !model)
    throw new Error(`\`models\` has no model of the asset type ${assetTypeId}; add one.`);
  const days = buildDays(context, number, model.warranty);
  const assignee = selectAssignee(random, { number, isTeam: type.isTeam }, owners);
  const { lived, assignments } = buildLife({
    assetId: id,
    from: days.added,
    to: days.today,
    model,
    steps: buildSteps(
      number,
      assignee,
      selectAssignee(random, { number: 0, isTeam: type.isTeam }, owners),
    ),
    nextAssignmentId: counter(tenantId, number),
  });
  const assetCode = `${tenantId.slice(0, 2).toUpperCase()}-${type.code}-${String(number).padStart(4, '0')}`;
  const asset: AssetRecord = {
    id,
    assetCode,
    codeKey: normalizeName(assetCode),
    name: number === 9 ? longName : random.pick(model.names),
    assetTypeId,
    serialNumber: number % 13 === 0 ? '' : `SN-${4711 + number}-${random.between(10, 99)}`,
    assetLocationId: getLocation(number, type.code),
    vendorId: random.pick(owners.vendorIds),
    invoiceNumber: `INV-${days.dateOfPurchase.slice(0, 4)}-${String(random.between(1, 400)).padStart(3, '0')}`,
    dateOfPurchase: days.dateOfPurchase,
    price: getPrice(number, (model.price * 100 + random.between(-50, 80) * 5025) / 100),
    warrantyStartDate: days.dateOfPurchase,
    warrantyPeriod: model.warranty,
    warrantyEndDate: addYears(days.dateOfPurchase, model.warranty),
    propertyValues: getPropertyValues(assetTypeId, number),
    ...lived,
    version: lived.statusHistory.length,
    changedByName: 'Ines Costa',
    changedOn: lived.statusHistory.at(-1)?.at ?? '',
    changedFields: lived.statusHistory.length > 1 ? ['statusId'] : [],
  };
  return { asset, assignments: handedOver(tenantId, number, assignments) };
}

/** Bought up to seven years ago, and added within a week after that. */
function buildDays({ random, today }: SeedContext, number: number, warranty: number) {
  const last = new Date(today).toISOString().slice(0, 10);
  // Every sixth asset is past its warranty.
  const min = number % 6 === 0 ? warranty * 366 + 20 : 60;
  const ago = random.between(min, Math.max(min, 2500));
  const toAdd = random.between(0, 6);
  if (number === rare.newThisMonth) {
    const dateOfPurchase = `${last.slice(0, 8)}01`;
    return { dateOfPurchase, added: dateOfPurchase, today: last };
  }
  const dateOfPurchase = addDays(last, -ago);
  return { dateOfPurchase, added: addDays(dateOfPurchase, toAdd), today: last };
}

/** One asset was a gift, and one has a price with a fraction of a paisa. */
function getPrice(number: number, price: number): number {
  if (number === rare.gift) return 0;
  return number === rare.finePrice ? price + 0.005 : price;
}

/** The history of an asset since it was added. */
function buildSteps(number: number, assignee: Assignee, earlier: Assignee): Step[] {
  const assigned: Step = { status: 'Assigned', assignee };
  if (number === rare.longHistory) return longHistory(assigned, earlier);
  if (number === rare.newThisMonth) return [];
  const before: Step[] = number % 4 === 3 ? [{ status: 'Assigned', assignee: earlier }] : [];
  const repairSteps: Step[] = number % 9 === 4 ? [{ status: 'Repair' }, { status: 'InStore' }] : [];
  switch (firstStatuses[number - 1] ?? statusByTurn(number)) {
    case 'Assigned':
      return before.length > 0
        ? [...before, { status: 'InStore' }, ...repairSteps, assigned]
        : [...repairSteps, assigned];
    case 'Repair':
      return [assigned, { status: 'Repair' }];
    case 'Scrap':
      return [...before, ...repairSteps, { status: 'Scrap' }];
    case 'Disposed':
      return [assigned, { status: 'Scrap' }, { status: 'Disposed' }];
    default:
      return before.length > 0 ? [...before, { status: 'InStore' }, ...repairSteps] : repairSteps;
  }
}

/** Assigned back and forth, and repaired three times. */
function longHistory(assigned: Step, earlier: Assignee): Step[] {
  const round: Step[] = [
    { status: 'Assigned', assignee: earlier },
    { status: 'Repair' },
    { status: 'InStore' },
    assigned,
  ];
  return [...round, { status: 'InStore' }, ...round, { status: 'InStore' }, ...round];
}

function statusByTurn(number: number) {
  const turn = [
    'Assigned',
    'InStore',
    'Assigned',
    'Repair',
    'Assigned',
    'InStore',
    'Scrap',
  ] as const;
  return number % 11 === 0 ? 'Disposed' : (turn[number % turn.length] ?? 'InStore');
}

/** In the tenants where Ben works, he has the first and the seventh asset. */
function selectAssignee(
  random: Random,
  { number, isTeam }: { number: number; isTeam: boolean },
  { employees, teams, formerTeam }: Owners,
): Assignee {
  if (isTeam) {
    const any = random.pick(teams);
    const team = number === rare.formerTeams ? (formerTeam ?? any) : any;
    return { employeeId: null, teamId: team.id, holderName: team.teamName };
  }
  const ben = employees.find(({ id }) => id === 'employee-ben');
  const any = random.pick(employees);
  const employee = ben && (number === 1 || number === 7) ? ben : any;
  return { employeeId: employee.id, teamId: null, holderName: employee.fullName };
}

function getLocation(number: number, code: string): string | null {
  if (code === 'SRV') return masterId(605);
  return number % 12 === 0 ? null : masterId(601 + (number % 3));
}

/** Assignments are numbered by asset: the first assignment of asset 1 is 10. */
function counter(tenantId: string, number: number): () => string {
  let count = 0;
  return () => {
    const id = buildId(tenantId, '9000', number * 10 + count);
    count += 1;
    return id;
  };
}

function buildId(tenantId: string, group: '8000' | '9000', number: number): string {
  const tenant = tenantId === 'aster' ? 'a55e7001' : 'a55e7002';
  return `${tenant}-0000-4000-${group}-${String(number).padStart(12, '0')}`;
}
