import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, screen, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import {
  exampleImpediment,
  exampleImpediments,
  impedimentsInput,
} from '#machines/projects/parts/project-extras.fixtures.ts';
import { projectImpedimentsMachine } from '#machines/projects/impediments/project-impediments.machine.ts';
import { buildDetail, buildPartInput } from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ProjectImpedimentsScreen } from './project-impediments.screen.tsx';

const parentId = exampleImpediment.projectId;
const line = { state: 'editing.filling', input: { parentId, part: null } };

const meta = {
  title: 'Flows/Projects/Project Impediments',
  tags: ['autodocs'],
  args: { context: { impediments: exampleImpediments }, children: { line } },
  render: ({ context, children }, { parameters: { state } }) => (
    <ProjectImpedimentsScreen
      actor={frozenActor(projectImpedimentsMachine, {
        state,
        input: impedimentsInput,
        context,
        children,
      })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof projectImpedimentsMachine>, 'context' | 'children'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = { flow: 'project-impediments', state: 'list.shown' };
const unread = { context: { impediments: null } };

export const Unopened: Story = {
  parameters: { flow: 'project-impediments', state: 'list.unopened' },
  args: unread,
};
export const Loading: Story = {
  parameters: { flow: 'project-impediments', state: 'list.loading' },
  args: unread,
};
export const Shown: Story = { parameters: { flow: 'project-impediments', state: 'list.shown' } };
export const All: Story = {
  parameters: shown,
  args: { context: { impediments: exampleImpediments, filter: 'all' } },
};
export const None: Story = { parameters: shown, args: { context: { impediments: [] } } };
export const AllResolved: Story = {
  parameters: shown,
  args: { context: { impediments: exampleImpediments.slice(2) } },
};
/** Someone who sees the project without taking part in it. */
export const ReadOnly: Story = {
  parameters: shown,
  args: {
    context: {
      detail: buildDetail({ isMember: false, isOwner: false, isEditable: false }),
      impediments: exampleImpediments.map((each) => ({
        ...each,
        isEditable: false,
        isDeletable: false,
      })),
      filter: 'all',
    },
  },
};
export const LongTexts: Story = {
  parameters: shown,
  args: {
    context: {
      impediments: [
        { ...exampleImpediment, impediments: longText },
        { ...exampleImpediment, id: '2', impediments: 'x'.repeat(500) },
        {
          ...exampleImpediment,
          id: '3',
          isResolved: true,
          resolvedOn: exampleImpediment.createdOn,
          resolverName: longText.slice(0, 80),
          resolution: longText,
        },
      ],
      filter: 'all',
    },
  },
};
export const Arabic: Story = { ...LongTexts, globals: { language: 'ar' } };
export const Refreshing: Story = {
  parameters: { flow: 'project-impediments', state: 'list.refreshing' },
};
export const Unavailable: Story = {
  parameters: { flow: 'project-impediments', state: 'list.unavailable' },
  args: unread,
};
/** The line and the dialogs have separate machines, with separate stories. */
export const Writing: Story = {
  parameters: { flow: 'project-impediments', state: 'line.writing' },
};
export const NoDialog: Story = {
  parameters: { flow: 'project-impediments', state: 'dialog.closed' },
};
const input = { parentId, part: exampleImpediment };
export const Editing: Story = {
  parameters: { flow: 'project-impediments', state: 'dialog.editing' },
  args: { children: { change: { state: 'editing.filling', input } } },
};
export const Resolving: Story = {
  parameters: { flow: 'project-impediments', state: 'dialog.resolving' },
  args: {
    context: { impediments: exampleImpediments, impediment: exampleImpediment },
    children: {
      resolution: {
        state: 'editing.filling',
        input: { parentId: exampleImpediment.id, part: null },
      },
    },
  },
};
export const Deleting: Story = {
  parameters: { flow: 'project-impediments', state: 'dialog.deleting' },
  args: { children: { deletion: { state: 'confirming', input: { part: exampleImpediment } } } },
};

function Live({ detail }: { detail: ProjectDetail }) {
  const actor = useStoryActor(projectImpedimentsMachine, {
    input: { ...buildPartInput(detail), clock: serverClock },
  });
  useLayoutEffect(() => actor.send({ type: 'impediments.open' }), [actor]);
  return <ProjectImpedimentsScreen actor={actor} />;
}

const withProject = avaKnowing(async () => {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, code: 'ST-1', name: 'Harbour', description: '' } });
  return { detail: await api.getProject({ path: { id } }) };
});

/** After the server was down, Ava raises an impediment by keyboard, and resolves it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-impediments' },
  loaders: [withProject],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByText(/^No impediments/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'New impediment' });
    await userEvent.type(field, 'No server{Enter}');
    await expect(await canvas.findByText('No server')).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /^Resolve: .*No server/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve impediment' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^How/ }), 'It is back.');
    await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
    await expect(await canvas.findByText('All impediments are resolved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All (1)' }));
    await expect(canvas.getByText('It is back.')).toBeVisible();
  }),
};
