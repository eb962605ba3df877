import type { InjectedFault } from '../../injected-fault.ts';
import { change, put } from '../../edit.ts';
import { accepting, body, without, like, repairing, reversed } from '../../response-mutations.ts';

const rules = { kind: 'rules', area: 'assets' } as const;
const state = { kind: 'state', area: 'assets' } as const;

/** Servers that handle audit rounds of assets differently. */
export const injectedFaults: InjectedFault[] = [
  {
    ...rules,
    name: 'an audit round expects what somebody has, too',
    on: 'beginAssetAudit',
    response: repairing((sent) => {
      Object.assign(Object(sent), { isWithAssigned: true });
    }),
  },
  {
    ...rules,
    name: 'two audit rounds of one place are open',
    on: 'beginAssetAudit',
    response: accepting('assetAuditOpenThere'),
  },
  {
    ...rules,
    name: 'what was not expected says no reason',
    on: 'tickAuditedAsset',
    response: body(put('auditedAsset.reason', null)),
  },
  {
    ...rules,
    name: 'a second tick counts again',
    on: 'tickAuditedAsset',
    response: body(put('outcome', 'Ticked')),
  },
  {
    ...state,
    name: 'a tick is said to be kept, and is not',
    on: 'tickAuditedAsset',
    response: without('assetAuditMarks'),
  },
  {
    ...state,
    name: 'a tick that is taken back stays',
    on: 'untickAuditedAsset',
    response: without('assetAuditMarks'),
  },
  {
    ...rules,
    name: 'a finished audit round can still be ticked',
    on: 'tickAuditedAsset',
    response: accepting('assetAuditFinished'),
  },
  {
    ...rules,
    name: 'nothing can be moved to where it was found',
    on: 'getAssetAudit',
    response: body(put('strayAssetIds', [])),
  },
  {
    ...rules,
    name: 'an asset does not say where it was ticked last',
    on: 'getAssetView',
    response: body(put('assetView.lastAudit', null)),
  },
  {
    ...rules,
    name: 'whoever notes last overwrites',
    on: 'noteAuditedAsset',
    response: accepting('changedByOther'),
  },
  {
    ...rules,
    name: 'an audit round of a category expects all of its type',
    on: 'beginAssetAudit',
    response: repairing(put('assetCategoryId', null)),
  },
  {
    ...rules,
    name: 'audit rounds are listed the oldest first',
    on: 'listAssetAudits',
    response: reversed('assetAudits'),
  },
  {
    ...rules,
    name: 'an audit round keeps the blanks around its name',
    on: 'beginAssetAudit',
    response: body(change('assetAudit.name', (name) => ` ${String(name)}`)),
  },
  {
    ...rules,
    name: 'a serial number that two assets have means neither',
    on: 'tickAuditedAsset',
    response: async (call) => {
      const { code = '' } = Object(call.sent) as { code?: string };
      const right = await call.pass();
      const response = (await right.clone().json()) as { auditedAsset?: { serialNumber: string } };
      const isSerial = code !== '' && response.auditedAsset?.serialNumber === code;
      return isSerial
        ? like(right, { ...response, outcome: 'Several', auditedAsset: null })
        : right;
    },
  },
  {
    ...rules,
    name: 'a tick that is taken back takes the note along',
    on: 'listAuditedAssets',
    response: body(
      change('auditedAssets.*', (row) => {
        const { note, tickedOn } = row as { note: string; tickedOn: string | null };
        return { ...(row as object), note: tickedOn === null ? '' : note };
      }),
    ),
  },
];
