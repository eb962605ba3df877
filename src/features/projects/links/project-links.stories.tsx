import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import {
  freeDetail,
  linkedDetail,
  receivedRequest,
  requestedDetail,
  sentRequest,
} from '#machines/projects/links/project-links.fixtures.ts';
import { projectLinksMachine } from '#machines/projects/links/project-links.machine.ts';
import { buildDetail, buildPartInput } from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import ProjectLinks from './project-links.tsx';

const meta = {
  title: 'Flows/Projects/Project Links',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { detail: linkedDetail }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <ProjectLinks
      actor={frozenActor(projectLinksMachine, {
        state,
        input: buildPartInput(),
        context,
        children,
      })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof projectLinksMachine>, 'context' | 'children'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const resting = { parameters: { flow: 'project-links', state: 'resting' } };
const shows = (detail: ProjectDetail): Story => ({ ...resting, args: { context: { detail } } });
const isOthers = { isEditable: false, isOwner: false, isProjectOwner: false };

export const Resting: Story = shows(linkedDetail);
export const Free = shows(freeDetail);
export const Requested = shows(requestedDetail);
export const RequestedFromAdministrator = shows(
  buildDetail({
    linkState: 'requested',
    linkRequest: { ...sentRequest, parentProject: null, toName: null, mayWithdraw: false },
    ...isOthers,
  }),
);
export const Apex = shows(buildDetail({ linkState: 'apex', linkRequest: null }));
export const HiddenParent = shows(
  buildDetail({ linkState: 'linked', isAccessForParentProject: false, ...isOthers }),
);
export const FreeOfOthers = shows(buildDetail({ ...freeDetail.project, ...isOthers }));
export const LongNames = shows({
  ...requestedDetail,
  project: {
    ...requestedDetail.project,
    linkRequest: {
      ...sentRequest,
      parentProject: { id: sentRequest.subProject.id, code: 'AS-003', name: longText },
      toName: longText.slice(0, 80),
    },
  },
  linkRequests: [
    {
      ...receivedRequest,
      subProject: { ...receivedRequest.subProject, id: 'other', name: longText },
      mayAnswer: false,
    },
    receivedRequest,
  ],
});
export const Arabic: Story = { ...LongNames, globals: { language: 'ar' } };

/** The dialogs have separate machines, with separate stories. */
export const Linking: Story = {
  parameters: { flow: 'project-links', state: 'linking' },
  args: {
    context: { detail: freeDetail },
    children: {
      link: {
        state: 'selecting',
        input: { kind: 'RequestedParent', projectId: freeDetail.project.id, employeeId: 'e' },
      },
    },
  },
};
export const Delinking: Story = {
  parameters: { flow: 'project-links', state: 'delinking' },
  args: { children: { delinking: { state: 'confirming', input: { part: linkedDetail.project } } } },
};
export const Withdrawing: Story = {
  parameters: { flow: 'project-links', state: 'withdrawing' },
  args: { context: { detail: requestedDetail } },
};
const answering = { detail: linkedDetail, request: receivedRequest };
export const Accepting: Story = {
  parameters: { flow: 'project-links', state: 'accepting' },
  args: { context: answering },
};
export const Denying: Story = {
  parameters: { flow: 'project-links', state: 'denying' },
  args: { context: answering },
};

function Live({ detail }: { detail: ProjectDetail }) {
  const input = { ...buildPartInput(detail), clock: serverClock };
  return <ProjectLinks actor={useStoryActor(projectLinksMachine, { input })} />;
}

const ben = loadWorld('ben', 'aster');

/** Two projects of Ben: one is linked below the other. */
const withProjects = async (context: Parameters<typeof ben>[0]) => {
  const { world } = await ben(context);
  const create = async (code: string, name: string) => {
    const id = crypto.randomUUID();
    await api.createProject({ body: { id, code, name, description: '' } });
    return id;
  };
  await create('ST-1', 'Harbour');
  const id = await create('ST-2', 'Lighthouse');
  return { world, detail: await api.getProject({ path: { id } }) };
};

/** Ben searches for one of his projects by its name, after the server was down. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-links' },
  loaders: [withProjects],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, clock }: World = loaded['world'];
    const detail: ProjectDetail = loaded['detail'];
    await userEvent.click(canvas.getByRole('button', { name: 'Link to my project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link to my project' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await expect(await dialog.findByText('Select a project.')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /Parent project/ }), 'harb');
    clock.advance(250);
    await userEvent.click(await screen.findByRole('option', { name: /ST-1 Harbour/ }));
    setScenario('server-down');
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await expect(await dialog.findByText('The project wasn’t linked')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { parentProject } = await api.getProject({ path: { id: detail.project.id } });
    await expect(parentProject?.code).toBe('ST-1');
  }),
};
