import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accessAnswerMachine } from '#machines/access/access-answer.machine.ts';
import { exampleGranted, exampleRoles } from '#machines/access/access-request.fixtures.ts';
import { api } from '#openapi/client/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AccessAnswerDialog } from './access-answer-dialog.tsx';

type Context = Partial<ReturnType<typeof accessAnswerMachine.getInitialSnapshot>['context']>;

const deciding: Context = { loaded: exampleRoles, roleId: 'assetDetailsEditor' };

const meta = {
  title: 'Flows/Access/Access Answer',
  tags: ['autodocs'],
  args: { context: deciding },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(accessAnswerMachine, { state, input: undefined, context });
    return (
      <>
        <StateCard machine={accessAnswerMachine} actor={actor} />
        <AccessAnswerDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Context }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'access-answer', state: 'idle' } };
export const Loading: Story = {
  parameters: { flow: 'access-answer', state: 'loading' },
  args: { context: { loaded: null } },
};
export const Unavailable: Story = {
  parameters: { flow: 'access-answer', state: 'unavailable' },
  args: { context: { loaded: null, cause: 'notFound' } },
};
export const Deciding: Story = { parameters: { flow: 'access-answer', state: 'deciding' } };
export const Arabic: Story = { ...Deciding, globals: { language: 'ar' } };
/** A denial needs a reason. */
export const WithoutReason: Story = {
  parameters: { flow: 'access-answer', state: 'deciding' },
  args: { context: { ...deciding, errors: { note: { rule: 'required' } } } },
};
/** No role includes the right, and a remark could not be saved. */
export const NoRoles: Story = {
  parameters: { flow: 'access-answer', state: 'deciding' },
  args: {
    context: {
      loaded: { ...exampleRoles, roles: [], hasRight: true },
      failure: { kind: 'serverError', message: '' },
    },
  },
};
export const Answering: Story = { parameters: { flow: 'access-answer', state: 'answering' } };
export const Answered: Story = {
  parameters: { flow: 'access-answer', state: 'answered' },
  args: { context: { loaded: { ...exampleRoles, accessRequest: exampleGranted } } },
};

/** Finds the open request of the demo data. */
async function findOpen(): Promise<string> {
  const columnFilters = [{ name: 'status', value: 'open' }];
  const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
  return (await api.searchAccessRequests({ body })).accessRequests[0]?.id ?? '';
}

function Live() {
  const actor = useStoryActor(accessAnswerMachine);
  const open = async () => actor.send({ type: 'request.open', id: await findOpen() });
  return (
    <>
      <Button onPress={() => void open()}>Answer Jon</Button>
      <AccessAnswerDialog actor={actor} />
    </>
  );
}

/** Ava grants a right by the role that gives least. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'access-answer' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Jon' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Jon Berg requests/ }));
    await expect(await dialog.findByRole('radio', { name: 'Team lead' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Grant' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await findOpen()).toBe('');
  }),
};
