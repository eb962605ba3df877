import type { AreaOperations } from '#openapi/generated/operations.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import { foundOr404 } from '../../core/records.ts';
import type { World } from '../../store/world.ts';

type ZipCodes = Extract<AreaOperations<'organization'>, 'searchUsZipCodes' | 'getUsZipCode'>;
type ZipCode = World['usZipCodes'];

const columns: Columns<ZipCode> = {
  zip: ({ id }) => id,
  city: ({ city }) => city,
  stateCode: ({ stateCode }) => stateCode,
  stateName: ({ stateName }) => stateName,
};

/** Zip codes of the United States. Source: ADMIN-007. */
export const zipCodes: Pick<Handlers<'organization'>, ZipCodes> = {
  searchUsZipCodes: async ({ db, body }) => {
    const { rows, totalCount } = paginate(await db.query('usZipCodes'), columns, body);
    return ok({ usZipCodes: rows.map(toView), totalCount });
  },

  getUsZipCode: async ({ db, path }) => {
    const found = foundOr404(await db.get('usZipCodes', path.zip), 'zipUnknown');
    return ok({ usZipCode: toView(found) });
  },
};

const toView = ({ id, ...position }: ZipCode) => ({ zip: id, ...position });
