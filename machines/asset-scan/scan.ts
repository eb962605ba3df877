import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { Receiver } from '../asset-assignment/holder.ts';
import { assetStatuses, type AssetStatus } from '../assets/asset.ts';
import { longestCode } from './scan-code.ts';

/** An asset that a code means, as it was when it was scanned. */
export type ScannedAsset = Schema<'ScannedAsset'>;

/** Where assets are; the id is null for no place. */
export interface ScanLocation {
  id: string | null;
  name: string;
}

/** What changes an asset. */
export type Change =
  | { what: 'takeBack' }
  | { what: 'assign'; receiver: Receiver }
  | { what: 'move'; location: ScanLocation }
  | { what: 'status'; status: AssetStatus };

/** What is done with each asset that is scanned. */
export type ScanAction = { what: 'open' } | Change;

export const scanActions = ['open', 'assign', 'takeBack', 'move', 'status'] as const;

/** What is set once, before many are scanned; null for what is not chosen yet. */
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

/** What is wished for as far as it can be done; null while something is to be chosen. */
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

/** What became of a code. */
export type Outcome =
  /** It was not sent yet. */
  | 'waiting'
  | 'opened'
  | 'done'
  /** It was so before. */
  | 'same'
  | 'rejected'
  /** No asset has the code. */
  | 'none'
  /** Several assets have it for their serial number. */
  | 'multiple'
  | 'undone';

/** A code that was scanned. */
export interface Scan {
  /** Tells it from the others in the list; the newest has the highest. */
  number: number;
  code: string;
  action: ScanAction;
  outcome: Outcome;
  /** As it was before; null until the code was looked up. */
  asset: ScannedAsset | null;
  /** Why it was refused, in the server's words. */
  message: string;
}

const isSameCode = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

const isSameAction = (one: ScanAction, other: ScanAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether both do the same with the same code. */
export const isSameScan = (one: UnsentScan, other: UnsentScan): boolean =>
  isSameCode(one.code, other.code) && isSameAction(one.action, other.action);

/** Whether nothing has to be done with it again: what was refused or not found may be tried anew. */
const isSettled = ({ outcome }: Scan): boolean =>
  outcome === 'waiting' || outcome === 'done' || outcome === 'same';

/** The scan that this code would repeat, by the code itself or that of the asset it meant. */
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

/** Whether an asset is as the deed would make it. */
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
 * What brings an asset back to where it was before a scan; null where nothing does: a repair, a scrap
 * and an assignment that ended with another status leave their traces, and what is disposed stays so.
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

/** A code that was not sent, with what was to be done. */
export interface UnsentScan {
  code: string;
  action: ScanAction;
}

/** What a draft holds: what was scanned and not sent. */
export const unsentScansSchema: v.GenericSchema<unknown, readonly UnsentScan[]> = v.array(
  v.object({ code: v.pipe(v.string(), v.maxLength(longestCode)), action: actionSchema }),
);
