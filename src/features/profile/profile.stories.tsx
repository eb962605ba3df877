import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accountMachine } from '#machines/profile/account.machine.ts';
import { profileImageMachine } from '#machines/profile/profile-image.machine.ts';
import ImageCropper from '#ui/images/image-cropper.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { profile } from '#stories/fixtures/fixtures.ts';
import { frozenActor } from '@atrium/statechart-panel';
import { AccountScreen } from './account.screen.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileScreen } from './profile.screen.tsx';

const timeZones = new Map([[profile.timeZone, '(UTC+01:00) Europe/Berlin']]);

const meta = {
  title: 'Screens/Profile',
  decorators: [withRouter],
  parameters: { path: '/profile' },
  args: { person: profile },
  render: ({ person }) => (
    <ProfileScreen
      tab="account"
      card={
        <ProfileCard
          actor={frozenActor(profileImageMachine, { state: 'choosing', input: { id: null } })}
          person={person}
          Cropper={ImageCropper}
        />
      }
    >
      <AccountScreen
        actor={frozenActor(accountMachine, {
          state: 'described',
          input: undefined,
          context: { timeZones },
        })}
        person={person}
      />
    </ProfileScreen>
  ),
} satisfies Meta<{ person: typeof profile }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Profile menu' }));
    const items = menu.getAllByRole('link');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Change Password',
      'Two Factor Authentication',
      'Settings',
      'Sessions',
    ]);
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
      null,
    ]);
  },
};

export const LongNames: Story = {
  args: {
    person: {
      ...profile,
      name: 'Maximiliane-Theodora von Rechtsschutzversicherungsgesellschaften-Westfalen',
      email: 'maximiliane-theodora.von-rechtsschutzversicherungsgesellschaften@example.test',
    },
  },
};
