/** A stage with its activities. */
export interface DemoStage {
  name: string;
  activities: readonly string[];
}

/** The stages of the template, and of the engagements that start with it. */
export const templatePlan: readonly DemoStage[] = [
  { name: 'Discovery', activities: ['Kick-off meeting', 'Interviews', 'Requirements summary'] },
  { name: 'Proposal', activities: ['Estimate', 'Offer', 'Decision'] },
  { name: 'Delivery', activities: ['Build', 'Acceptance test', 'Hand-over'] },
];
