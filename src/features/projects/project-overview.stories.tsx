import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { Clock } from '#machines/clock.ts';
import {
  buildDetail,
  buildPartInput,
  exampleDetail,
} from '#machines/projects/project-overview.fixtures.ts';
import { projectOverviewMachine } from '#machines/projects/project-overview.machine.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { NotFound } from '#page/entry/not-found.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadBensProject } from './overview/project-overview.fixtures.tsx';
import { serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ProjectOverviewScreen } from './project-overview.screen.tsx';
import type { ProjectTab } from './project-tabs.ts';

type Overview = FrozenSnapshot<typeof projectOverviewMachine>;

const { employeeId, clock } = buildPartInput();
const input = { id: exampleDetail.project.id, employeeId, clock };

const staticScreen = () => ({
  tab: 'members' as const,
  onTab: fn(),
  onCopyAddress: fn(),
  notFound: <NotFound onBack={fn()} />,
});

/** The parts with a state that shows something; the others have their own stories. */
const getParts = (detail: ProjectDetail): NonNullable<Overview['children']> => ({
  head: { state: 'resting', input: buildPartInput(detail) },
  owner: { state: 'resting', input: buildPartInput(detail) },
  members: { state: 'resting', input: buildPartInput(detail) },
});

const meta = {
  title: 'Flows/Projects/Project Overview',
  tags: ['autodocs'],
  decorators: [withRights(['projects.basic']), withRouter],
  args: { detail: exampleDetail, cause: null },
  render: ({ detail, cause }, { parameters: { state } }) => (
    <ProjectOverviewScreen
      {...staticScreen()}
      actor={frozenActor(projectOverviewMachine, {
        state,
        input,
        context: { detail, cause },
        children: detail ? getParts(detail) : {},
      })}
    />
  ),
} satisfies Meta<Pick<NonNullable<Overview['context']>, 'detail' | 'cause'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = { flow: 'project-overview', state: 'ready.current' };
const unread = { detail: null };

export const Loading: Story = {
  parameters: { flow: 'project-overview', state: 'loading' },
  args: unread,
};
export const Current: Story = { parameters: current };
export const Dark: Story = { parameters: current, globals: { theme: 'dark' } };
export const Arabic: Story = { parameters: current, globals: { language: 'ar' } };
/** The parent is known to those alone who have access to it. */
export const Apex: Story = {
  parameters: current,
  args: {
    detail: buildDetail({
      isApexProject: true,
      isAccessForParentProject: false,
      unResolvedImpediment: 0,
    }),
  },
};
export const OwnerHasLeft: Story = {
  parameters: current,
  args: { detail: buildDetail({ isOwner: false, ownerState: 'left' }) },
};
/** Nobody can look after it but an administrator. */
export const OwnerWithoutAccess: Story = {
  parameters: current,
  args: {
    detail: buildDetail({
      isOwner: false,
      isEditable: false,
      isProjectOwner: false,
      isTransferable: false,
      isDeletable: false,
      ownerState: 'noAccess',
    }),
  },
};
export const LongTexts: Story = {
  parameters: current,
  args: { detail: buildDetail({ name: longText.slice(0, 200), description: longText.repeat(3) }) },
};
export const Refreshing: Story = {
  parameters: { flow: 'project-overview', state: 'ready.refreshing' },
};
export const Outdated: Story = {
  parameters: { flow: 'project-overview', state: 'ready.outdated' },
  args: { cause: 'unreachable' },
};
export const Unavailable: Story = {
  parameters: { flow: 'project-overview', state: 'unavailable' },
  args: { detail: null, cause: 'down' },
};
export const Missing: Story = {
  parameters: { flow: 'project-overview', state: 'notFound' },
  args: unread,
};
export const Lost: Story = { parameters: { flow: 'project-overview', state: 'lost.resting' } };
export const LostChecking: Story = {
  parameters: { flow: 'project-overview', state: 'lost.checking' },
};
export const Deleted: Story = { parameters: { flow: 'project-overview', state: 'deleted' } };

interface LiveProps {
  id: string;
  liveClock: Clock;
}

function Live({ id, liveClock }: LiveProps) {
  const actor = useStoryActor(projectOverviewMachine, {
    input: { id, employeeId, clock: liveClock },
  });
  const [tab, onTab] = useState<ProjectTab>('members');
  return <ProjectOverviewScreen {...staticScreen()} actor={actor} tab={tab} onTab={onTab} />;
}

/** Loads at the second attempt; then Ben adds a member by keyboard, and the head counts again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-overview' },
  loaders: [loadBensProject],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live id={loaded['projectId']} liveClock={loaded['world'].clock} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await canvas.findByRole('heading', { name: 'ST-1 Harbour' });
    await canvas.findByRole('tab', { name: 'Members (2)' });
    (await canvas.findByRole('button', { name: 'Add member' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add member' }));
    const field = dialog.getByRole('combobox', { name: /New member/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'grace');
    loaded['world'].clock.advance(250);
    await screen.findByRole('option', { name: /Grace Kim/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Add member' }));
    await canvas.findByRole('tab', { name: 'Members (3)' });
    const { project } = await api.getProject({ path: { id: loaded['projectId'] } });
    await expect(project.members).toHaveLength(3);
  }),
};
