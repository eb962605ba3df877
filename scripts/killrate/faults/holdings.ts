import { change, put } from '../edit.ts';
import type { Fault } from '../fault.ts';
import {
  accepting,
  asSomebodyElse,
  body,
  forgettingIn,
  readdressed,
  repairing,
  reversed,
} from '../spoil.ts';

const area = 'assets';

/** Spoils one operation of the area. */
const fault = (
  kind: Fault['kind'],
  name: string,
  on: Fault['on'],
  response: Fault['response'],
): Fault => ({ kind, name, area, on, response });

const dayBefore = (day: unknown) =>
  typeof day === 'string' ? new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10) : day;

interface Row {
  price: number;
  assetStatus: string;
}

/** Faults of assets, their types, assignments and reports. */
export const faults: Fault[] = [
  fault('rules', 'an asset that somebody has is deleted', 'deleteAsset', accepting('assetHeld')),
  fault(
    'rules',
    'a disposed asset comes back',
    'changeScrappedAssetStatus',
    accepting('assetDisposed'),
  ),
  fault('rules', 'who has left gets an asset', 'assignAsset', accepting('assetHolderInactive')),
  fault('rules', 'a team’s asset goes to one person', 'assignAsset', accepting('assetForTeam')),
  fault('rules', 'an assignment ends twice', 'removeAssetAssignment', accepting('assignmentEnded')),
  fault(
    'authorization',
    'who may edit the details edits the properties, too',
    'updateAsset',
    asSomebodyElse('privilegeMissing', 'ava'),
  ),
  fault(
    'rules',
    'the summary is always of today',
    'getAssetSummaryReport',
    readdressed((address) => address.replace(/\?snapShotDate=\d{4}-\d\d-\d\d$/, '')),
  ),
  fault(
    'rules',
    'the status report is of all categories',
    'getAssetStatusReport',
    readdressed((address) => address.replace(/\?assetCategoryId=[^&]+$/, '')),
  ),
  fault(
    'rules',
    'the summary is of all categories',
    'getAssetSummaryReport',
    readdressed((address) => address.replace(/\?assetCategoryId=[^&]+$/, '')),
  ),
  fault(
    'rules',
    'groups of purchases count each once',
    'getAssetPurchaseReport',
    body(put('groups.*.assetCount', 1)),
  ),
  fault(
    'rules',
    'the purchase report adds up one page',
    'getAssetPurchaseReport',
    body(
      change('totalPrice', (_total, report) => {
        const { assetPurchaseReport: rows } = report as { assetPurchaseReport: Row[] };
        return rows.reduce((sum, { price }) => sum + price, 0);
      }),
    ),
  ),
  fault(
    'rules',
    'the status report leaves out what is scrapped',
    'getAssetStatusReport',
    body(
      change('assetsCurrentReport', (rows) =>
        (rows as Row[]).filter(({ assetStatus }) => assetStatus !== 'Scrap'),
      ),
    ),
  ),
  fault(
    'state',
    'a property’s place is not kept',
    'setAssetPropertyOrder',
    forgettingIn('assetTypeProperties'),
  ),
  fault('state', 'a work place is not kept', 'updateWorkPlace', forgettingIn('employees')),
  fault(
    'rules',
    'a property is not mandatory unless it says so',
    'createAssetTypeProperty',
    repairing((sent) => {
      if (typeof sent === 'object' && sent !== null && !('isMandatory' in sent)) {
        Object.assign(sent, { isMandatory: false });
      }
    }),
  ),
  fault(
    'rules',
    'a warranty ends a day early',
    'getAsset',
    body(change('assetDetail.warrantyEndDate', dayBefore)),
  ),
  fault(
    'rules',
    'the history begins with the oldest',
    'getAssetHistory',
    reversed('statusHistory'),
  ),
  fault(
    'rules',
    'an option that assets have goes',
    'updateAssetTypeProperty',
    accepting('assetOptionInUse'),
  ),
  fault('state', 'nobody had it before', 'listAssetAssignments', body(put('assetHistories', []))),
  fault(
    'authorization',
    'anybody accepts what somebody else was given',
    'acceptHandovers',
    asSomebodyElse('assignmentUnknown', 'ben'),
  ),
  fault('state', 'an acceptance is not kept', 'acceptHandovers', forgettingIn('assetAssignments')),
  fault(
    'rules',
    'the notification of a handover stays once it is accepted',
    'acceptHandovers',
    forgettingIn('notifications'),
  ),
  fault(
    'rules',
    'the notification of a handover stays once it is declined',
    'declineHandover',
    forgettingIn('notifications'),
  ),
  fault(
    'rules',
    'that an asset was declined stays once it is taken back',
    'removeAssetAssignment',
    forgettingIn('notifications'),
  ),
  fault(
    'rules',
    'a notification of handovers does not say which',
    'bulkAssignAssets',
    async (call) => {
      const right = await call.pass();
      await call.server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        for (const each of await db.query('notifications')) {
          const { handovers: _handovers, ...notificationData } = each.notificationData;
          await db.put('notifications', { ...each, notificationData });
        }
      });
      return right;
    },
  ),
  fault(
    'isolation',
    'a label reveals its tenant to everybody',
    'listAssetTenants',
    accepting('assetUnknown'),
  ),
  fault(
    'rules',
    'a label leads nobody to its tenant',
    'listAssetTenants',
    body(put('tenants', [])),
  ),
  fault(
    'rules',
    'a handover is declined after it was accepted',
    'declineHandover',
    accepting('handoverIsAccepted'),
  ),
  fault(
    'rules',
    'who was asked is asked again at once',
    'resendHandover',
    accepting('handoverTooSoon'),
  ),
  fault(
    'rules',
    'a team has to accept, too',
    'listTeamAssets',
    body(
      put('teamAssets.*.handover', {
        state: 'Pending',
        answeredAt: null,
        answeredAtAsString: '',
        remark: '',
        remindableFrom: null,
      }),
    ),
  ),
  fault(
    'rules',
    'who holds assets comes the other way round',
    'searchAssetHolders',
    reversed('assetHolders'),
  ),
  fault(
    'rules',
    'every type has codes of one form',
    'getNextAssetCodes',
    body(put('assetCodes.*', 'A-0001')),
  ),
];
