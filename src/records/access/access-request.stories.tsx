import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  exampleDenied,
  exampleGranted,
  exampleOpen,
  exampleOwn,
  exampleUngrantable,
} from '#machines/access/access-request.fixtures.ts';
import { accessRequestMachine } from '#machines/access/access-request.machine.ts';
import type { MissingAccess } from '#machines/access/access-request.ts';
import { supportAddress } from '#stories/fixtures/fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AccessRequestDialog } from './access-request-dialog.tsx';

const input: MissingAccess = {
  privileges: ['assetManager.editDetails'],
  page: '/assetManager/scan',
};

type Context = Partial<ReturnType<typeof accessRequestMachine.getInitialSnapshot>['context']>;

const meta = {
  title: 'Flows/Access/Access Request',
  tags: ['autodocs'],
  args: { context: { own: exampleOwn } },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(accessRequestMachine, { state, input, context });
    return (
      <>
        <StateCard machine={accessRequestMachine} actor={actor} />
        <AccessRequestDialog actor={actor} supportAddress={supportAddress} onReload={fn()} />
      </>
    );
  },
} satisfies Meta<{ context: Context }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'access-request', state: 'loading' },
  args: { context: {} },
};
export const Unavailable: Story = {
  parameters: { flow: 'access-request', state: 'unavailable' },
  args: { context: { cause: 'serverError' } },
};
export const Ungrantable: Story = {
  parameters: { flow: 'access-request', state: 'ungrantable' },
  args: { context: { own: exampleUngrantable } },
};
export const Writing: Story = { parameters: { flow: 'access-request', state: 'writing' } };
export const Arabic: Story = { ...Writing, globals: { language: 'ar' } };
/** One of these rights is enough: the person selects which. */
export const AnyOfMultiple: Story = {
  parameters: { flow: 'access-request', state: 'writing' },
  args: { context: { own: exampleOwn, privileges: ['assetManager.basic', 'assetManager.view'] } },
};
export const SendFailed: Story = {
  parameters: { flow: 'access-request', state: 'writing' },
  args: {
    context: {
      own: exampleOwn,
      note: 'I take over the repairs.',
      failure: { kind: 'serverError', message: '' },
    },
  },
};
export const Sending: Story = { parameters: { flow: 'access-request', state: 'sending' } };
export const Requested: Story = {
  parameters: { flow: 'access-request', state: 'requested' },
  args: { context: { own: exampleOpen } },
};
export const Withdrawing: Story = {
  parameters: { flow: 'access-request', state: 'withdrawing' },
  args: { context: { own: exampleOpen } },
};
export const Answered: Story = {
  parameters: { flow: 'access-request', state: 'answered' },
  args: { context: { own: { ...exampleOwn, accessRequest: exampleDenied } } },
};
/** The page is still the one without the right. */
export const Granted: Story = {
  parameters: { flow: 'access-request', state: 'answered' },
  args: { context: { own: { ...exampleOwn, accessRequest: exampleGranted } } },
};
export const Closed: Story = { parameters: { flow: 'access-request', state: 'closed' } };

function Live() {
  const actor = useStoryActor(accessRequestMachine, { input });
  return <AccessRequestDialog actor={actor} supportAddress={supportAddress} onReload={fn()} />;
}

/** Jon requests a right, and withdraws the request. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'access-request' },
  loaders: [loadWorld('jon', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Request access' }));
    await expect(await dialog.findByText(/goes to Ava Stone and Kira Novak/)).toBeVisible();
    const note = dialog.getByRole('textbox', { name: 'What do you need it for?' });
    await userEvent.type(note, 'For the repairs.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Withdraw request' }));
    await expect(await dialog.findByRole('button', { name: 'Send request' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
