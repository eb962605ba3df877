import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { userFormMachine } from '#machines/users/user-form.machine.ts';
import { exampleChoices, exampleDetails } from '#machines/users/user.fixtures.ts';
import { toUserForm } from '#machines/users/user.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { loadWorld } from '#stories/fixtures/world.ts';
import { UserFormScreen } from './user-form.screen.tsx';

const base = toUserForm(exampleDetails);
const { state, Live } = formStories(
  userFormMachine,
  UserFormScreen,
  {
    id: exampleDetails.id,
    base,
    mine: { roleIds: ['employee'] },
    theirs: { roleIds: ['teamLead'], timeZone: 'Asia/Kolkata' },
  },
  exampleChoices,
);

const meta = {
  title: 'Flows/Users/User Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Editing = state('editing.filling');
/** Someone removes a role from themselves. */
export const OwnRights = state('editing.filling', {
  id: 'ava',
  base: { ...base, isCaller: true },
  form: { ...base, isCaller: true, roleIds: [] },
  read: 'record',
});
export const WithErrors = state('editing.filling', {
  id: 'ben',
  base,
  form: { ...base, roleType: '', timeZone: '' },
  errors: { roleType: { rule: 'required' }, timeZone: { rule: 'required' } },
  read: 'record',
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** Ava gives Ben another time zone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'user-form' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live target="ben" />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole('combobox', { name: /^Time zone/ });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Kolkata');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await waitFor(async () => {
      const { securityUser } = await api.getSecurityUser({ path: { id: 'ben' } });
      await expect(securityUser.timeZone).toBe('Asia/Kolkata');
    });
  }),
};
