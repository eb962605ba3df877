import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { menuFormMachine } from '#machines/menu/menu-form.machine.ts';
import { menuHistoryMachine } from '#machines/menu/menu-history.machine.ts';
import { exampleChoices, exampleMenu } from '#machines/menu/menu.fixtures.ts';
import { emptyMenu } from '#machines/menu/menu.ts';
import { restoreMenuMachine } from '#machines/menu/restore-menu.machine.ts';
import { useCompanion } from '#records/use-companion.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { MenuManagerScreen } from './menu-manager.screen.tsx';

const form = { appMenus: exampleMenu };
const input = { first: emptyMenu, persisted: null };

const meta = {
  title: 'Flows/Menu/Menu History',
  tags: ['autodocs'],
  decorators: [withRouter],
  render: (_, { parameters }) => (
    <main>
      <MenuManagerScreen
        actor={frozenActor(menuFormMachine, {
          state: 'shown.editing.filling',
          input,
          context: { form, base: form, version: 1, choices: exampleChoices },
        })}
        history={frozenActor(menuHistoryMachine, { state: parameters['state'], input: undefined })}
        restore={frozenActor(restoreMenuMachine, { state: 'resting', input: undefined })}
        onRetry={fn()}
      />
    </main>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = { parameters: { flow: 'menu-history', state: 'unchanged' } };
export const Changed: Story = { parameters: { flow: 'menu-history', state: 'changed' } };

/** A removed page is in the menu again after an undo. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'menu-history' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More actions for Dashboard' });
    await userEvent.click(more);
    const remove = await screen.findByRole('menuitem', { name: 'Remove from the menu' });
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Dashboard/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('row', { name: /^Dashboard/ })).toBeVisible();
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
