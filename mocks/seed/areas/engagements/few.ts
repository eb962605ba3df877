import { templatePlan, type DemoStage } from './template-plan.ts';

/** An engagement of the demo world. */
export interface DemoEngagement {
  name: string;
  prospect: string;
  type: 'blank' | 'base';
  /** Position in the list of project types; null for none. */
  projectType: number | null;
  /** Days ago. */
  started: number;
  stages: readonly DemoStage[];
  /** How many activities, counted from the first, are done. */
  done: number;
  /** Its activities have no notes, documents and action items. */
  isBare?: boolean;
  /** An activity has taken more than its threshold allows. */
  isOver?: boolean;
}

const first = (count: number) => templatePlan.slice(0, count);

const workshop: readonly DemoStage[] = [
  { name: 'Preparation', activities: ['Agenda', 'Invitations'] },
  { name: 'Workshop', activities: ['Day one', 'Day two', 'Photo protocol'] },
  // It gets its activities once the workshop is over.
  { name: 'Follow-up', activities: [] },
];

const audit: readonly DemoStage[] = [
  { name: 'Discovery', activities: ['List of systems', 'Interviews with administrators'] },
  { name: 'Audit', activities: ['Penetration test', 'Review of backups', 'Review of access'] },
  { name: 'Report', activities: ['Draft', 'Presentation'] },
];

const longName =
  'Replacement of the booking, invoicing and dunning systems of all subsidiaries abroad';

/** Each shows another state: just started, in progress, all done, empty, blank, without a type, long. */
export const fewEngagements: readonly DemoEngagement[] = [
  base('Harbour Bank portal', 'Harbour Bank', { started: 96, done: 4, isOver: true }),
  base('Lumen pilot', 'Lumen Energy', { started: 12, done: 1, stages: first(2) }),
  base('Timetable 2.0', 'Northwind Rail', { started: 340, done: 9 }),
  blank('Cold chain study', 'Violet Foods', { started: 2 }),
  base(longName, 'Harbour Bank International Holding and Services', {
    started: 45,
    stages: first(1),
  }),
  blank('Strategy workshop', 'Violet Foods', { started: 20, stages: workshop, done: 3 }),
  blank('Security audit', 'Harbour Bank', { started: 61, stages: audit, done: 5, isOver: true }),
  base('Ticket machines', 'Northwind Rail', { started: 130, done: 7 }),
  base('Smart meters', 'Lumen Energy', { started: 75, done: 3 }),
  base('Price list', 'Violet Foods', { started: 33, done: 2, projectType: null }),
  base('Branch network', 'Harbour Bank', { started: 210, done: 8, isOver: true }),
  blank('Onboarding workshop', 'Silverline Hotels', { started: 8, stages: workshop }),
  base('Room booking', 'Silverline Hotels', { started: 54, done: 5 }),
  base('Fleet of vans', 'Cedar Logistics', { started: 18 }),
  blank('Backup audit', 'Cedar Logistics', { started: 150, stages: audit, done: 7 }),
  base('Warehouse scanners', 'Cedar Logistics', { started: 88, done: 6 }),
  base('Loyalty card', 'Violet Foods', { started: 26, done: 1, isOver: true }),
  blank('Wind park maps', 'Lumen Energy', { started: 41, stages: audit, done: 2 }),
  base('Museum guide', 'City of Lindau', { started: 5 }),
  base('Parking permits', 'City of Lindau', { started: 300, done: 9 }),
  blank('Ideas for the summer fair', '', { started: 1, projectType: null }),
];

type Plan = Pick<DemoEngagement, 'started'> & Partial<DemoEngagement>;

function base(name: string, prospect: string, plan: Plan): DemoEngagement {
  const projectType = name.length % 4;
  return { name, prospect, type: 'base', projectType, stages: templatePlan, done: 0, ...plan };
}

function blank(name: string, prospect: string, plan: Plan): DemoEngagement {
  return { ...base(name, prospect, { stages: [], ...plan }), type: 'blank' };
}
