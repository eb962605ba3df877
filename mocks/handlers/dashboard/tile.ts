import type { components } from '#openapi/generated/types.ts';
import type { Call } from '../../core/handler.ts';
import type { World } from '../../store/world.ts';

type Contract = components['schemas'];
export type Privilege = World['roles']['privileges'][number];

/** The numbers of the Dashboard. */
export type ResponseBody = Contract['Dashboard'];
export type TileName = keyof ResponseBody;

/** What a tile is made from. */
export type TileCall = Pick<
  Call<'getDashboard'>,
  'db' | 'tx' | 'path' | 'platform' | 'user' | 'person' | 'clock'
>;

/** Makes a tile; null for those who may not see it. */
export type TileBuilder<Name extends TileName = TileName> = (
  call: TileCall,
  rights: readonly Privilege[],
) => Promise<ResponseBody[Name]>;
