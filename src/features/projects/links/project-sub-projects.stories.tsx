import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import {
  exampleSubProject,
  linkedDetail,
} from '#machines/projects/links/project-links.fixtures.ts';
import { buildDetail, buildPartInput } from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { projectSubProjectsMachine } from '#machines/projects/parts/project-sub-projects.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import SubProjects from './sub-projects.tsx';

const detail: ProjectDetail = {
  ...linkedDetail,
  subProjects: [
    exampleSubProject,
    { ...exampleSubProject, id: '2', code: 'AS-100', isSubProjectMember: true },
  ],
};

const meta = {
  title: 'Flows/Projects/Project Sub-Projects',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { detail }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <SubProjects
      actor={frozenActor(projectSubProjectsMachine, {
        state,
        input: buildPartInput(),
        context,
        children,
      })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof projectSubProjectsMachine>, 'context' | 'children'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'project-sub-projects', state: 'resting' } };
export const None: Story = {
  ...Resting,
  args: { context: { detail: { ...detail, subProjects: [] } } },
};
export const OfOthers: Story = {
  ...Resting,
  args: {
    context: {
      detail: {
        ...buildDetail({ isEditable: false, isAddSubProject: false, isProjectOwner: false }),
        subProjects: [{ ...exampleSubProject, isProjectOwner: false }],
      },
    },
  },
};
export const LongTexts: Story = {
  ...Resting,
  args: {
    context: {
      detail: {
        ...detail,
        subProjects: [{ ...exampleSubProject, name: longText, description: longText.repeat(3) }],
      },
    },
  },
};
export const Arabic: Story = { ...LongTexts, globals: { language: 'ar' } };
export const Linking: Story = {
  parameters: { flow: 'project-sub-projects', state: 'linking' },
  args: {
    children: {
      link: {
        state: 'selecting',
        input: { kind: 'SubProject', projectId: detail.project.id, employeeId: 'e' },
      },
    },
  },
};
export const Delinking: Story = {
  parameters: { flow: 'project-sub-projects', state: 'delinking' },
  args: {
    context: { detail, selected: exampleSubProject },
    children: { delinking: { state: 'confirming', input: { part: exampleSubProject } } },
  },
};

function Live({ loaded }: { loaded: ProjectDetail }) {
  const input = buildPartInput(loaded);
  return <SubProjects actor={useStoryActor(projectSubProjectsMachine, { input })} />;
}

const ben = loadWorld('ben', 'aster');

const withSubProjects = async (context: Parameters<typeof ben>[0]) => {
  const { world } = await ben(context);
  const fields = (code: string, name: string) => ({
    id: crypto.randomUUID(),
    code,
    name,
    description: '',
  });
  const body = fields('ST-1', 'Harbour');
  await api.createProject({ body });
  const path = { projectId: body.id };
  await api.addSubProject({ path, body: fields('ST-10', 'Lighthouse') });
  await api.addSubProject({ path, body: fields('ST-9', 'Pier') });
  return { world, detail: await api.getProject({ path: { id: body.id } }) };
};

/** Ben delinks a sub-project by keyboard, after a confirmation. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-sub-projects' },
  loaders: [withSubProjects],
  render: (_, { loaded }) => <Live loaded={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const codes = () =>
      canvas.getAllByRole('link', { name: /^ST-/ }).map((link) => link.textContent);
    await expect(codes()).toEqual(['ST-9', 'ST-10']);
    canvas.getByRole('link', { name: 'ST-9' }).focus();
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delink project?' });
    await expect(question).toHaveTextContent('ST-9 Pier will no longer be a sub-project of ST-1');
    await userEvent.click(within(question).getByRole('button', { name: 'Delink' }));
    await waitFor(() => expect(codes()).toEqual(['ST-10']));
  }),
};
