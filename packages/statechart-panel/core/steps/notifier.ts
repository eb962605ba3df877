import type { Notice, PanelState } from '../link/protocol.ts';

export type SliceName = keyof PanelState;

/** The notifications that each part of an interaction may send. */
export interface Notifier {
  notify: (kind: Notice['kind'], text: string) => void;
  /** Notifies the panel of changed slices. */
  touch: (...slices: SliceName[]) => void;
}
