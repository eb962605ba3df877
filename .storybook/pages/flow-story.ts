/** A story of the flow: of a state, or an interaction. */
export interface FlowStory {
  id: string;
  name: string;
  /** Path of the displayed state; null for an interaction. */
  state: string | null;
}
