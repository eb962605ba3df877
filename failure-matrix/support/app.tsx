import '#ui/global.css';
import './act.ts';
import { cleanup, render } from '@testing-library/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { User } from 'oidc-client-ts';
import { loadTexts } from '#i18n/catalogs.ts';
import { afterSession } from '#app/after-session.ts';
import { createApp } from '#app/app.ts';
import { PageUnavailable } from '#page/entry/enter-page.ts';
import { DeviceLanguage } from '#app/device-language.tsx';
import { createHeadStart } from '#session/head-start.ts';
import { clearNotices } from '#session/tabs/notice-list.ts';
import { createAppRouter } from '#app/router.ts';
import type { SessionEnd } from '#session/session.ts';
import { authorize } from '#mocks/identity/authorization.ts';
import { buildChallenge } from '#mocks/identity/provider.ts';
import { systemClock } from '#mocks/clock.ts';
import { routeTree } from '../../src/routeTree.gen.ts';
import type { Network } from './network.ts';
import { until } from './page.ts';

export type OpenedApp = Awaited<ReturnType<typeof openApp>>;

const clientId = 'atrium';
const scopes = 'openid profile email offline_access';

/** The app itself, as it runs against a backend, in this page; with a memory history. */
export async function openApp({ server }: Network) {
  const errors: unknown[] = [];
  const configuration = {
    apiAddress: server.apiAddress,
    authority: server.issuer,
    clientId,
    scopes,
    passwordResetAddress: '',
    supportAddress: 'support@demo.test',
    company: 'Aster Labs',
  };
  await loadTexts('en', 'session');
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    // The browser reports this when it draws the rest in the next frame: it is no error.
    if (!event.message.startsWith('ResizeObserver loop')) errors.push(event.error);
  };
  addEventListener('error', onError);
  const going = {
    afterSession: (end: SessionEnd) =>
      void router.navigate({ ...afterSession(end), replace: true, ignoreBlocker: true }),
    toGateway: () => void router.navigate({ to: '/tenant-gateway', ignoreBlocker: true }),
    addAllRoutes: () => Promise.resolve(),
    again: () => void router.invalidate(),
    restart: (to: string) => void router.navigate({ to }),
  };
  const app = createApp(
    configuration,
    going,
    createHeadStart(systemClock, (request) => fetch(request)),
  );
  const router = createAppRouter(app, routeTree);
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: ['/forgotpassword'] }),
  });
  render(<RouterProvider router={router} />, {
    wrapper: DeviceLanguage,
    // An unavailable page shows its own error.
    onCaughtError: (error) => error instanceof PageUnavailable || errors.push(error),
  });
  return {
    app,
    router,
    /** Uncaught errors since the last clear. */
    errors,
    /** Navigates without a prompt about unsaved changes. */
    goTo: (href: string): Promise<void> => router.navigate({ href, ignoreBlocker: true }),
    /** As in a browser in which no one has seen or typed anything. */
    clearErrors: async (): Promise<void> => {
      clearNotices();
      // Each closed toast makes room for one that waits.
      await until('no toasts', () => {
        const buttons = document.querySelectorAll<HTMLElement>('[class*="toast"] button');
        for (const close of buttons) close.click();
        return buttons.length === 0;
      });
      localStorage.removeItem('atrium.device.drafts');
      errors.length = 0;
    },
    close: (): void => {
      app.close();
      cleanup();
      removeEventListener('error', onError);
    },
  };
}

/** Signs in a demo person in this tab, by the steps after the redirect from the provider. */
export async function signIn({ server, store }: Network, personId: string): Promise<void> {
  const verifier = crypto.randomUUID() + crypto.randomUUID();
  const redirectUri = new URL('callback', location.origin).href;
  const returned = await authorize(store, systemClock, {
    request: {
      redirectUri,
      state: '',
      nonce: '',
      scope: scopes,
      codeChallenge: await buildChallenge(verifier),
      prompt: null,
    },
    personId,
  });
  const response = await server.fetch(
    new Request(`${server.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        code: new URL(returned).searchParams.get('code') ?? '',
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    }),
  );
  const tokens = (await response.json()) as Record<string, string>;
  const user = new User({
    access_token: tokens['access_token'] ?? '',
    refresh_token: tokens['refresh_token'],
    id_token: tokens['id_token'],
    token_type: 'Bearer',
    scope: scopes,
    session_state: null,
    profile: {
      sub: personId,
      name: personId,
      iss: server.issuer,
      aud: clientId,
      exp: 0,
      iat: 0,
    },
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  });
  const key = `oidc.user:${server.issuer}:${clientId}`;
  sessionStorage.setItem(key, user.toStorageString());
}
