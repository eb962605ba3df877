import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import {
  sampleChoices,
  sampleOwnTag,
  sampleTagged,
} from '#machines/tags/tagged-projects.fixtures.ts';
import type { TaggedProject } from '#machines/tags/tagged-projects.ts';
import { taggingMachine, type TaggingActor } from '#machines/tags/tagging.machine.ts';
import { api } from '#openapi/client/index.ts';
import { useSelector } from '@xstate/react';
import { Button } from '#ui/controls/button.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { InheritedChips, OwnChips } from './project-chips.tsx';
import { TaggingDialog } from './tagging-dialog.tsx';
import { TaggingNotices } from './tagging-notices.tsx';

const [project, other, third] = sampleTagged;
const [ofTeam, open] = sampleChoices;
const change = { project, tag: sampleOwnTag };
const picking = { choices: sampleChoices, projects: [project, other] };

function Tagging({ actor, row }: { actor: TaggingActor; row: TaggedProject }) {
  const choices = useSelector(actor, ({ context }) => context.choices);
  return (
    <>
      <TaggingNotices actor={actor} />
      <OwnChips actor={actor} project={row} />
      <InheritedChips project={row} />
      {choices !== null && (
        <Button onPress={() => actor.send({ type: 'tags.assign', projects: [row] })}>
          Assign tag…
        </Button>
      )}
      <TaggingDialog actor={actor} />
    </>
  );
}

const state = (name: string, context: object = {}, row: TaggedProject = project) => ({
  parameters: { flow: 'tagging', state: name },
  render: () => (
    <Tagging
      row={row}
      actor={frozenActor(taggingMachine, {
        state: name,
        input: undefined,
        context: { choices: sampleChoices, ...context },
      })}
    />
  ),
});

const meta = {
  title: 'Flows/Tags/Tagging',
  tags: ['autodocs'],
  decorators: [withRouter, withRights(['projects.basic', 'projectTags.basic'])],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading', { choices: null });
export const Idle = state('idle');
/** A project of someone else, with a tag of a team, and one that is inherited. */
export const Blocked = state('idle', {}, other);
export const Removed = state('idle', { removed: change });
export const NotChanged = state('idle', {
  failure: {
    kind: 'conflict',
    message: 'This tag is inherited from AS-001 Portal. Remove it there.',
  },
});
export const Assigned = state('idle', {
  report: { tag: open, assignedToAll: false, succeeded: [project], remaining: [] },
});
const partly = {
  tag: ofTeam,
  assignedToAll: false,
  succeeded: [project],
  remaining: [
    {
      project: other,
      failure: { kind: 'forbidden', message: 'Only the project owner can change the tags.' },
    },
    { project: { ...third, projectName: longText }, failure: { kind: 'down', message: '' } },
  ],
};
export const PartlyAssigned = state('idle', { report: partly });
/** The projects that did not get the tag remain in the report while they are tried again. */
export const Retrying = state('retrying', {
  report: partly,
  queue: [other, third],
});
export const Opening = state('picking.opening', picking);
export const OpeningFailed = state('picking.failed', picking);
export const Choosing = state('picking.choosing', picking);
export const Unselected = state('picking.choosing', { ...picking, isUnselected: true });
export const Assigning = state('assigning', { ...picking, tagId: open?.id, queue: [other] });
export const Switching = state('switching', { change });
export const Removing = state('removing', { change });
export const Restoring = state('restoring', { change, removed: change });

const withProject = avaKnowing(async () => {
  const id = crypto.randomUUID();
  const body = { id, code: 'TG-1', name: 'Tagging', description: '' };
  await api.createProject({ body });
  return { project: { ...project, projectId: id, projectCode: 'TG-1', projectTags: [] } };
});

/** A tag is assigned by keyboard; the first attempt selects none. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tagging' },
  loaders: [withProject],
  render: (_, { loaded }) => <Live row={loaded['project']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign tag…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a tag to 1 project' }));
    await dialog.findByText('Apply to sub-projects too');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign tag' }));
    await expect(await dialog.findByText('Select a tag.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Please select/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Strategic' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign tag' }));
    await expect(await canvas.findByText(/1 project has/)).toBeVisible();
  }),
};

function Live({ row }: { row: TaggedProject }) {
  return <Tagging row={row} actor={useStoryActor(taggingMachine, { input: undefined })} />;
}
