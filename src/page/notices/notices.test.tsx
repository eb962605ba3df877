import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { clearNotices, notifySuccess } from '#session/tabs/notice-list.ts';
import { useSingleMessage } from '#session/use-single-message.ts';
import '#ui/tokens.css';
import { Notices } from './notices.tsx';
import { openPage } from '../open-page.fixtures.tsx';

afterEach(clearNotices);

function Page({ offer }: { offer: { text: string } | null }) {
  useSingleMessage(offer);
  return (
    <Suspense>
      <Notices />
      <p data-bottom-bar="">{offer?.text}</p>
    </Suspense>
  );
}

async function renderPage() {
  const { wrapper } = await openPage({});
  return await act(async () => render(<Page offer={null} />, { wrapper }));
}

const findToasts = (message: string) => screen.queryAllByRole('alertdialog', { name: message });

it('an offer to undo closes the success toast of the same action, and so does the next offer', async () => {
  const { rerender } = await renderPage();
  await act(async () => notifySuccess(['The first entry was deleted.']));
  await waitFor(() => expect(findToasts('The first entry was deleted.')).toHaveLength(1));
  rerender(<Page offer={{ text: 'first' }} />);
  await waitFor(() => expect(findToasts('The first entry was deleted.')).toHaveLength(0));
  await act(async () => notifySuccess(['The second entry was deleted.']));
  await waitFor(() => expect(findToasts('The second entry was deleted.')).toHaveLength(1));
  rerender(<Page offer={{ text: 'second' }} />);
  await waitFor(() => expect(findToasts('The second entry was deleted.')).toHaveLength(0));
});

it('toasts are at the top of the window while a bar with buttons is at its lower edge', async () => {
  const { rerender } = await renderPage();
  await act(async () => notifySuccess(['The settings were saved.']));
  const findMiddle = () => {
    const { top, bottom } = screen
      .getByRole('alertdialog', { name: 'The settings were saved.' })
      .getBoundingClientRect();
    return (top + bottom) / 2;
  };
  await waitFor(() => expect(findMiddle()).toBeGreaterThan(innerHeight / 2));
  rerender(<Page offer={{ text: 'bar' }} />);
  await act(async () => notifySuccess(['The settings were saved.']));
  await waitFor(() => expect(findMiddle()).toBeLessThan(innerHeight / 2));
});
