import type { Notice, PanelState } from '../link/protocol.ts';

export type SliceName = keyof PanelState;

/** What each part of a walk may ask of the whole. */
export interface Notifier {
  notify: (kind: Notice['kind'], text: string) => void;
  /** Has the panel told what has changed. */
  touch: (...slices: SliceName[]) => void;
}
