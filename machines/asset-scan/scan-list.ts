import type { Calendar } from '../assets/form/asset-days.ts';
import type { Cause } from '../cause.ts';
import type { ActionResult } from './scan-assets.actors.ts';
import {
  isAsWished,
  isSameScan,
  repeatedBy,
  getUndo,
  type Change,
  type UnsentScan,
  type Scan,
  type ScannedAsset,
  type ScanSettings,
} from './scan.ts';

/** The visible and audible feedback for the last scan. */
export interface Mark {
  what: 'success' | 'rejected' | 'twice' | 'unset';
  /** The number of the scan; null if no action was selected yet. */
  number: number | null;
}

/** The context of the machine: the scans and the selected action. */
export interface ScanList {
  calendar: Calendar;
  settings: ScanSettings;
  /** The scans, newest first. */
  scans: readonly Scan[];
  /** Unsent scans from an earlier session; the person decides about them. */
  persisted: readonly UnsentScan[];
  mark: Mark | null;
  /** Why pending scans could not be sent, if known. */
  cause: Cause | null;
  /** Why the last scan could not be undone: the server's message or the cause. */
  notUndone: { message: string; cause: Cause | null } | null;
}

export const isWaiting = ({ outcome }: Scan): boolean => outcome === 'waiting';

/** Whether a scan failed, so that someone has to check its code. */
export const isMissed = ({ outcome }: Scan): boolean =>
  outcome === 'none' || outcome === 'multiple' || outcome === 'rejected';

/** The scans in display order: missed scans stay on top, whatever is scanned after them. */
export const getListed = (scans: readonly Scan[]): readonly Scan[] => [
  ...scans.filter(isMissed),
  ...scans.filter((scan) => !isMissed(scan)),
];

/** The scan being processed: the oldest pending one. */
export const getCurrent = ({ scans }: Pick<ScanList, 'scans'>): Scan | undefined =>
  scans.findLast(isWaiting);

/** The last successful scan, the only one that can be undone. */
export const getLastDone = ({ scans }: Pick<ScanList, 'scans'>): Scan | undefined =>
  scans.find(({ outcome }) => outcome === 'done');

/** The change that undoes the last scan; null if there is no scan or no such change. */
export function undoOfLast(context: Pick<ScanList, 'scans'>): Change | null {
  const last = getLastDone(context);
  return last ? getUndo(last) : null;
}

/** The content of a draft: the scans that were not sent. */
export const getUnsent = ({ persisted, scans }: ScanList): readonly UnsentScan[] =>
  [...persisted, ...scans.filter(isWaiting).toReversed()].map(({ code, action }) => ({
    code,
    action,
  }));

/** Sets the feedback and clears the error of an undo. */
export const marked = (what: Mark['what'], number: number | null) => ({
  mark: { what, number },
  notUndone: null,
});

/** Returns the scans with one of them changed. */
const withOutcome = (scans: readonly Scan[], number: number, change: Partial<Scan>) =>
  scans.map((scan) => (scan.number === number ? { ...scan, ...change } : scan));

/** The scan that the current one repeats, now that its asset is known. */
function repeatedInAll(context: ScanList, asset: ScannedAsset): Scan | undefined {
  const current = getCurrent(context);
  const others = context.scans.filter(({ number }) => number !== current?.number);
  return current && repeatedBy(others, asset.id, current.action);
}

/** Whether a scanned asset is already in the list or already in the requested state. */
export const needsNothing = (context: ScanList, asset: ScannedAsset): boolean => {
  const current = getCurrent(context);
  if (!current) return true;
  return repeatedInAll(context, asset) !== undefined || isAsWished(asset, current.action);
};

/**
 * Adds codes to the list, to be sent in order; they replace earlier failed scans of the same code.
 */
export function withScans(scans: readonly Scan[], codes: readonly UnsentScan[]): readonly Scan[] {
  const others = scans.filter(
    (scan) => isWaiting(scan) || !codes.some((each) => isSameScan(scan, each)),
  );
  const first = 1 + Math.max(0, ...others.map(({ number }) => number));
  const taken = codes.map(({ code, action }, at): Scan => ({
    number: first + at,
    code,
    action,
    outcome: 'waiting',
    asset: null,
    message: '',
  }));
  return [...taken.toReversed(), ...others];
}

/** The input of the action on a scan whose asset is known. */
export function toDo({ calendar }: Pick<ScanList, 'calendar'>, scan: Scan | undefined) {
  const { action, asset } = scan ?? {};
  if (!asset || !action || action.what === 'open')
    throw new Error(
      'Expected a scan with a known asset and an action that changes it, found none; look up the code first.',
    );
  return { action, asset, calendar };
}

type Noted = Partial<ScanList>;

/** Records the outcome of the current scan. */
function noted(list: ScanList, what: Mark['what'], change: Partial<Scan>): Noted {
  const number = getCurrent(list)?.number ?? 0;
  return {
    scans: withOutcome(list.scans, number, change),
    cause: null,
    ...marked(what, number),
  };
}

/** Stores the asset of the current scan. */
export const withAsset = (list: ScanList, asset: ScannedAsset | null): Noted => ({
  scans: withOutcome(list.scans, getCurrent(list)?.number ?? 0, { asset }),
  cause: null,
});

/** Records that the asset was opened. */
export const opened = (list: ScanList, asset: ScannedAsset | null): Noted =>
  noted(list, 'success', { asset, outcome: 'opened' });

/**
 * Records that nothing had to change; an asset that is already listed under another of its codes is
 * listed once.
 */
export function settled(list: ScanList, asset: ScannedAsset | null): Noted {
  const first = asset && repeatedInAll(list, asset);
  if (!first) return noted(list, 'twice', { asset, outcome: 'same' });
  const current = getCurrent(list);
  const scans = list.scans.filter(({ number }) => number !== current?.number);
  return { scans, cause: null, ...marked('twice', first.number) };
}

/** Records that no asset, or multiple assets, have the code. */
export const missed = (list: ScanList, count: number): Noted =>
  noted(list, 'rejected', { outcome: count === 0 ? 'none' : 'multiple' });

/** Records that the action succeeded or was rejected. */
export const applyResult = (list: ScanList, { isDone, message }: ActionResult): Noted =>
  noted(list, isDone ? 'success' : 'rejected', { outcome: isDone ? 'done' : 'rejected', message });

/** Records that the last scan was undone. */
export function undone(list: ScanList): Noted {
  const number = getLastDone(list)?.number ?? 0;
  return {
    scans: withOutcome(list.scans, number, { outcome: 'undone' }),
    ...marked('success', number),
  };
}
