import { noteSignInAgain } from '#session/redirect-route.ts';
import { openApp, signIn, type OpenedApp } from './app.tsx';
import { openNetwork, type Network } from './network.ts';
import { selectOption, heading, isBusy, readMainText, press, until } from './page.ts';

/** A user at work: the app, the network behind it, and the initial demo world. */
export interface Harness {
  readonly app: OpenedApp;
  network: Network;
  /** Restores the initial state, on a page that sends no requests. */
  reset(): Promise<void>;
  /** As after a page reload: nothing is cached. */
  reload(): Promise<void>;
  /** Opens an address as a reloaded tab of a signed-in user does. */
  reopen(href: string): Promise<void>;
  /** Signs out in this tab until the next reset. */
  logOut(): Promise<void>;
}

/** A page that sends no requests. */
export const idlePage = '/profile?tab=changePassword';

// Signing out redirects to the identity provider's page, which would unload the tests.
window.navigation.addEventListener('navigate', (event) => {
  if (!event.destination.sameDocument) event.preventDefault();
});

// No one watches: invisible content is not painted and nothing is animated, but everything is in
// the DOM.
document.documentElement.style.opacity = '0';
const staticStyle = document.createElement('style');
staticStyle.textContent =
  '*, ::before, ::after { animation: none !important; transition: none !important; }';
document.head.append(staticStyle);

const isGateway = () => heading() === 'Select Tenant';
const isExpired = () => heading() === 'Your Session has expired.';
const isIdle = () => heading() === 'Profile';
const tenant = /^Aster Labs/;

/** Ava at work in Aster Labs, with all rights there. */
export async function openHarness(): Promise<Harness> {
  const network = await openNetwork();
  await signIn(network, 'ava');
  const tokens = Object.entries(sessionStorage);
  const mark = network.store.save();
  let app = await openApp(network);

  /**
   * Whether the session is still active; a new app replaces one that has ended or is signing in.
   */
  const isSignedIn = () => app.app.openedSession()?.getSnapshot().hasTag('signedIn') ?? true;

  const start = async () => {
    app.close();
    app = await openApp(network);
  };

  const enter = async (): Promise<void> => {
    // Otherwise the provider prompts for the password again after an ended session.
    noteSignInAgain(false);
    for (const [key, value] of tokens) sessionStorage.setItem(key, String(value));
    if (!isSignedIn()) await start();
    await app.goTo(idlePage);
    await until(
      'the page or the tenant selection',
      () => isIdle() || isGateway() || (isExpired() && !isSignedIn()),
    );
    // The last response ended the session after it was checked.
    if (isExpired()) return enter();
    if (isGateway()) {
      await selectOption(/Tenant/, tenant);
      await press('Enter');
      await until('a page', () => !isGateway() && !isBusy());
      await app.goTo(idlePage);
    }
    await until('a page of the tenant', isIdle);
  };

  await enter();
  return {
    get app() {
      return app;
    },
    network,
    reset: async () => {
      network.clear();
      // A late response of the previous test would end the session of the next one.
      await until('the responses to all requests', network.isSettled);
      await network.store.restore(mark);
      await enter();
      await app.clearErrors();
      network.clearCalls();
    },
    reload: async () => {
      await start();
      await enter();
    },
    reopen: async (href) => {
      await start();
      await app.goTo(href);
    },
    logOut: async () => {
      sessionStorage.clear();
      await start();
    },
  };
}

/** Waits until the page is loaded and shows the expected text. */
export const shown = (pattern: RegExp): Promise<true> =>
  until(`a page that shows ${String(pattern)}`, () => !isBusy() && pattern.test(readMainText()));

/** The stored form drafts of this device, as raw text. */
export const readDrafts = (): string => localStorage.getItem('atrium.device.drafts') ?? '';
