import type { Schema } from '#openapi/client/index.ts';

/** An entry of the menu, as the profile brings it. */
export type MenuEntry = Schema<'AppMenu'>;
