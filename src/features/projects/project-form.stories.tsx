import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { projectFormMachine } from '#machines/projects/project-form.machine.ts';
import { exampleForm, exampleProject } from '#machines/projects/project.fixtures.ts';
import { api } from '#openapi/client/index.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { ProjectFormScreen } from './project-form.screen.tsx';

const { state, Live } = formStories(projectFormMachine, ProjectFormScreen, {
  id: exampleProject.id,
  base: exampleForm,
  mine: { name: 'Client portal', dueOn: '2026-06-30' },
  theirs: { name: 'Customer portal', description: 'For customers alone.' },
});
const broken = { ...exampleForm, name: '', code: 'A B', startOn: '2026-06-30' };
const errors = {
  name: { rule: 'required' as const },
  code: { rule: 'regex' as const },
  dueOn: { rule: 'beforeStart' as const },
};

const meta = {
  title: 'Flows/Projects/Project Form',
  tags: ['autodocs'],
  decorators: [withRights(['projects.basic', 'projectTags.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Creating = state('editing.filling', {
  form: {
    ...exampleForm,
    owner: { id: 'employee-leo', label: 'Leo Park' },
    parent: { id: exampleProject.id, label: 'AS-001 Portal' },
    tags: [{ id: 'strategic', label: 'Strategic' }],
  },
});
/** Without the right to assign tags. */
export const CreatingWithoutTags: Story = {
  ...state('editing.filling', {}),
  decorators: [withRights(['projects.basic'])],
};
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', { form: broken, errors });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/**
 * A project is created by keyboard: its code is suggested; a taken one is rejected at its field,
 * and nothing typed is lost.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Price list{Enter}');
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveValue('PL'));
    await userEvent.clear(code);
    await userEvent.type(code, 'as-001{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/Another project already uses the code AS-001\./),
    );
    await userEvent.clear(code);
    await userEvent.type(code, 'pl-1');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Owner' }), 'leo');
    await screen.findByRole('option', { name: /Leo Park/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
      const { pmoProjects } = await api.searchProjects({ body: { ...body, search: 'pl-1' } });
      await expect(pmoProjects).toMatchObject([{ name: 'Price list', ownedBy: 'Leo Park' }]);
    });
  }),
};
