import { assign, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Cause } from '../cause.ts';
import { faultsWithout } from '../records/form-values.ts';
import { faultsOfProblem, isSound, type Faults } from '../validation/faults.ts';
import {
  emptyGroup,
  faultsOfGroup,
  groupFormOf,
  shownForm,
  type Group,
  type GroupForm,
} from './group.ts';
import { deleteGroup, loadTeamView, saveGroup } from './team-view.actors.ts';
import type { TeamView } from './team.ts';

export interface TeamViewContext {
  id: string;
  /** Null before the first answer. */
  team: TeamView | null;
  /** The group that a dialog is about; null for a new one. */
  group: Group | null;
  /** What is filled in. */
  form: GroupForm;
  faults: Faults<keyof GroupForm>;
  /** The version of the group that was seen; none overwrites. */
  version: number | null;
  /** What the server said when the group had been changed or deleted meanwhile. */
  refusal: string;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

/** NAME is a click on a group's name. */
export type TeamViewEvent =
  | { type: 'ADD' }
  | { type: 'EDIT' | 'DELETE' | 'NAME'; group: Group }
  | { type: 'form.changed'; change: Partial<GroupForm> }
  | { type: 'SAVE' }
  /** Over what somebody else has saved meanwhile. */
  | { type: 'SAVE_ANYWAY' }
  /** In place of the one that somebody has deleted. */
  | { type: 'SAVE_AS_NEW' }
  | { type: 'YES' }
  | { type: 'CANCEL' }
  | { type: 'tab.returned' };

interface Failure {
  error: unknown;
}

const isNew = ({ group }: TeamViewContext) => group === null;

const faultsIn = (context: TeamViewContext) => faultsOfGroup(context.form, isNew(context));

const isMissing = ({ error }: Failure) => toProblem(error).kind === 'notFound';

/** What the chart of a team can decide, do and invoke. */
export const teamViewSetup = setup({
  types: {
    context: {} as TeamViewContext,
    events: {} as TeamViewEvent,
    input: {} as { id: string },
    tags: {} as 'busy' | 'editable' | 'saving' | 'stale' | 'gone' | 'question',
  },
  actors: { loadTeamView, saveGroup, deleteGroup },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isGroupSound: ({ context }) => isSound(faultsIn(context)),
    isNew: ({ context }) => isNew(context),
    isGroupGone: ({ context }, failure: Failure) => !isNew(context) && isMissing(failure),
    isGroupStale: ({ context }, { error }: Failure) =>
      !isNew(context) &&
      toProblem(error).kind === 'conflict' &&
      isSound(faultsOfProblem(toProblem(error))),
  },
  actions: {
    show: assign((_, team: TeamView) => ({ team })),
    choose: assign((_, { group }: { group: Group }) => ({ group })),
    beginAdding: assign({
      group: null,
      form: emptyGroup,
      faults: {},
      version: null,
    }),
    beginEditing: assign((_, { group }: { group: Group }) => ({
      group,
      form: groupFormOf(group),
      faults: {},
      version: group.version,
    })),
    change: assign(({ context }, { change }: { change: Partial<GroupForm> }) => {
      const fields = Object.keys(change);
      // What is wrong with the completed tasks may be the number of all tasks.
      const corrected = fields.includes('totalTasks') ? [...fields, 'completedTasks'] : fields;
      return {
        form: { ...context.form, ...change },
        faults: faultsWithout(context.faults, corrected),
      };
    }),
    showFaults: assign({ faults: ({ context }) => faultsIn(context) }),
    showRefusal: assign((_, { error }: Failure) => ({ faults: faultsOfProblem(toProblem(error)) })),
    keepRefusal: assign((_, { error }: Failure) => ({
      refusal: toProblem(error).messages.join(' '),
    })),
    forgetVersion: assign({ version: null }),
    beginAnew: assign({ group: null, version: null }),
  },
});

/** The group as it is sent. */
export const groupToSave = (context: TeamViewContext) => ({
  teamId: context.id,
  groupId: context.group?.groupId ?? null,
  form: shownForm(context.form, isNew(context)),
  version: context.version,
});
