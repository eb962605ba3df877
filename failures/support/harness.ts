import { noteSignInAgain } from '#session/redirect-route.ts';
import { openApp, signIn, type OpenedApp } from './app.tsx';
import { openNetwork, type Network } from './network.ts';
import { selectOption, heading, isBusy, readMainText, press, until } from './page.ts';

/** A person at work: the app, the network behind it, and the demo world as it was at first. */
export interface Harness {
  readonly app: OpenedApp;
  network: Network;
  /** Back to how everything was, on a page that asks for nothing. */
  reset(): Promise<void>;
  /** As when the page is loaded anew: nothing is remembered of what was read before. */
  reload(): Promise<void>;
  /** Opens an address as a tab of somebody at work does when it is loaded anew. */
  reopen(href: string): Promise<void>;
  /** Until the next reset nobody is signed in in this tab. */
  logOut(): Promise<void>;
}

/** Where nothing is asked of the server. */
export const idlePage = '/profile?tab=changePassword';

// Whoever is signed out is led to the identity provider's page; the tests would leave with them.
window.navigation.addEventListener('navigate', (event) => {
  if (!event.destination.sameDocument) event.preventDefault();
});

// Nobody looks: what cannot be seen is not painted, nothing moves, and all is there all the same.
document.documentElement.style.opacity = '0';
const staticStyle = document.createElement('style');
staticStyle.textContent =
  '*, ::before, ::after { animation: none !important; transition: none !important; }';
document.head.append(staticStyle);

const isGateway = () => heading() === 'Select Tenant';
const isIdle = () => heading() === 'Profile';
const tenant = /^Aster Labs/;

/** Ava at work in Aster Labs, who may do everything there. */
export async function openHarness(): Promise<Harness> {
  const network = await openNetwork();
  await signIn(network, 'ava');
  const tokens = Object.entries(sessionStorage);
  const mark = network.store.save();
  let app = await openApp(network);

  /** Whether the session goes on; one that has ended, or signs in, is replaced by a new app's. */
  const isSignedIn = () => app.app.openedSession()?.getSnapshot().hasTag('signedIn') ?? true;

  const start = async () => {
    app.close();
    app = await openApp(network);
  };

  const enter = async () => {
    // After a session that has ended, the provider would ask for the password again.
    noteSignInAgain(false);
    for (const [key, value] of tokens) sessionStorage.setItem(key, String(value));
    if (!isSignedIn()) await start();
    await app.goTo(idlePage);
    await until('the page or the gateway', () => isIdle() || isGateway());
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
      await network.store.restore(mark);
      await enter();
      app.clearErrors();
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

/** The page is read and shows what it is about. */
export const shown = (pattern: RegExp): Promise<true> =>
  until(`a page that shows ${String(pattern)}`, () => !isBusy() && pattern.test(readMainText()));

/** What the forms of this device keep for whoever comes back, as it is written. */
export const readDrafts = (): string => localStorage.getItem('atrium.device.drafts') ?? '';
