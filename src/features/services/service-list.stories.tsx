import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleService } from '#machines/services/service.example.ts';
import { serviceListMachine } from '#machines/services/service-list.machine.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { listStories } from '../../../.storybook/record-stories.tsx';
import { ava } from '../../../.storybook/records.tsx';
import { ServiceListScreen } from './service-list.screen.tsx';

const { state, Live } = listStories(serviceListMachine, ServiceListScreen, [
  exampleService,
  { ...exampleService, id: '2', name: longText, description: longText, price: 1_250_000.0825 },
  { ...exampleService, id: '3', name: 'Fax gateway', description: null, price: 0, status: false },
]);

const meta = {
  title: 'Flows/Services/Service List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords = state('shown', { rows: [] });
export const Refreshing = state('refreshing');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Ava searches, orders, and deletes a service by the key, after the question. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-list' },
  loaders: [ava],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'years{Enter}');
    await waitFor(() => expect(canvas.getByText('Showing 1 - 1 of 1 records')).toBeVisible());
    (await canvas.findByRole('link', { name: 'Fax gateway' })).focus();
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Service?' });
    await expect(question).toHaveTextContent("You won't be able to revert this!");
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('No results found.')).toBeVisible();
  }),
};
