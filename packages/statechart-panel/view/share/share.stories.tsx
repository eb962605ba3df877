import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { Drawing } from '../../core/link/protocol.ts';
import { unpack } from '../../core/share/pack.ts';
import { buildInteraction, withoutResponses } from '../../core/share/build-interaction.ts';
import { TabStage } from '../../testing/tab-stage.tsx';
import { reset } from '../../testing/build-story.ts';
import { orderActor, orderState, orderView } from '../../testing/order-state.ts';
import type { ImageExporters } from './formats.ts';
import { ShareTab } from './share-tab.tsx';

const drawing: Drawing = { width: 60, height: 30, states: [], transitions: [] };

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30" viewBox="0 0 60 30">
  <rect x="1" y="1" width="58" height="28" rx="5" fill="none" stroke="black" />
</svg>`;

const images: ImageExporters = {
  svg: () => svg,
  png: () => Promise.resolve(new Blob([svg], { type: 'image/svg+xml' })),
};

const meta = {
  title: 'Panel/Share',
  component: ShareTab,
  parameters: { layout: 'fullscreen' },
  args: {
    state: orderState,
    actor: orderActor,
    view: { ...orderView, drawing },
    send: fn(),
    addressWith: (text) => `https://qa.example/?interaction=${text}`,
    onShare: fn(async (text: string) => `https://qa.example/?interaction=${text}`),
    images,
  },
  beforeEach: () => {
    lastCopied = '';
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      lastCopied = text;
    });
  },
  render: (args) => (
    <TabStage>
      <ShareTab {...args} />
    </TabStage>
  ),
} satisfies Meta<typeof ShareTab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last copied text. */
let lastCopied = '';
const copied = () => lastCopied;

export const CopyTheAddress: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await waitFor(() => expect(button).toBeEnabled());
    await expect(canvas.getByText(/^5 steps, \d+ characters$/)).toBeVisible();
    await userEvent.click(button);
    const field = await canvas.findByRole('textbox', { name: 'Link to this interaction' });
    await expect(canvas.getByText('Copied.')).toBeVisible();
    await expect(field).toHaveValue(copied());
    const text = new URL(copied()).searchParams.get('interaction') ?? '';
    await expect(await unpack(text)).toEqual(withoutResponses(buildInteraction(orderState)));
  },
};

export const ClipboardForbidden: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByText('Copy the link from the field.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/Can't copy from this page/)).toBeVisible();
  },
};

export const EveryFormat: Story = {
  play: async ({ canvas }) => {
    for (const [label, file, part] of [
      ['Markdown report', 'order.md', '# Recording of Flows/Order: Interaction'],
      ['Play function', 'order.play.ts', "driver.mocks('placeOrder', '409');"],
      ['Playwright test', 'order.spec.ts', 'page.goto('],
      ['Mermaid', 'order.mmd', 'stateDiagram-v2'],
      ['CSV table', 'order.csv', 'state,event,guard'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: label }));
      await expect(canvas.getByText(file)).toBeVisible();
      await expect(canvas.getByRole('region', { name: label })).toHaveTextContent(part);
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
      await expect(copied()).toContain(part);
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'SVG' }));
    await expect(canvas.getByRole('img', { name: 'SVG of the chart' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(copied()).toBe(svg);
    await userEvent.click(canvas.getByRole('radio', { name: 'PNG' }));
    await expect(await canvas.findByRole('img', { name: 'PNG of the chart' })).toBeVisible();
  },
};

/** Another person can reproduce a report: it names the person, time, build and address. */
export const ReportToRepeat: Story = {
  beforeEach: reset,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Tester (for the report)'), 'Ann Lee');
    const report = canvas.getByRole('region', { name: 'Markdown report' });
    await waitFor(() =>
      expect(report).toHaveTextContent(/Link: <https:\/\/qa\.example\/\?interaction=/),
    );
    await expect(report).toHaveTextContent('Tester: Ann Lee');
    await expect(report).toHaveTextContent(`Date: ${new Date().getFullYear()}-`);
    await expect(report).toHaveTextContent('Browser: Mozilla/');
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Markdown report' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Playwright test' })).toHaveFocus(),
    );
    await expect(canvas.getByText('order.spec.ts')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText('order.mmd')).toBeVisible();
  },
};

export const Download: Story = {
  play: async ({ canvas }) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'CSV table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(click).toHaveBeenCalledOnce();
    await expect(names).toEqual(['order.csv']);
  },
};

export const ImageFails: Story = {
  args: { images: { ...images, png: () => Promise.reject(new Error('No canvas.')) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'PNG' }));
    await expect(await canvas.findByText("This image couldn't be created.")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled();
  },
};

export const NothingCovered: Story = {
  args: { state: { ...orderState, steps: [], head: null, tip: null }, view: orderView },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No entries yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeDisabled();
    await expect(canvas.queryByRole('radio', { name: 'SVG' })).toBeNull();
  },
};

export const NarrowAndDark: Story = {
  render: (args) => (
    <TabStage theme="dark" width={360}>
      <ShareTab {...args} />
    </TabStage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Markdown report' })).toBeVisible();
  },
};
