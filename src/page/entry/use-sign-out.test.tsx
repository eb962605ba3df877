import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '#i18n/catalogs.ts';
import { openUnsentStore } from '#session/storage/work/unsent-store.ts';
import { createSessionActor } from '../open-page.fixtures.tsx';
import { useSignOut } from './use-sign-out.tsx';

function Account({ signOut }: { signOut: () => void }) {
  const { leave, question } = useSignOut(createSessionActor('ava') as never, signOut);
  return (
    <>
      <button type="button" onClick={leave}>
        Leave
      </button>
      {question}
    </>
  );
}

beforeAll(() => loadTexts('en', 'shell'));

const opened = async () => {
  const signOut = vi.fn<() => void>();
  await act(async () =>
    render(
      <Suspense>
        <Account signOut={signOut} />
      </Suspense>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  return signOut;
};

const startOffline = () =>
  openUnsentStore({ subject: 'ava', tenantId: 'aster' }, undefined).change((persisted) => ({
    ...persisted,
    unsent: [
      {
        id: 'entry',
        isNew: true,
        startTime: '2026-03-04T09:00:00.000Z',
        endTime: null,
        description: 'In the tunnel',
        isDescribed: true,
        work: null,
        rejection: null,
      },
    ],
  }));

it('a person whose times are all sent signs out at once', async () => {
  const signOut = await opened();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a person whose times are not sent is prompted first, and stays signed in if they cancel', async () => {
  startOffline();
  const signOut = await opened();
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
  expect(signOut).not.toHaveBeenCalled();
  const [stay] = [...dialog.querySelectorAll('button')];
  if (stay) await userEvent.click(stay);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
});

it('a person who signs out although times are not sent is signed out', async () => {
  startOffline();
  const signOut = await opened();
  await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
  await userEvent.click(screen.getByRole('button', { name: /sign out/i }));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});
