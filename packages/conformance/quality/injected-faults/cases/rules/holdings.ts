import { change, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  asAnotherPerson,
  body,
  without,
  readdressed,
  repairing,
  reversed,
} from '../../response-mutations.ts';

const area = 'assets';

/** Injects a fault into one operation of the area. */
const injectFault = (
  kind: InjectedFault['kind'],
  name: string,
  on: InjectedFault['on'],
  response: InjectedFault['response'],
): InjectedFault => ({ kind, name, area, on, response });

const dayBefore = (day: unknown) =>
  typeof day === 'string' ? new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10) : day;

interface Row {
  price: number;
  assetStatus: string;
}

/** Faults in assets, their types, assignments and reports. */
export const injectedFaults: InjectedFault[] = [
  injectFault(
    'rules',
    'an asset that somebody has is deleted',
    'deleteAsset',
    accepting('assetAssigned'),
  ),
  injectFault(
    'rules',
    'a disposed asset comes back',
    'changeScrappedAssetStatus',
    accepting('assetDisposed'),
  ),
  injectFault('rules', 'who has left gets an asset', 'assignAsset', accepting('assigneeInactive')),
  injectFault(
    'rules',
    'a team’s asset goes to one person',
    'assignAsset',
    accepting('assetForTeam'),
  ),
  injectFault(
    'rules',
    'an assignment ends twice',
    'removeAssetAssignment',
    accepting('assignmentEnded'),
  ),
  injectFault(
    'authorization',
    'who may edit the details edits the properties, too',
    'updateAsset',
    asAnotherPerson('privilegeMissing', 'ava'),
  ),
  injectFault(
    'rules',
    'the summary is always of today',
    'getAssetSummaryReport',
    readdressed((address) => address.replace(/\?snapShotDate=\d{4}-\d\d-\d\d$/, '')),
  ),
  injectFault(
    'rules',
    'the status report is of all categories',
    'getAssetStatusReport',
    readdressed((address) => address.replace(/\?assetCategoryId=[^&]+$/, '')),
  ),
  injectFault(
    'rules',
    'the summary is of all categories',
    'getAssetSummaryReport',
    readdressed((address) => address.replace(/\?assetCategoryId=[^&]+$/, '')),
  ),
  injectFault(
    'rules',
    'groups of purchases count each once',
    'getAssetPurchaseReport',
    body(put('groups.*.assetCount', 1)),
  ),
  injectFault(
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
  injectFault(
    'rules',
    'the status report leaves out what is scrapped',
    'getAssetStatusReport',
    body(
      change('assetsCurrentReport', (rows) =>
        (rows as Row[]).filter(({ assetStatus }) => assetStatus !== 'Scrap'),
      ),
    ),
  ),
  injectFault(
    'state',
    'a property’s place is not kept',
    'setAssetPropertyOrder',
    without('assetTypeProperties'),
  ),
  injectFault('state', 'a work place is not kept', 'updateWorkPlace', without('employees')),
  injectFault(
    'rules',
    'a property is not mandatory unless it says so',
    'createAssetTypeProperty',
    repairing((sent) => {
      if (typeof sent === 'object' && sent !== null && !('isMandatory' in sent)) {
        Object.assign(sent, { isMandatory: false });
      }
    }),
  ),
  injectFault(
    'rules',
    'a warranty ends a day early',
    'getAsset',
    body(change('assetDetail.warrantyEndDate', dayBefore)),
  ),
  injectFault(
    'rules',
    'the history begins with the oldest',
    'getAssetHistory',
    reversed('statusHistory'),
  ),
  injectFault(
    'rules',
    'an option that assets have goes',
    'updateAssetTypeProperty',
    accepting('assetOptionInUse'),
  ),
  injectFault(
    'state',
    'nobody had it before',
    'listAssetAssignments',
    body(put('assetHistories', [])),
  ),
  injectFault(
    'authorization',
    'anybody accepts what somebody else was given',
    'acceptHandovers',
    asAnotherPerson('assignmentUnknown', 'ben'),
  ),
  injectFault('state', 'an acceptance is not kept', 'acceptHandovers', without('assetAssignments')),
  injectFault(
    'rules',
    'the notification of a handover stays once it is accepted',
    'acceptHandovers',
    without('notifications'),
  ),
  injectFault(
    'rules',
    'the notification of a handover stays once it is declined',
    'declineHandover',
    without('notifications'),
  ),
  injectFault(
    'rules',
    'that an asset was declined stays once it is taken back',
    'removeAssetAssignment',
    without('notifications'),
  ),
  injectFault(
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
  injectFault(
    'isolation',
    'a label reveals its tenant to everybody',
    'listAssetTenants',
    accepting('assetUnknown'),
  ),
  injectFault(
    'rules',
    'a label leads nobody to its tenant',
    'listAssetTenants',
    body(put('tenants', [])),
  ),
  injectFault(
    'rules',
    'a handover is declined after it was accepted',
    'declineHandover',
    accepting('handoverIsAccepted'),
  ),
  injectFault(
    'rules',
    'who was asked is asked again at once',
    'resendHandover',
    accepting('handoverTooSoon'),
  ),
  injectFault(
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
  injectFault(
    'rules',
    'who holds assets comes the other way round',
    'searchAssetHolders',
    reversed('assetHolders'),
  ),
  injectFault(
    'rules',
    'every type has codes of one form',
    'getNextAssetCodes',
    body(put('assetCodes.*', 'A-0001')),
  ),
];
