import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleDetails, exampleInvited } from '#machines/users/user.fixtures.ts';
import { userViewMachine } from '#machines/users/user-view.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { staticView } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { UserViewScreen } from './user-view.screen.tsx';

const { state } = viewStories(userViewMachine, UserViewScreen, exampleDetails, {
  'user-action': { state: 'idle', input: undefined },
});

const meta = {
  title: 'Flows/Users/User View',
  tags: ['autodocs'],
  decorators: [withRights(['users.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Arabic: Story = { ...state('shown'), globals: { language: 'ar' } };
export const Invited = state('shown', { ...exampleDetails, ...exampleInvited, sessions: [] });
/** A platform administrator, as a tenant administrator sees them. */
export const AboveCaller = state('shown', {
  ...exampleDetails,
  roleType: 'PlatformAdmin',
  isAboveCaller: true,
  isAboveElsewhere: true,
  sessions: [],
});
export const LongText = state('shown', { ...exampleDetails, name: longText, role: longText });
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

function Live() {
  const actor = useStoryActor(userViewMachine, { input: { id: 'leo' } });
  return <UserViewScreen {...staticView} actor={actor} />;
}

/** Ava turns off the second factor of Leo, who is signed out by that. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'user-view' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const reset = { name: 'Turn off two-factor authentication' };
    await userEvent.click(await canvas.findByRole('button', reset));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', reset));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(
      await canvas.findByText('Not signed in anywhere.', { selector: 'p' }),
    ).toBeVisible();
  }),
};
