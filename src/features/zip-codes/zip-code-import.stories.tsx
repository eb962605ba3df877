import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  buildFile,
  exampleTable,
  reportWithErrors,
  soundReport,
  unchangedReport,
} from '#machines/zip-codes/zip-code.fixtures.ts';
import {
  zipCodeImportMachine,
  type ZipImportContext,
} from '#machines/zip-codes/zip-code-import.machine.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ZipCodeImportScreen } from './zip-code-import.screen.tsx';

const checked = { table: exampleTable, report: reportWithErrors };
const failure = { kind: 'down' as const, message: '' };

const state = (name: string, context: Partial<ZipImportContext> = checked): Story => ({
  parameters: { flow: 'zip-code-import', state: name },
  args: { context },
});

const meta = {
  title: 'Flows/Zip Codes/Zip Code Import',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: checked },
  render: ({ context }, { parameters }) => (
    <ZipCodeImportScreen
      actor={frozenActor(zipCodeImportMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<ZipImportContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing = state('choosing', {});
export const WithoutColumns = state('choosing', { trouble: 'noColumns' });
export const Empty = state('choosing', { trouble: 'empty' });
export const TooLong = state('choosing', { trouble: 'tooMany' });
export const Reading = state('reading', {});
export const Checking = state('checking', { table: exampleTable });
export const Unchecked = state('unchecked', { table: exampleTable, failure });
export const Ready = state('ready', { ...checked, report: soundReport });
/** An invalid line is listed, and the person decides about it. */
export const ReadyWithErrors = state('ready');
export const Arabic: Story = { ...ReadyWithErrors, globals: { language: 'ar' } };
export const Rejecting = state('ready', { ...checked, invalidLines: 'Reject' });
export const NothingNew = state('ready', { ...checked, report: unchangedReport });
export const Failed = state('ready', { ...checked, failure });
export const Importing = state('importing');
export const Imported = state('imported');

function Live() {
  const actor = useStoryActor(zipCodeImportMachine, {});
  return <ZipCodeImportScreen actor={actor} />;
}

/** A file with an invalid line is checked; nothing is imported, then the valid line. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'zip-code-import' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('Expected a file input, found none.');
    const text = 'zip,city,state\n02109,Boston,MA\n0210A,Boston,MA\n';
    await userEvent.upload(input, buildFile(text));
    await expect(await canvas.findByText('0210A,Boston,MA')).toBeVisible();
    await expect(canvas.getByText('The zip code doesn’t have five digits.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('radio', { name: 'Import nothing until every line is valid' }),
    );
    const start = canvas.getByRole('button', { name: 'Import 1 zip code' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Import the valid lines only' }));
    await userEvent.click(start);
    await expect(await canvas.findByText('1 zip code was imported.')).toBeVisible();
    await waitFor(async () => {
      const { usZipCode } = await api.getUsZipCode({ path: { zip: '02109' } });
      await expect(usZipCode.city).toBe('Boston');
    });
  }),
};
