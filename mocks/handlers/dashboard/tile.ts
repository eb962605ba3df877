import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../core/requests/handler.ts';
import type { World } from '../../store/world.ts';

type Contract = components['schemas'];
export type Privilege = World['roles']['privileges'][number];

/** The numbers of the Dashboard. */
export type ResponseBody = Contract['Dashboard'];
export type TileName = keyof ResponseBody;

/** The part of a call that a tile needs. */
export type TileCall = Pick<
  Call<'getDashboard'>,
  'db' | 'tx' | 'path' | 'platform' | 'user' | 'person' | 'clock'
>;

/** Creates a tile; null for users who may not see it. */
export type TileBuilder<Name extends TileName = TileName> = (
  call: TileCall,
  rights: readonly Privilege[],
) => Promise<ResponseBody[Name]>;
