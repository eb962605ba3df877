import { fn } from 'storybook/test';
import { engagementDialogsMachine } from '#machines/engagements/list/engagement-dialogs.machine.ts';
import { exampleTypes } from '#machines/engagements/list/types/project-type.fixtures.ts';
import { projectTypesMachine } from '#machines/engagements/list/types/project-types.machine.ts';
import { frozenActor } from '@atrium/statechart-panel';
import { now, timeZone } from '#stories/fixtures/fixtures.ts';

export const dialogsInput = {
  createId: () => crypto.randomUUID(),
  clock: { now: () => now },
  timeZone,
};

/** Project types that are loaded. */
export const staticTypes = () =>
  frozenActor(projectTypesMachine, {
    state: 'list.shown',
    input: dialogsInput,
    context: { types: exampleTypes },
  });

/** What list and board have in common. */
export const staticHead = () => ({
  dialogs: frozenActor(engagementDialogsMachine, { state: 'closed', input: dialogsInput }),
  types: staticTypes(),
  onView: fn(),
});
