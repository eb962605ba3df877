import type { Calendar } from '../assets/asset-days.ts';
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

/** What the person sees and hears of the last scan. */
export interface Mark {
  what: 'success' | 'rejected' | 'twice' | 'unset';
  /** The scan; null where what is to be done was not chosen yet. */
  number: number | null;
}

/** What was scanned, and what is to be done with it: what the chart holds. */
export interface ScanList {
  calendar: Calendar;
  settings: ScanSettings;
  /** What was scanned, the newest first. */
  scans: readonly Scan[];
  /** What was scanned another time and not sent; the person decides about it. */
  persisted: readonly UnsentScan[];
  mark: Mark | null;
  /** Why what waits could not be sent, where that is known. */
  cause: Cause | null;
  /** Why the last scan could not be undone: in the server's words, or by its cause. */
  notUndone: { message: string; cause: Cause | null } | null;
}

export const isWaiting = ({ outcome }: Scan): boolean => outcome === 'waiting';

/** Whether a scan came to nothing, so that its code is still to be looked at. */
export const isMissed = ({ outcome }: Scan): boolean =>
  outcome === 'none' || outcome === 'multiple' || outcome === 'rejected';

/** What is listed, in its order: what came to nothing stays on top, whatever is scanned after it. */
export const getListed = (scans: readonly Scan[]): readonly Scan[] => [
  ...scans.filter(isMissed),
  ...scans.filter((scan) => !isMissed(scan)),
];

/** The one that is worked on: the oldest that waits. */
export const getCurrent = ({ scans }: Pick<ScanList, 'scans'>): Scan | undefined =>
  scans.findLast(isWaiting);

/** The last one that was done: it alone can be undone. */
export const getLastDone = ({ scans }: Pick<ScanList, 'scans'>): Scan | undefined =>
  scans.find(({ outcome }) => outcome === 'done');

/** What brings the last one back; null where there is none, or nothing does. */
export function undoOfLast(context: Pick<ScanList, 'scans'>): Change | null {
  const last = getLastDone(context);
  return last ? getUndo(last) : null;
}

/** What a draft has to hold: what was scanned and not sent. */
export const getUnsent = ({ persisted, scans }: ScanList): readonly UnsentScan[] =>
  [...persisted, ...scans.filter(isWaiting).toReversed()].map(({ code, action }) => ({
    code,
    action,
  }));

/** Another mark; what was told of an undo is over. */
export const marked = (what: Mark['what'], number: number | null) => ({
  mark: { what, number },
  notUndone: null,
});

/** The scans with another outcome of one of them. */
const withOutcome = (scans: readonly Scan[], number: number, change: Partial<Scan>) =>
  scans.map((scan) => (scan.number === number ? { ...scan, ...change } : scan));

/** The scan that the current one repeats, now that it is known which asset it means. */
function repeatedInAll(context: ScanList, asset: ScannedAsset): Scan | undefined {
  const current = getCurrent(context);
  const others = context.scans.filter(({ number }) => number !== current?.number);
  return current && repeatedBy(others, asset.id, current.action);
}

/** Whether a scanned asset is in the list already, or is as it was wished for. */
export const needsNothing = (context: ScanList, asset: ScannedAsset): boolean => {
  const current = getCurrent(context);
  if (!current) return true;
  return repeatedInAll(context, asset) !== undefined || isAsWished(asset, current.action);
};

/** Takes codes into the list, to be sent in their order; what came to nothing before makes room. */
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

/** What is done with a scan whose asset is known. */
export function toDo({ calendar }: Pick<ScanList, 'calendar'>, scan: Scan | undefined) {
  const { action, asset } = scan ?? {};
  if (!asset || !action || action.what === 'open') throw new Error('There is nothing to be done.');
  return { action, asset, calendar };
}

type Noted = Partial<ScanList>;

/** The current scan has come to an outcome. */
function noted(list: ScanList, what: Mark['what'], change: Partial<Scan>): Noted {
  const number = getCurrent(list)?.number ?? 0;
  return {
    scans: withOutcome(list.scans, number, change),
    cause: null,
    ...marked(what, number),
  };
}

/** Its asset is known now. */
export const withAsset = (list: ScanList, asset: ScannedAsset | null): Noted => ({
  scans: withOutcome(list.scans, getCurrent(list)?.number ?? 0, { asset }),
  cause: null,
});

/** It was opened. */
export const opened = (list: ScanList, asset: ScannedAsset | null): Noted =>
  noted(list, 'success', { asset, outcome: 'opened' });

/** Nothing had to be done; one that is in the list already, by another of its codes, is there once. */
export function settled(list: ScanList, asset: ScannedAsset | null): Noted {
  const first = asset && repeatedInAll(list, asset);
  if (!first) return noted(list, 'twice', { asset, outcome: 'same' });
  const current = getCurrent(list);
  const scans = list.scans.filter(({ number }) => number !== current?.number);
  return { scans, cause: null, ...marked('twice', first.number) };
}

/** No asset has the code, or several have it. */
export const missed = (list: ScanList, count: number): Noted =>
  noted(list, 'rejected', { outcome: count === 0 ? 'none' : 'multiple' });

/** It was done, or refused. */
export const applyResult = (list: ScanList, { isDone, message }: ActionResult): Noted =>
  noted(list, isDone ? 'success' : 'rejected', { outcome: isDone ? 'done' : 'rejected', message });

/** The last one is as it was before. */
export function undone(list: ScanList): Noted {
  const number = getLastDone(list)?.number ?? 0;
  return {
    scans: withOutcome(list.scans, number, { outcome: 'undone' }),
    ...marked('success', number),
  };
}
