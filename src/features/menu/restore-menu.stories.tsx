import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { restoreMenuMachine } from '#machines/menu/restore-menu.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { RestoreQuestion } from './restore-question.tsx';

const meta = {
  title: 'Flows/Menu/Restore Menu',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <RestoreQuestion
      restore={frozenActor(restoreMenuMachine, {
        state: parameters['state'],
        input: undefined,
        context: { version: 1 },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'restore-menu', state: 'resting' } };
export const Confirming: Story = { parameters: { flow: 'restore-menu', state: 'confirming' } };
export const Restoring: Story = { parameters: { flow: 'restore-menu', state: 'restoring' } };

/** A menu of two entries is replaced with the default one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'restore-menu' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const { menu } = await api.getMenu({});
    await api.saveMenu({ body: { appMenus: menu.appMenus.slice(0, 2) } });
    await userEvent.click(canvas.getByRole('button', { name: 'Restore default menu' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => {
      const { menu: restored } = await api.getMenu({});
      await expect(restored.appMenus).toEqual(menu.appMenus);
    });
  }),
};

function Live() {
  const restore = useStoryActor(restoreMenuMachine, { input: undefined });
  return (
    <>
      <Button onPress={() => restore.send({ type: 'RESTORE', version: null })}>
        Restore default menu
      </Button>
      <RestoreQuestion restore={restore} />
    </>
  );
}
