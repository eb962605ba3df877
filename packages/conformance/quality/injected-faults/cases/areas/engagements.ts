import { change, drop, put } from '../../edit.ts';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import {
  accepting,
  as,
  asAnotherPerson,
  blindToVersion,
  body,
  remembering,
  readdressed,
  repairing,
  reversed,
  without,
} from '../../response-mutations.ts';

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
    response: asAnotherPerson(403, 'ava'),
  },
  {
    name: 'an engagement is lent to another tenant',
    kind: 'isolation',
    area,
    on: 'getEngagement',
    response: asAnotherPerson(404, 'ava'),
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
  {
    name: 'a note overwrites another one that its writer has not seen',
    kind: 'state',
    area,
    on: 'saveEngagementActivityNote',
    response: blindToVersion,
  },
  {
    name: 'a document with an old version overwrites a newer one',
    kind: 'state',
    area,
    on: 'saveEngagementActivityDoc',
    response: blindToVersion,
  },
  {
    name: 'who has written a note is not named',
    kind: 'rules',
    area,
    on: 'saveEngagementActivityNote',
    response: body(put('clientEngagementActivityNote.changedBy', null)),
  },
  {
    name: 'the response to a completed activity has the version before',
    kind: 'state',
    area,
    on: 'toggleEngagementActivity',
    response: body(put('activity.version', 1)),
  },
  {
    name: 'a completed activity takes another text',
    kind: 'rules',
    area,
    on: 'saveEngagementActivity',
    response: accepting('activityIsDone'),
  },
  {
    name: 'readers see the hidden parts of the template',
    kind: 'authorization',
    area,
    on: 'getTemplateStages',
    response: seenByTheAdministrator,
  },
  {
    name: 'the view of the tenant shows editors all',
    kind: 'rules',
    area,
    on: 'getEngagement',
    response: readdressed((address) => address.replace('isTenantView=true', 'isTenantView=false')),
  },
  {
    name: 'an order that someone else has changed is saved',
    kind: 'state',
    area,
    on: 'orderEngagementStages',
    response: accepting('orderChanged'),
  },
  {
    name: 'a moved activity is always the last',
    kind: 'rules',
    area,
    on: 'moveEngagementActivity',
    response: repairing(drop('position')),
  },
  {
    name: 'the preview of a move names no activities',
    kind: 'rules',
    area,
    on: 'previewEngagementMove',
    response: body(put('completed', [])),
  },
  {
    name: 'a move takes other activities than the previewed ones',
    kind: 'rules',
    area,
    on: 'moveEngagement',
    response: accepting('moveChanged'),
  },
  {
    name: 'the undo of a move reverts what others have changed since',
    kind: 'state',
    area,
    on: 'undoEngagementMove',
    response: accepting('moveChangedSince'),
  },
  {
    name: 'the search does not look at stages',
    kind: 'rules',
    area,
    on: 'searchEngagements',
    response: repairing(drop('stageNames')),
  },
  {
    name: 'a column of the board counts one too many',
    kind: 'rules',
    area,
    on: 'countEngagementStages',
    response: body(change('stageCounts.*.count', (count) => Number(count) + 1)),
  },
  {
    name: 'the preview of a deletion counts no notes',
    kind: 'rules',
    area,
    on: 'previewEngagementDeletion',
    response: body(put('engagementDeletion.notes', 0)),
  },
  {
    name: 'a deleted engagement is still there',
    kind: 'state',
    area,
    on: 'deleteEngagement',
    response: without('engagements'),
  },
  {
    name: 'the history begins with the oldest change',
    kind: 'rules',
    area,
    on: 'getEngagementHistory',
    response: reversed('engagementChanges'),
  },
  {
    name: 'stages to come count days',
    kind: 'rules',
    area,
    on: 'getEngagementProgress',
    response: body(change('stages.*.days', (days) => days ?? 0)),
  },
  {
    name: 'a day in the year 9999 is the last possible one',
    kind: 'validation',
    area,
    on: 'createEngagement',
    response: accepting('engagementDayTooLate'),
  },
  {
    name: 'a project type in use is deleted',
    kind: 'state',
    area,
    on: 'deleteEngagementProjectType',
    response: accepting('projectTypeInUse'),
  },
  {
    name: 'a ticked item is returned as open',
    kind: 'rules',
    area,
    on: 'saveEngagementActivityAction',
    response: body(put('clientEngagementActivityAction.isDone', false)),
  },
];

const withDefaultVisibility = (stage: unknown) => ({ isTenantVisible: true, ...(stage as object) });
