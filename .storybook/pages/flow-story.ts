/** A story of the flow: of one state, or a walk. */
export interface FlowStory {
  id: string;
  name: string;
  /** Path of the state it shows; null for a walk. */
  state: string | null;
}
