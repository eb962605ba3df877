import type { ActorRefFrom } from 'xstate';
import type { twoFactorMachine } from '#machines/profile/two-factor.machine.ts';

/** What every part of the screen of two-factor authentication is handed. */
export type TwoFactorActor = ActorRefFrom<typeof twoFactorMachine>;
