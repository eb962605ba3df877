import type { AreaOperations } from '#openapi/generated/operations.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import { readPage, type FieldColumns } from '../../core/field-paging.ts';
import { foundOr404 } from '../../core/records.ts';
import type { ZipCode } from '../../store/world/organization.ts';

type ZipCodes = Extract<AreaOperations<'organization'>, 'searchUsZipCodes' | 'getUsZipCode'>;

const columns: FieldColumns<ZipCode> = {
  zip: 'zip',
  city: 'city',
  stateCode: 'stateCode',
  stateName: 'stateName',
};

/** Zip codes of the United States. Source: ADMIN-007. */
export const zipCodes: Pick<Handlers<'organization'>, ZipCodes> = {
  searchUsZipCodes: async ({ db, body }) => {
    const list = { columns, order: { by: 'id' } as const };
    const { rows, total } = await readPage(db, 'usZipCodes', list, body);
    return ok({ usZipCodes: rows.map(toView), totalCount: total });
  },

  getUsZipCode: async ({ db, path }) => {
    const found = foundOr404(await db.get('usZipCodes', path.zip), 'zipUnknown');
    return ok({ usZipCode: toView(found) });
  },
};

const toView = ({ id, city, stateCode, stateName }: ZipCode) => ({
  zip: id,
  city,
  stateCode,
  stateName,
});
