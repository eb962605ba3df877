import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { roleFormMachine } from '#machines/roles/role-form.machine.ts';
import { rolePreviewMachine } from '#machines/roles/role-preview.machine.ts';
import { exampleRole } from '#machines/roles/role.fixtures.ts';
import { toRoleForm, validateRole, type RoleForm } from '#machines/roles/role.ts';
import type { FormScreenProps } from '#records/form/record-form.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor } from '@atrium/statechart-panel';
import { RoleFormContainer } from './role-form.container.tsx';
import { RoleFormScreen } from './role-form.screen.tsx';

/** The form while its save is not previewed. */
const Static = (props: FormScreenProps<RoleForm>) => (
  <RoleFormScreen
    {...props}
    preview={frozenActor(rolePreviewMachine, { state: 'closed', input: undefined, context: {} })}
  />
);

const base = toRoleForm(exampleRole);
const broken = { ...base, name: '' };
const sample = {
  id: exampleRole.id,
  base,
  mine: { privileges: ['tags.basic' as const] },
  theirs: { name: 'Viewer of assets', privileges: [] },
};
const { state } = formStories(roleFormMachine, Static, sample);
const { Live } = formStories(roleFormMachine, RoleFormContainer, sample);

const meta = {
  title: 'Flows/Roles/Role Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const Arabic: Story = { ...Editing, globals: { language: 'ar' } };
export const LongTexts = state('editing.filling', {
  id: exampleRole.id,
  form: { ...base, name: longText },
});
/** Rights that are of no use without others. */
export const MissingNeeds = state('editing.filling', {
  id: exampleRole.id,
  form: { ...base, privileges: ['assetAssignments.basic', 'projectTags.basic'] },
});
export const FieldErrors = state('editing.filling', { form: broken, errors: validateRole(broken) });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Edits the rights of a role, adds what they need, and confirms the effects. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'role-form' },
  loaders: [ava],
  render: () => <Live target="tagEditor" />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('textbox', { name: 'Search rights' });
    await userEvent.type(search, 'asset assignments');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Asset Assignments' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add what Asset Assignments needs' }),
    );
    await userEvent.clear(search);
    await expect(canvas.getByRole('checkbox', { name: 'Asset Manager: view' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these rights?' }));
    await expect(await dialog.findByText('No user has this role.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { role } = await api.getRole({ path: { id: 'tagEditor' } });
      await expect(role.privileges).toContain('assetAssignments.basic');
    });
  }),
};
