import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCompanion } from '#records/use-companion.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { menuFormMachine, type MenuFormContext } from '#machines/menu/menu-form.machine.ts';
import { menuHistoryMachine } from '#machines/menu/menu-history.machine.ts';
import { exampleChoices, exampleMenu } from '#machines/menu/menu.fixtures.ts';
import { addGroup, changeItem } from '#machines/menu/menu-tree.ts';
import { emptyMenu } from '#machines/menu/menu.ts';
import { restoreMenuMachine } from '#machines/menu/restore-menu.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { MenuManagerScreen } from './menu-manager.screen.tsx';

const form = { appMenus: exampleMenu };
const loaded = {
  form,
  base: form,
  version: 1,
  choices: exampleChoices,
  theirs: { form, version: 1 },
};
const input = { first: emptyMenu, persisted: null };
const changed = { appMenus: changeItem(exampleMenu, 'apps', { title: 'Applications' }) };
const broken = { appMenus: addGroup(changed.appMenus, { id: 'more', title: '' }) };

const meta = {
  title: 'Flows/Menu/Menu Form',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: loaded },
  render: ({ context }, { parameters }) => (
    <main>
      <MenuManagerScreen
        actor={frozenActor(menuFormMachine, { state: parameters['state'], input, context })}
        history={frozenActor(menuHistoryMachine, { state: 'unchanged', input: undefined })}
        restore={frozenActor(restoreMenuMachine, { state: 'resting', input: undefined })}
        onRetry={fn()}
      />
    </main>
  ),
} satisfies Meta<{ context: Partial<MenuFormContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<MenuFormContext> = {}): Story => ({
  parameters: { flow: 'menu-form', state: name },
  args: { context: { ...loaded, ...context } },
});

export const Loading = state('loading');
export const Started = state('shown.editing.initial');
export const Filling = state('shown.editing.filling');
export const Changed = state('shown.editing.filling', { form: changed });
export const Empty = state('shown.editing.filling', { form: emptyMenu });
export const Offering = state('shown.editing.offering', {
  draft: { form: changed, base: form, version: 1, madeId: null },
});
export const WithErrors = state('shown.editing.filling', {
  form: broken,
  errors: { appMenus: { rule: 'rowsInvalid' } },
});
export const Saving = state('shown.saving', { form: changed });
export const Comparing = state('shown.comparing', { form: changed });
export const Conflict = state('shown.conflict', {
  form: changed,
  theirs: { form: { appMenus: exampleMenu.slice(1) }, version: 2 },
  rejection: 'Kira Novak changed this in the meantime.',
});
export const Unavailable = state('unavailable');
export const LongTexts = state('shown.editing.filling', {
  form: { appMenus: changeItem(exampleMenu, 'apps', { title: longText }) },
});
export const Arabic: Story = { ...Filling, globals: { language: 'ar' } };

/** Moves, renames, adds and removes entries by keyboard and menu, undoes one step, and saves. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'menu-form' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { world } }) => {
    const { problems }: World = world;
    const findRow = (name: RegExp) => canvas.findByRole('row', { name });
    const act = async (name: string, action: string) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: `More actions for ${name}` }),
      );
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    await expect(await findRow(/^Dashboard/)).toBeVisible();
    await act('Employees', 'Move up');
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveAccessibleName(/^Employees/));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveAccessibleName(/^Dashboard/));

    await act('Vendors', 'Rename');
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.clear(title);
    await userEvent.type(title, 'Suppliers');
    await expect(await findRow(/^Suppliers/)).toBeVisible();

    await act('Holidays', 'Remove from the menu');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Holidays/ })).toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add page' }));
    await userEvent.keyboard('holi');
    await userEvent.click(await screen.findByRole('option', { name: /Holidays/ }));
    await expect(await findRow(/^Holidays/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('1 item needs a correction.')).toBeVisible();
    await act('New group', 'Remove from the menu');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull());
    const { profile } = await api.getProfile({});
    await expect(JSON.stringify(profile.appMenus)).toContain('"Suppliers"');
    await expect(problems).toEqual([]);
  }),
};

/** An entry is moved with the keyboard from its handle, and the preview shows a role’s menu. */
export const InteractionKeyboard: Story = {
  tags: ['interaction'],
  parameters: { flow: 'menu-form' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Employees' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(canvas.getByText('Not saved yet')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Select a role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Employee' }));
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(await preview.findByText('Dashboard')).toBeVisible();
    await expect(preview.queryByText('Menu Manager')).toBeNull();
  }),
};

function Live() {
  const actor = useStoryActor(menuFormMachine, { input });
  const history = useCompanion(actor, menuHistoryMachine);
  const restore = useCompanion(actor, restoreMenuMachine);
  return (
    <main>
      <MenuManagerScreen actor={actor} history={history} restore={restore} onRetry={fn()} />
    </main>
  );
}
