import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ItemChange } from '#machines/work-view/items/item-change.ts';
import {
  exampleImpediment,
  exampleItem,
  exampleItems,
} from '#machines/work-view/work-view.fixtures.ts';
import { workItemsBulkMachine } from '#machines/work-view/items/work-items-bulk.machine.ts';
import { toWorkItemSearch } from '#machines/work-view/work-view-search.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { frozenBulk, StaticWorkView } from '../work-view.fixtures.tsx';

const first = exampleItem();
const second = exampleItem({
  id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d13',
  title: 'Write the help',
});
const toChange = (item: typeof first): ItemChange => ({
  item,
  fields: { status: 'done' },
  shown: {},
  groupId: null,
});
const response = {
  ...exampleItems,
  items: [first, second, ...exampleItems.items.slice(1)],
  totalCount: 4,
};
const changes = [first, second].map(toChange);

const meta = {
  title: 'Flows/Work View/Work Items Bulk',
  tags: ['autodocs'],
  args: { context: {} },
  decorators: [withRights(['workview.basic', 'projects.basic', 'clockwork.basic']), withRouter],
  render: ({ context }, { parameters: { state } }) => (
    <StaticWorkView response={response} bulk={frozenBulk(context, state)} />
  ),
} satisfies Meta<{ context: Parameters<typeof frozenBulk>[0] }>;
export default meta;
type Story = StoryObj<typeof meta>;

const selecting = { flow: 'work-items-bulk', state: 'selecting' };

/** Two tasks are selected; the other items say why they can't be. */
export const Selecting: Story = {
  parameters: selecting,
  args: { context: { selection: [first, second] } },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selected records' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    const locked = canvas.getByRole('checkbox', { name: /Check the totals/ });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAccessibleDescription(
      'Only members of the project can change this.',
    );
    const impediment = canvas.getByRole('checkbox', {
      name: new RegExp(exampleImpediment().title),
    });
    await userEvent.click(impediment);
    await expect(impediment).not.toBeChecked();
    await expect(impediment).toHaveAccessibleDescription('An impediment can only be resolved.');
  }),
};
export const Changing: Story = {
  parameters: { flow: 'work-items-bulk', state: 'changing' },
  args: { context: { selection: [second], queue: changes.slice(1), total: 2 } },
  play: playIfEnabled(async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Changing 2 of 2…' });
    await expect(progress).toHaveValue(50);
    const box = canvas.getByRole('checkbox', { name: /Write the help/ });
    await expect(box).toHaveAccessibleDescription('The selected tasks are being changed.');
  }),
};
/** One was changed; the other one is still selected, with the reason. */
export const NotChanged: Story = {
  parameters: selecting,
  args: {
    context: {
      selection: [second],
      restoring: changes.slice(0, 1),
      failed: changes.slice(1).map((change) => ({
        change,
        failure: { kind: 'conflict', message: 'Kira Novak changed this in the meantime.' },
      })),
    },
  },
  play: playIfEnabled(async ({ canvas }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('1 task wasn’t changed');
    await expect(notice).toHaveTextContent(
      'Write the help: Kira Novak changed this in the meantime.',
    );
    await expect(notice).toHaveTextContent('1 task was changed.');
  }),
};
export const Changed: Story = {
  parameters: selecting,
  args: { context: { restoring: changes } },
};
export const Restoring: Story = {
  parameters: { flow: 'work-items-bulk', state: 'restoring' },
  args: { context: { queue: changes, total: 2, restored: 0 } },
};
export const Restored: Story = {
  parameters: selecting,
  args: { context: { restored: 2 } },
};
export const NotRestored: Story = {
  parameters: selecting,
  args: {
    context: {
      restored: 1,
      failed: changes.slice(1).map((change) => ({
        change,
        failure: { kind: 'conflict', message: 'Kira Novak changed this in the meantime.' },
      })),
    },
  },
};

type Loaded = Awaited<ReturnType<typeof withTasks>>;

function Live({ loaded }: Pick<Loaded, 'loaded'>) {
  const bulk = useStoryActor(workItemsBulkMachine, {
    input: { report: { send: () => undefined } },
  });
  return <StaticWorkView response={loaded} bulk={bulk} />;
}

const withTasks = avaKnowing(async () => {
  const projectId = crypto.randomUUID();
  const project = { id: projectId, code: 'WB-1', name: 'Lighthouse', description: '' };
  await api.createProject({ body: project });
  for (const taskName of ['Trim the lamp', 'Paint the door']) {
    await api.createProjectTask({ body: { projectId, taskName, taskDescription: '' } });
  }
  const body = { ...toWorkItemSearch(firstPage, 'all'), projectIds: [projectId] };
  return { projectId, loaded: await api.searchWorkItems({ body }) };
});

/** Two tasks are marked as done at once, and are open again after Undo. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-items-bulk' },
  loaders: [withTasks],
  render: (_, { loaded }) => <Live {...(loaded as Loaded)} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { projectId } = loaded as Loaded;
    const listTasks = async () => (await api.getProject({ path: { id: projectId } })).project.tasks;
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(all);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Status of the selected tasks' }),
    );
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Done' }));
    await canvas.findByText('2 tasks were changed.');
    await expect((await listTasks()).map(({ status }) => status)).toEqual(['done', 'done']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByText('2 tasks have their former values again.');
    await expect((await listTasks()).map(({ status }) => status)).toEqual(['open', 'open']);
  }),
};

/** The members of the project are offered for the selected tasks. */
export const Assigning: Story = {
  parameters: { flow: 'work-items-bulk' },
  loaders: [withTasks],
  render: (_, { loaded }) => <Live {...(loaded as Loaded)} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { projectId } = loaded as Loaded;
    await userEvent.click(canvas.getByRole('checkbox', { name: /Trim the lamp/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Person of the selected tasks' }),
    );
    const field = await canvas.findByRole('button', { name: /Person of the selected tasks/ });
    await waitFor(() => expect(field).toHaveTextContent('Select a person'));
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Ava Stone' }));
    await canvas.findByText('1 task was changed.');
    const { tasks } = (await api.getProject({ path: { id: projectId } })).project;
    await expect(tasks.map(({ assigneeId }) => assigneeId !== null)).toEqual([true, false]);
  }),
};
