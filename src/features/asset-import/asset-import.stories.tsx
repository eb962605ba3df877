import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { exampleErrors, exampleFile } from '#machines/asset-import/asset-import.fixtures.ts';
import { assetChoicesMachine } from '#machines/assets/list/asset-choices.machine.ts';
import { exampleChoices } from '#machines/assets/asset.fixtures.ts';
import type { AssetChoices } from '#machines/assets/asset.ts';
import {
  assetImportMachine,
  type AssetImportContext,
} from '#machines/asset-import/asset-import.machine.ts';
import { importInput, importRead, importUpdate } from './asset-import.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssetImportScreen } from './asset-import.screen.tsx';

const buildChoices = (choices: AssetChoices) =>
  frozenActor(assetChoicesMachine, { state: 'known', input: undefined, context: { choices } });

const rights = ['assetManager.add', 'assetManager.editDetails', 'assetMaster.add'] as const;

const meta = {
  title: 'Flows/Asset Import/Asset Import',
  tags: ['autodocs'],
  decorators: [withRights([...rights, 'vendors.basic']), withRouter],
  args: { context: importRead },
  render: ({ context }, { parameters }) => (
    <AssetImportScreen
      actor={frozenActor(assetImportMachine, {
        state: parameters['state'],
        input: importInput,
        context,
      })}
      choices={buildChoices(exampleChoices)}
      onAnother={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<AssetImportContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  parameters: { flow: 'asset-import', state: 'choosing' },
  args: { context: {} },
};
/**
 * In a new tenant, users with the right to add the records that each line names get links to do so.
 */
export const NoTypesOrVendors: Story = {
  ...Choosing,
  render: (_, { parameters }) => (
    <AssetImportScreen
      actor={frozenActor(assetImportMachine, {
        state: parameters['state'],
        input: importInput,
        context: {},
      })}
      choices={buildChoices({ ...exampleChoices, assetTypes: [], vendors: [] })}
      onAnother={fn()}
    />
  ),
  decorators: [withRights(['assetManager.add', 'assetMaster.add'])],
  play: playIfEnabled(async ({ canvas }) => {
    const needed = 'Add an asset type first. Every row needs one.';
    await expect(await canvas.findByText(needed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add an asset type' })).toBeVisible();
    await expect(canvas.getByText(/^Add a vendor first/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add a vendor' })).toBeNull();
  }),
};
export const InvalidFile: Story = {
  parameters: { flow: 'asset-import', state: 'choosing' },
  args: { context: { trouble: 'unreadable' } },
};
export const Loading: Story = { parameters: { flow: 'asset-import', state: 'loading' } };
export const Matching: Story = { parameters: { flow: 'asset-import', state: 'matching' } };
/** Prices that also read as other numbers with a decimal comma are confirmed, once. */
export const AmbiguousPrices: Story = {
  parameters: { flow: 'asset-import', state: 'matching' },
  args: {
    context: {
      ...importRead,
      table: {
        ...importRead.table,
        rows: importRead.table.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell, at) => (at === 5 ? '1.234' : cell)),
        })),
      },
    },
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Decimal comma/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Decimal point/ })).not.toBeChecked();
  }),
};
/** Another separator was selected: the columns stay visible. */
export const Rereading: Story = { parameters: { flow: 'asset-import', state: 'rereading' } };
/** The selected line has no lines below it. */
export const NoRowsBelowHeader: Story = {
  parameters: { flow: 'asset-import', state: 'matching' },
  args: { context: { ...importRead, trouble: 'empty' } },
};
/** A workbook has neither separator nor encoding; its properties could not be loaded. */
export const Workbook: Story = {
  parameters: { flow: 'asset-import', state: 'matching' },
  args: {
    context: {
      ...importRead,
      propertyNames: null,
      properties: {},
      table: {
        ...importRead.table,
        layout: { encoding: null, separator: null, header: 1 },
      },
    },
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn’t load properties/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Separator/ })).toBeNull();
  }),
};
/** A user without the right to edit assets can only add new ones. */
export const WithoutUpdates: Story = {
  parameters: { flow: 'asset-import', state: 'matching' },
  decorators: [withRights(['assetManager.add'])],
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Check rows' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  }),
};
/** No column heading is recognized. */
export const Unmatched: Story = {
  parameters: { flow: 'asset-import', state: 'matching' },
  args: { context: { table: importRead.table } },
};
export const Checking: Story = { parameters: { flow: 'asset-import', state: 'checking' } };
export const Unchecked: Story = {
  parameters: { flow: 'asset-import', state: 'unchecked' },
  args: { context: { ...importRead, failure: { kind: 'down', message: '' } } },
};
export const WithErrors: Story = {
  parameters: { flow: 'asset-import', state: 'invalid' },
  args: { context: { ...importRead, errors: exampleErrors } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create “Boat”' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Type code' })).toBeVisible();
  }),
};
/** A type that a line names is being created. */
export const Creating: Story = {
  parameters: { flow: 'asset-import', state: 'creating' },
  args: {
    context: {
      ...importRead,
      errors: exampleErrors,
      newName: { field: 'assetType', name: 'Boat', code: 'BT', assetCategoryId: '' },
    },
  },
};
/** A user without the right to create types selects an existing one. */
export const UnknownTypeWithoutRight: Story = {
  ...Creating,
  parameters: { flow: 'asset-import', state: 'invalid' },
  decorators: [withRights(['assetManager.add'])],
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Use instead/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Create/ })).toBeNull();
  }),
};
/** An error beside each record that could not be created. */
export const NotCreated: Story = {
  parameters: { flow: 'asset-import', state: 'invalid' },
  args: {
    context: {
      ...importRead,
      errors: exampleErrors,
      failure: { kind: 'conflict', message: 'The code BT is already in use.' },
    },
  },
};
export const Ready: Story = { parameters: { flow: 'asset-import', state: 'ready' } };
/** It is unknown whether the assets were created. */
export const ConnectionFailed: Story = {
  parameters: { flow: 'asset-import', state: 'ready' },
  args: { context: { ...importRead, failure: { kind: 'timedOut', message: '' } } },
};
/** Each field before and after; lines without changes are counted. */
export const ReadyToUpdate: Story = {
  parameters: { flow: 'asset-import', state: 'ready' },
  args: { context: importUpdate },
  play: playIfEnabled(async ({ canvas }) => {
    const table = await canvas.findByRole('region', { name: 'Changes' });
    await expect(table).toHaveTextContent('98500.589000');
    await expect(canvas.getByText('1 row has no changes')).toBeVisible();
  }),
};
export const NoChanges: Story = {
  parameters: { flow: 'asset-import', state: 'ready' },
  args: { context: { ...importUpdate, updatedCount: 0, known: importUpdate.known.slice(1) } },
};
export const Importing: Story = { parameters: { flow: 'asset-import', state: 'importing' } };
export const Imported: Story = {
  parameters: { flow: 'asset-import', state: 'imported' },
  args: { context: { ...importRead, ids: [importInput.newId] } },
};

function Live() {
  const actor = useStoryActor(assetImportMachine, { input: importInput });
  return (
    <AssetImportScreen actor={actor} choices={buildChoices(exampleChoices)} onAnother={fn()} />
  );
}

/** Two invalid cells of a file are corrected inline, and the file is imported. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-import' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, exampleFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Check rows' }));
    await expect(await canvas.findByText(/^2 cells need fixing/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Use instead/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Laptop' }));
    const price = await canvas.findByRole('textbox', { name: 'Price, row 3' });
    await userEvent.clear(price);
    await userEvent.type(price, '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Check rows' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 assets' }));
    await expect(await canvas.findByText('2 assets were imported.')).toBeVisible();
  }),
};
