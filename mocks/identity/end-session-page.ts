/** The demo provider's end-session page: clears the sign-in and returns to the app. */
import { systemClock } from '../clock.ts';
import { embeddedWorld } from '../embedded-world.ts';
import { endSession, isOfApp } from './authorization.ts';

const params = new URL(location.href).searchParams;
const requested = params.get('post_logout_redirect_uri') ?? '';
const { store } = await embeddedWorld();
await endSession(store, systemClock);

const home = new URL('../../', location.href);
const target = isOfApp(location.href)(requested) ? new URL(requested) : home;
const state = params.get('state');
if (state) target.searchParams.set('state', state);
location.replace(target);
