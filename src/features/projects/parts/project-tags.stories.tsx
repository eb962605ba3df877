import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import {
  exampleProjectTag,
  exampleProjectTags,
  tagsInput,
  untaggableInput,
} from '#machines/projects/parts/project-extras.fixtures.ts';
import { buildPartInput } from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { projectTagsMachine } from '#machines/projects/list/project-tags.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ProjectTagsScreen } from './project-tags.screen.tsx';

const meta = {
  title: 'Flows/Projects/Project Tags',
  tags: ['autodocs'],
  decorators: [withRights(['projectTags.basic', 'tags.basic']), withRouter],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => (
    <ProjectTagsScreen
      actor={frozenActor(projectTagsMachine, { state, input: tagsInput, context })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof projectTagsMachine>, 'context'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = { flow: 'project-tags', state: 'shown' };

export const Shown: Story = { parameters: { flow: 'project-tags', state: 'shown' } };
export const None: Story = { parameters: shown, args: { context: { projectTags: [] } } };
export const Removed: Story = {
  parameters: shown,
  args: { context: { removed: exampleProjectTag } },
};
export const Failed: Story = {
  parameters: shown,
  args: { context: { failure: { kind: 'unreachable', message: '' } } },
};
/** A member who may not edit the project. */
export const NotEditable: Story = {
  parameters: shown,
  args: { context: untaggableInput },
};
export const WithoutTheRight: Story = { parameters: shown, decorators: [withRights([])] };
export const LongNames: Story = {
  parameters: shown,
  args: {
    context: {
      projectTags: exampleProjectTags.map((each) => ({
        ...each,
        tagName: longText.slice(0, 70),
        projectCode: each.isInherited ? null : each.projectCode,
      })),
    },
  },
};
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const Creating: Story = { parameters: { flow: 'project-tags', state: 'creating' } };
export const Assigning: Story = { parameters: { flow: 'project-tags', state: 'assigning' } };
export const Removing: Story = { parameters: { flow: 'project-tags', state: 'removing' } };

function Live({ detail }: { detail: ProjectDetail }) {
  const input = { ...buildPartInput(detail), clock: serverClock };
  return <ProjectTagsScreen actor={useStoryActor(projectTagsMachine, { input })} />;
}

const withProject = avaKnowing(async () => {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, code: 'ST-1', name: 'Harbour', description: '' } });
  return { detail: await api.getProject({ path: { id } }) };
});

/** Ava creates a tag, applies it to the sub-projects, removes it, and takes that back. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-tags' },
  loaders: [withProject],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add tag' }));
    const field = canvas.getByRole('combobox', { name: 'Add tag' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Quarterly');
    await screen.findByRole('option', { name: /Create .*Quarterly/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const all = await canvas.findByRole('button', { name: /Quarterly.*: for all sub-projects/ });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add tag' })).toHaveFocus());
    await userEvent.click(all);
    await waitFor(() => expect(all).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove .*Quarterly/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(
      await canvas.findByRole('button', {
        name: /Quarterly.*: for all sub-projects/,
        pressed: true,
      }),
    ).toBeVisible();
  }),
};
