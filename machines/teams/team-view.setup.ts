import { assign, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Cause } from '../cause.ts';
import { changedForm, isStaleRefusal, refusedForm } from '../records/form-faults.ts';
import type { KeptForm } from '../records/form-values.ts';
import {
  closedPart,
  openedPart,
  outdatedPart,
  partWithKept,
  restoredPart,
  type PartForm,
  type PartFormEvent,
  type PartFormTag,
} from '../records/part-form.ts';
import { isSound } from '../validation/faults.ts';
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

export interface TeamViewContext extends PartForm<GroupForm> {
  id: string;
  /** Null before the first answer. */
  team: TeamView | null;
  /** The group that a dialog is about; null for a new one. */
  group: Group | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

/** NAME is a click on a group's name. */
export type TeamViewEvent =
  | { type: 'ADD' }
  | { type: 'EDIT' | 'DELETE' | 'NAME'; group: Group }
  | PartFormEvent<GroupForm>
  | { type: 'YES' }
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
    tags: {} as 'busy' | 'question' | PartFormTag,
  },
  actors: { loadTeamView, saveGroup, deleteGroup },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isGroupSound: ({ context }) => isSound(faultsIn(context)),
    isNew: ({ context }) => isNew(context),
    isGroupGone: ({ context }, failure: Failure) => !isNew(context) && isMissing(failure),
    isTeamGone: ({ context }, failure: Failure) => isNew(context) && isMissing(failure),
    isGroupStale: ({ context }, { error }: Failure) =>
      !isNew(context) && isStaleRefusal(context.form, error),
  },
  actions: {
    show: assign((_, team: TeamView) => ({ team })),
    choose: assign((_, { group }: { group: Group }) => ({ group })),
    beginAdding: assign({ group: null, ...openedPart(emptyGroup, null) }),
    beginEditing: assign((_, { group }: { group: Group }) => ({
      group,
      ...openedPart(groupFormOf(group), group.version),
    })),
    takeKept: assign(({ context }, { kept }: { kept: KeptForm<GroupForm> }) =>
      partWithKept(context, kept),
    ),
    restore: assign(({ context }) => restoredPart(context)),
    forgetDraft: assign({ draft: null }),
    change: assign(({ context }, { change }: { change: Partial<GroupForm> }) => {
      const fields = Object.keys(change);
      // What is wrong with the completed tasks may be the number of all tasks.
      const corrected = fields.includes('totalTasks') ? [...fields, 'completedTasks'] : fields;
      return changedForm(context, change, corrected);
    }),
    showFaults: assign({ faults: ({ context }) => faultsIn(context) }),
    showRefusal: assign(({ context }, { error }: Failure) => refusedForm(context, error)),
    keepRefusal: assign(({ context }, { error }: Failure) => outdatedPart(context, error)),
    closeGroup: assign(closedPart),
    forgetVersion: assign({ version: null, refusal: '', theirFields: [] }),
    beginAnew: assign({ group: null, version: null, refusal: '', theirFields: [] }),
  },
});

/** The group as it is sent. */
export const groupToSave = (context: TeamViewContext) => ({
  teamId: context.id,
  groupId: context.group?.groupId ?? null,
  form: shownForm(context.form, isNew(context)),
  version: context.version,
});
