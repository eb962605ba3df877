import { change, drop, put } from '../edit.ts';
import type { InjectedFault, InjectedCall } from '../injected-fault.ts';
import {
  accepting,
  as,
  asSomebodyElse,
  blindToVersion,
  body,
  remembering,
  repairing,
} from '../response-mutations.ts';

const area = 'engagements';

/** Shows everyone in the tenant the administrator's view. */
async function seenByTheAdministrator(call: InjectedCall): Promise<Response> {
  const right = await call.pass(call.request.clone());
  return right.ok ? call.pass(await as(call, 'ava')) : right;
}

/** Faults in engagements, their stages, activities and template. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'the current stage is always the first',
    kind: 'rules',
    area,
    on: 'getEngagement',
    response: body(
      change('engagement', (engagement) => {
        const { stages, ...rest } = engagement as { stages: { stageName: string }[] };
        return { ...rest, stages, currentStageName: stages[0]?.stageName ?? null };
      }),
    ),
  },
  {
    name: 'hours that are done are those of everything',
    kind: 'rules',
    area,
    on: 'getEngagement',
    response: body(
      change('engagement', (engagement) => {
        const { totalHours } = engagement as { totalHours: number };
        return { ...(engagement as object), doneHours: totalHours };
      }),
    ),
  },
  {
    name: 'the list counts no completed activity',
    kind: 'rules',
    area,
    on: 'getEngagementRollups',
    response: body(put('engagementRollups.*.completedActivities', 0)),
  },
  {
    name: 'a completed activity takes documents',
    kind: 'rules',
    area,
    on: 'saveEngagementActivityDoc',
    response: accepting('activityIsDone'),
  },
  {
    name: 'nobody is named who has done an activity',
    kind: 'rules',
    area,
    on: 'getEngagement',
    response: body(put('engagement.stages.*.activities.*.markedDoneBy', null)),
  },
  {
    name: 'the template is not copied',
    kind: 'rules',
    area,
    on: 'createEngagement',
    response: repairing(change('type', (type) => (type === 'base' ? 'blank' : type))),
  },
  {
    name: 'readers see what is not visible to the tenant',
    kind: 'authorization',
    area,
    on: 'getEngagement',
    response: seenByTheAdministrator,
  },
  {
    name: 'a reader may add a stage',
    kind: 'authorization',
    area,
    on: 'saveEngagementStage',
    response: asSomebodyElse(403, 'ava'),
  },
  {
    name: 'an engagement is lent to another tenant',
    kind: 'isolation',
    area,
    on: 'getEngagement',
    response: asSomebodyElse(404, 'ava'),
  },
  {
    name: 'an old version overwrites a newer one',
    kind: 'state',
    area,
    on: 'updateEngagement',
    response: blindToVersion,
  },
  {
    name: 'the stages stay as they were first seen',
    kind: 'state',
    area,
    on: 'getEngagement',
    response: remembering,
  },
  {
    name: 'an activity does not say whether it is done',
    kind: 'schema',
    area,
    on: 'getEngagement',
    response: body(drop('engagement.stages.*.activities.*.isDone')),
  },
  {
    name: 'hours below zero are taken as zero',
    kind: 'validation',
    area,
    on: 'saveEngagementActivity',
    response: repairing(change('baseline', (hours) => (Number(hours) < 0 ? 0 : hours))),
  },
  {
    name: 'a hidden stage that is changed without a word of it is shown',
    kind: 'rules',
    area,
    on: 'saveEngagementStage',
    response: repairing((stage) => Object.assign(stage as object, withDefaultVisibility(stage))),
  },
];

const withDefaultVisibility = (stage: unknown) => ({ isTenantVisible: true, ...(stage as object) });
