import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { Receiver } from '../asset-assignment/assignee.ts';
import { assetStatuses, type AssetStatus } from '../assets/asset.ts';
import { longestCode } from './scan-code.ts';

/** An asset found by a code, as it was when it was scanned. */
export type ScannedAsset = Schema<'ScannedAsset'>;

/** The location of assets; the id is null for no location. */
export interface ScanLocation {
  id: string | null;
  name: string;
}

/** An action that changes an asset. */
export type Change =
  | { what: 'takeBack' }
  | { what: 'assign'; receiver: Receiver }
  | { what: 'move'; location: ScanLocation }
  | { what: 'status'; status: AssetStatus };

/** The action on each scanned asset. */
export type ScanAction = { what: 'open' } | Change;

export const scanActions = ['open', 'assign', 'takeBack', 'move', 'status'] as const;

/** The settings for a series of scans; null if not selected yet. */
export interface ScanSettings {
  what: ScanAction['what'];
  receiver: Receiver | null;
  location: ScanLocation | null;
  status: AssetStatus | null;
}

export const defaultScanSettings: ScanSettings = {
  what: 'open',
  receiver: null,
  location: null,
  status: null,
};

/** The action from the settings; null while a selection is missing. */
export function getScanAction({
  what,
  receiver,
  location,
  status,
}: ScanSettings): ScanAction | null {
  if (what === 'assign') return receiver && { what, receiver };
  if (what === 'move') return location && { what, location };
  if (what === 'status') return status && { what, status };
  return { what };
}

/** The outcome of a scan. */
export type Outcome =
  /** Not sent yet. */
  | 'waiting'
  | 'opened'
  | 'done'
  /** The asset was already in the requested state. */
  | 'same'
  | 'rejected'
  /** No asset has the code. */
  | 'none'
  /** Multiple assets have it as their serial number. */
  | 'multiple'
  | 'undone';

/** A scanned code. */
export interface Scan {
  /** Identifies the scan in the list; the newest has the highest number. */
  number: number;
  code: string;
  action: ScanAction;
  outcome: Outcome;
  /** The asset before the action; null until the code is looked up. */
  asset: ScannedAsset | null;
  /** The server's reason for a rejection. */
  message: string;
}

const isSameCode = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

const isSameAction = (one: ScanAction, other: ScanAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether both scans run the same action for the same code. */
export const isSameScan = (one: UnsentScan, other: UnsentScan): boolean =>
  isSameCode(one.code, other.code) && isSameAction(one.action, other.action);

/** Whether the scan needs no repeat; rejected and missed scans may be tried again. */
const isSettled = ({ outcome }: Scan): boolean =>
  outcome === 'waiting' || outcome === 'done' || outcome === 'same';

/** The scan that this code would repeat, matched by its code or by its asset's code or id. */
export const repeatedBy = (
  scans: readonly Scan[],
  code: string,
  action: ScanAction,
): Scan | undefined =>
  scans.find(
    (scan) =>
      isSettled(scan) &&
      isSameAction(scan.action, action) &&
      [scan.code, scan.asset?.assetCode ?? '', scan.asset?.id ?? ''].some((each) =>
        isSameCode(each, code),
      ),
  );

/** Whether an asset is already in the state that the action would set. */
export function isAsWished(asset: ScannedAsset, action: ScanAction): boolean {
  if (action.what === 'assign') {
    const { employeeId, teamId } = action.receiver;
    return teamId === null ? asset.employeeId === employeeId : asset.teamId === teamId;
  }
  if (action.what === 'takeBack') return asset.assetStatus === 'InStore';
  if (action.what === 'move') return asset.assetLocationId === action.location.id;
  return action.what === 'status' && asset.assetStatus === action.status;
}

/**
 * The change that undoes a scan; null if there is none: a repair, a scrap and an assignment that
 * ended with another status leave traces, and a disposal is final.
 */
export function getUndo({ action, asset, outcome }: Scan): Change | null {
  if (asset === null || outcome !== 'done') return null;
  if (action.what === 'assign') return { what: 'takeBack' };
  if (action.what === 'takeBack') {
    const { employeeId, teamId, holderName: name } = asset;
    return { what: 'assign', receiver: { employeeId, teamId, name } };
  }
  if (action.what === 'move') {
    return { what: 'move', location: { id: asset.assetLocationId, name: asset.assetLocationName } };
  }
  const isUndone =
    action.what === 'status' && asset.assetStatus === 'InStore' && action.status !== 'Disposed';
  return isUndone ? { what: 'status', status: 'InStore' } : null;
}

const receiver = v.object({
  employeeId: v.nullable(v.string()),
  teamId: v.nullable(v.string()),
  name: v.string(),
});

const actionSchema: v.GenericSchema<unknown, ScanAction> = v.variant('what', [
  v.object({ what: v.literal('open') }),
  v.object({ what: v.literal('takeBack') }),
  v.object({ what: v.literal('assign'), receiver }),
  v.object({
    what: v.literal('move'),
    location: v.object({ id: v.nullable(v.string()), name: v.string() }),
  }),
  v.object({ what: v.literal('status'), status: v.picklist(assetStatuses) }),
]);

/** A code that was not sent, and its action. */
export interface UnsentScan {
  code: string;
  action: ScanAction;
}

/** The schema of a draft: the scans that were not sent. */
export const unsentScansSchema: v.GenericSchema<unknown, readonly UnsentScan[]> = v.array(
  v.object({ code: v.pipe(v.string(), v.maxLength(longestCode)), action: actionSchema }),
);
