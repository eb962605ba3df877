/** A part of an engagement that can be removed. */
export interface RemovedPart {
  kind: 'stage' | 'activity' | 'note' | 'doc' | 'action';
  id: string;
  /** Its name or text, for the confirmation. */
  name: string;
  /** The activities that are removed with a stage. */
  activities?: number;
}
