import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleService } from '#machines/services/service.fixtures.ts';
import { serviceListMachine } from '#machines/services/service-list.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { createListInteraction } from '#stories/record-interactions.ts';
import { ServiceListScreen } from './service-list.screen.tsx';

const { state, interaction } = listStories(serviceListMachine, ServiceListScreen, [
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

/** Finds a service and deletes it, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    createListInteraction({
      first: 'Accounting hotline',
      second: 'Cloud backup',
      count: 12,
      question: 'Delete Service?',
      searchText: 'SWITCHED',
      found: 'Fax gateway',
    }),
  ),
};
