import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ItemChange } from '#machines/work-view/items/item-change.ts';
import { exampleItem, exampleItems } from '#machines/work-view/work-view.fixtures.ts';
import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import { getShownItems } from '#machines/work-view/items/work-items.setup.ts';
import { workItemsMachine } from '#machines/work-view/items/work-items.machine.ts';
import { toWorkItemSearch } from '#machines/work-view/work-view-search.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { frozenItems, StaticWorkView } from './work-view.fixtures.tsx';
import { ChangeNotices } from './bulk/change-notices.tsx';
import { ItemDue, ItemStatus } from './item/item-values.tsx';

const change: ItemChange = {
  item: exampleItem(),
  fields: { status: 'done' },
  shown: {},
  groupId: null,
};

const meta = {
  title: 'Flows/Work View/Work Items',
  tags: ['autodocs'],
  decorators: [withRights(['workview.basic', 'projects.basic', 'clockwork.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stored = { flow: 'work-items', state: 'stored' };

/** The last change can be undone. */
export const Stored: Story = {
  parameters: stored,
  render: () => <StaticWorkView items={frozenItems({ undoable: change })} />,
};
export const Sending: Story = {
  parameters: { flow: 'work-items', state: 'sending' },
  render: () => <StaticWorkView items={frozenItems({ pending: [change] }, 'sending')} />,
};
/** There was no response: the item stays as it was changed. */
export const NotSaved: Story = {
  parameters: stored,
  render: () => (
    <StaticWorkView
      items={frozenItems({
        failed: [{ change, kind: 'offline', failure: { kind: 'down', message: '' } }],
      })}
    />
  ),
  play: playIfEnabled(async ({ canvas }) => {
    const name = 'Try again to save Draw the start page';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  }),
};
export const ChangeRejected: Story = {
  parameters: stored,
  render: () => (
    <StaticWorkView
      items={frozenItems({
        failed: [
          {
            change,
            kind: 'rejected',
            failure: { kind: 'forbidden', message: 'Only members may do this.' },
          },
        ],
      })}
    />
  ),
};
/** Someone else was first: what they changed is named. */
export const Conflict: Story = {
  parameters: stored,
  render: () => (
    <StaticWorkView
      items={frozenItems({
        failed: [
          {
            change: { ...change, item: exampleItem({ title: 'Draw the first page' }) },
            kind: 'conflict',
            failure: { kind: 'conflict', message: 'Kira Novak changed this in the meantime.' },
          },
        ],
      })}
    />
  ),
};

const rejecting = workItemsMachine.provide({
  actors: {
    sendItemChange: fromPromise<number | null, { change: ItemChange; item: WorkItem }>(() =>
      Promise.reject(new Problem('forbidden', 403, { response: { errorMessages: ['Not now.'] } })),
    ),
  },
});

function Rejecting() {
  const items = useStoryActor(rejecting, {
    input: { search: firstPage, report: { send: () => undefined } },
  });
  useEffect(() => {
    items.send({ type: 'items.loaded', response: exampleItems, search: firstPage });
  }, [items]);
  return <StaticWorkView items={items} />;
}

/** The notice of a failure gives the focus back to the row. */
export const Dismissed: Story = {
  parameters: stored,
  render: () => <Rejecting />,
  play: playIfEnabled(async ({ canvas }) => {
    const changeStatus = async () => {
      const name = /^Status of Draw the start page/;
      await userEvent.click(await canvas.findByRole('button', { name }));
      const [other] = await screen.findAllByRole('menuitemradio', { checked: false });
      if (!other) throw new Error('The menu has no other status.');
      await userEvent.click(other);
    };
    const title = await canvas.findByRole('button', { name: 'Draw the start page' });
    for (const container of ['alert', 'row'] as const) {
      await changeStatus();
      const alert = within(await canvas.findByRole('alert'));
      const row = canvas.getAllByRole('row').find((each) => each.contains(title));
      if (!row) throw new Error('The title is not in a row.');
      const again = container === 'alert' ? alert : within(row);
      await userEvent.click(await again.findByRole('button', { name: /^Try again/ }));
      await expect(title).toHaveFocus();
      await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
      await expect(title).toHaveFocus();
      await expect(canvas.queryByRole('alert')).toBeNull();
    }
  }),
};

type Loaded = Awaited<ReturnType<typeof withTask>>;

function Live({ item, response }: Pick<Loaded, 'item' | 'response'>) {
  const items = useStoryActor(workItemsMachine, {
    input: { search: firstPage, report: { send: () => undefined } },
  });
  useEffect(() => {
    items.send({ type: 'items.loaded', response, search: firstPage });
  }, [items, response]);
  const shown = useSelector(items, ({ context }) => getShownItems(context)[0] ?? item);
  return (
    <>
      <ItemStatus item={shown} items={items} />
      <ItemDue item={shown} items={items} today={response.today} lastDay={response.lastDay} />
      <ChangeNotices items={items} />
    </>
  );
}

const withTask = avaKnowing(async () => {
  const projectId = crypto.randomUUID();
  const project = { id: projectId, code: 'WI-1', name: 'Lighthouse', description: '' };
  await api.createProject({ body: project });
  const task = { projectId, taskName: 'Trim the lamp', taskDescription: '' };
  await api.createProjectTask({ body: task });
  const body = { ...toWorkItemSearch(firstPage, 'all'), projectIds: [projectId] };
  const response = await api.searchWorkItems({ body });
  const [item] = response.items;
  if (!item) throw new Error('The created task is not among the work items.');
  return { item, response };
});

/** The status of a task is changed on its row, and the change is undone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-items' },
  loaders: [withTask],
  render: (_, { loaded }) => <Live {...(loaded as Loaded)} />,
  play: playIfEnabled(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Status of .*: Open$/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'In progress' }));
    await canvas.findByRole('button', { name: /^Status of .*: In progress$/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: /^Status of .*: Open$/ })).toBeVisible();
  }),
};

/** A task gets a due date that the menu does not have. */
export const PickingDay: Story = {
  parameters: { flow: 'work-items' },
  loaders: [withTask],
  render: (_, { loaded }) => <Live {...(loaded as Loaded)} />,
  play: playIfEnabled(async ({ canvas }) => {
    const openDialog = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Due date of/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pick a day…' }));
      return within(await screen.findByRole('dialog', { name: /^Due date of/ }));
    };
    const dialog = await openDialog();
    const save = await dialog.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await dialog.findByText('Enter a full date.')).toBeVisible();
    for (const [part, typed] of Object.entries({ year: '2027', month: '03', day: '09' })) {
      await userEvent.click(dialog.getByRole('spinbutton', { name: new RegExp(`^${part}`) }));
      await userEvent.keyboard(typed);
    }
    await userEvent.click(save);
    const changed = await canvas.findByRole('button', { name: /^Due date of .*2027$/ });
    await waitFor(() => expect(changed).toHaveFocus());
    // The second time, the code of the dialog is loaded while the menu still closes.
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(changed).toHaveFocus());
  }),
};
