import type { Random } from '../../random.ts';
import type { DemoEngagement } from './few.ts';
import { templatePlan, type DemoStage } from './template-plan.ts';

const prospects = ['Harbour', 'Lumen', 'Northwind', 'Violet', 'Cedar', 'Silverline', 'Granite'];
const branches = ['Bank', 'Energy', 'Rail', 'Foods', 'Logistics', 'Hotels', 'Insurance', 'Media'];
const subjects = ['Portal', 'Pilot', 'Study', 'Migration', 'Rollout', 'Audit', 'Redesign', 'App'];
const count = 1980;

/** Engagements of a large tenant, one of them with 30 stages of 20 activities. */
export function manyEngagements(random: Random): DemoEngagement[] {
  const many = Array.from({ length: count - 1 }, (_, at): DemoEngagement => {
    const stages = templatePlan.slice(0, random.between(1, templatePlan.length));
    const activities = stages.flatMap((stage) => stage.activities).length;
    const prospect = `${random.pick(prospects)} ${random.pick(branches)}`;
    return {
      name: `${prospect} ${random.pick(subjects)} ${at + 1}`,
      prospect,
      type: at % 3 === 0 ? 'blank' : 'base',
      projectType: at % 10 === 0 ? null : random.between(0, 3),
      started: random.between(1, 900),
      stages,
      done: random.between(0, activities),
      isOver: at % 4 === 0,
      isBare: at % 5 > 0,
    };
  });
  return [...many, hugeEngagement];
}

const hugeStages: readonly DemoStage[] = Array.from({ length: 30 }, (_, stage) => ({
  name: `Phase ${stage + 1}`,
  activities: Array.from({ length: 20 }, (__, at) => `Step ${stage + 1}.${at + 1}`),
}));

const hugeEngagement: DemoEngagement = {
  name: 'Renewal of all stations',
  prospect: 'Northwind Rail',
  type: 'blank',
  projectType: 0,
  started: 700,
  stages: hugeStages,
  done: 240,
};
