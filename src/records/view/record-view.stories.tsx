import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServiceViewScreen } from '#features/services/service-view.screen.tsx';
import { exampleService } from '#machines/services/service.fixtures.ts';
import { serviceViewMachine } from '#machines/services/service-view.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';

/** Stories that apply to every record view, with the view of a service as the example. */
const { state } = viewStories(serviceViewMachine, ServiceViewScreen, exampleService);
const unsafe = state('shown', { ...exampleService, url: 'javascript:alert(1)' });
const unavailable = state('unavailable');

const meta = {
  title: 'Screens/Record View',
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A URL that a browser would execute is not a link. */
export const UnsafeUrl: Story = {
  ...unsafe,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /alert/ })).toBeNull();
  }),
};

/** The header is shown all the same: the name from the list, the way back, and the actions. */
export const Unavailable: Story = {
  ...unavailable,
  parameters: { ...unavailable.parameters, locationState: { recordName: 'Cloud backup' } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Cloud backup',
    );
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'href',
      '/services',
    );
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
};
