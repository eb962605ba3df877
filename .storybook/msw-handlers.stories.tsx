import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#ui/controls/button.tsx';
import { createAccessToken, handlers } from '#mocks/handlers.ts';

/** Any app with plain `fetch`, without knowledge of MSW. */
function Tenants() {
  const [text, setText] = useState('');
  const load = async () => {
    const headers = { Authorization: `Bearer ${await createAccessToken('ava')}` };
    const response = await fetch('/api/user/tenants', { headers });
    setText(`${response.status} ${await response.text()}`);
  };
  return (
    <>
      <Button onPress={() => void load()}>Load tenants</Button>
      <output>{text}</output>
    </>
  );
}

let worker: SetupWorker | undefined;

const meta: Meta<typeof Tenants> = {
  title: 'Contract/MSW handlers',
  component: Tenants,
  beforeEach: async () => {
    worker = setupWorker(...handlers);
    await worker.start({
      serviceWorker: {
        url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href,
      },
      onUnhandledFrame: 'bypass',
      quiet: true,
    });
    return () => worker?.stop();
  },
};

export default meta;

type Story = StoryObj<typeof Tenants>;

/** `setupWorker(...handlers)`: MSW's service worker responds to the page's own `fetch`. */
export const InABrowser: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load tenants' }));
    await expect(await canvas.findByText(/^200 .*"Aster Labs"/)).toBeVisible();
  },
};

/** `worker.use(http.get(…))` overrides one operation; all others stay unchanged. */
export const WithAnOverride: Story = {
  play: async ({ canvas }) => {
    worker?.use(http.get('*/api/user/tenants', () => HttpResponse.json([], { status: 503 })));
    await userEvent.click(canvas.getByRole('button', { name: 'Load tenants' }));
    await expect(await canvas.findByText('503 []')).toBeVisible();
    worker?.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Load tenants' }));
    await expect(await canvas.findByText(/^200 .*"Aster Labs"/)).toBeVisible();
  },
};
