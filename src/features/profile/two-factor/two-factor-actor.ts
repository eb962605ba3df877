import type { ActorRefFrom } from 'xstate';
import type { twoFactorMachine } from '#machines/profile/two-factor.machine.ts';

/** The actor that every part of the two-factor screen receives. */
export type TwoFactorActor = ActorRefFrom<typeof twoFactorMachine>;
