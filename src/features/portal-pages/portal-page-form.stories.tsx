import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { toPortalPageForm, validatePortalPage } from '#machines/portal-pages/portal-page.ts';
import { examplePortalPage, exampleRoutes } from '#machines/portal-pages/portal-page.fixtures.ts';
import { portalPageFormMachine } from '#machines/portal-pages/portal-page-form.machine.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { PortalPageFormScreen } from './portal-page-form.screen.tsx';

const base = toPortalPageForm(examplePortalPage);
const broken = { ...base, title: '', route: '//evil.example' };
const { state, Live } = formStories(
  portalPageFormMachine,
  PortalPageFormScreen,
  {
    id: examplePortalPage.id,
    base,
    mine: { title: 'My time' },
    theirs: { title: 'Time', isActive: false, privilege: '' },
  },
  exampleRoutes,
);

const meta = {
  title: 'Flows/Portal Pages/Portal Page Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const FieldErrors = state('editing.filling', {
  form: broken,
  errors: validatePortalPage(broken),
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** A page is added by keyboard; an address that the portal does not have is corrected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'portal-page-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('People');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'people');
    const route = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.type(route, '/nowhere{Enter}');
    const message = 'This is not an address of the portal.';
    await expect((await canvas.findAllByText(message))[0]).toBeVisible();
    await userEvent.clear(route);
    await userEvent.type(route, '/employees/chart{Enter}');
    await waitFor(async () => {
      const { pages } = await api.getPages({});
      await expect(pages.map((page) => page.route)).toContain('/employees/chart');
    });
  }),
};
