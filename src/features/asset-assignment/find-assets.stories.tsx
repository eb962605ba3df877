import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  findAssetsMachine,
  type FindAssetsContext,
} from '#machines/asset-assignment/find-assets.machine.ts';
import {
  assignablePrinter,
  exampleAssignable,
} from '#machines/asset-assignment/assignee.fixtures.ts';
import { FindAssets } from '#records/handover/find-assets.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

const found = { assets: [exampleAssignable, assignablePrinter], total: 2 };

const meta = {
  title: 'Flows/Asset Assignment/Find Assets',
  tags: ['autodocs'],
  args: { context: found },
  render: ({ context }, { parameters }) => (
    <FindAssets
      actor={frozenActor(findAssetsMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
      isSelected={({ id }) => id === exampleAssignable.id}
      isMismatch={({ isTeam }) => isTeam}
      onSelect={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<FindAssetsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  parameters: { flow: 'find-assets', state: 'typing' },
  args: { context: { ...found, text: 'AS-' } },
};
export const Searching: Story = {
  parameters: { flow: 'find-assets', state: 'searching' },
  args: { context: {} },
};
export const Found: Story = { parameters: { flow: 'find-assets', state: 'found' } };
export const MoreMatches: Story = {
  parameters: { flow: 'find-assets', state: 'found' },
  args: {
    context: { ...found, total: 48, missed: [{ code: 'AS-', why: 'multiple', reason: '' }] },
  },
};
export const NoMatches: Story = {
  parameters: { flow: 'find-assets', state: 'found' },
  args: { context: { missed: [{ code: 'NO-SUCH-CODE', why: 'none', reason: '' }] } },
};
export const LookingUp: Story = {
  parameters: { flow: 'find-assets', state: 'lookingUp' },
  args: { context: { ...found, codes: ['AS-LAP-0002', 'AS-LAP-0003'] } },
};
export const Failed: Story = { parameters: { flow: 'find-assets', state: 'failed' } };

function Live() {
  const actor = useStoryActor(findAssetsMachine);
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEmitted(actor, { 'asset.found': ({ asset }) => setCodes([...codes, asset.assetCode]) });
  return (
    <>
      <FindAssets actor={actor} isSelected={() => false} isMismatch={() => false} onSelect={fn()} />
      <output>{codes.join(', ')}</output>
    </>
  );
}

/** An unknown code, then a known one, typed as by a hand scanner. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'find-assets' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const [code] = await canvas.findAllByText(/^AS-/);
    const name = code?.textContent ?? '';
    await userEvent.type(canvas.getByRole('textbox'), `NO-SUCH-CODE{Enter}`);
    await expect(await canvas.findByText(/No asset in store has the code/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), `${name}{Enter}`);
    await expect(await canvas.findByText(name, { selector: 'output' })).toBeVisible();
  }),
};
