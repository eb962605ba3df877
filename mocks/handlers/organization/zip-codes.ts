import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { readPage, type FieldColumns } from '../../core/records/field-paging.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { foundOr404 } from '../../core/records/records.ts';
import type { ZipCode } from '../../store/world/organization.ts';
import { checkLines, type ZipView } from './zip-lines.ts';

type ZipCodes = Extract<
  AreaOperations<'organization'>,
  'searchUsZipCodes' | 'getUsZipCode' | 'importUsZipCodes'
>;

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

  importUsZipCodes: async ({ db, body }) => {
    const { valid, invalid } = checkLines(body.lines);
    if (!body.dryRun && body.invalidLines === 'Reject' && invalid.length > 0) {
      throw rejectField('lines', 'zipLinesInvalid', { count: invalid.length });
    }
    const ids = valid.map(({ zip }) => zip);
    const stored = await db.getMany('usZipCodes', ids);
    const added = valid.filter(({ zip }) => !stored.has(zip));
    const changed = valid.flatMap((to) => {
      const before = stored.get(to.zip);
      const from = before && toView(before);
      return from && isOther(from, to) ? [{ from, to }] : [];
    });
    const count = added.length + changed.length;
    if (!body.dryRun) {
      for (const { zip, ...fields } of [...added, ...changed.map(({ to }) => to)]) {
        await db.put('usZipCodes', { id: zip, ...fields });
      }
    }
    return ok({
      addedCount: added.length,
      changedCount: changed.length,
      unchangedCount: valid.length - count,
      added: added.slice(0, shownLines),
      changed: changed.slice(0, shownLines),
      invalid,
      successMessages: body.dryRun ? [] : [message('zipCodesImported', { count })],
    });
  },
};

/** How many added and changed zip codes a report contains. */
const shownLines = 100;

const isOther = (a: ZipView, b: ZipView): boolean =>
  a.city !== b.city || a.stateCode !== b.stateCode || a.stateName !== b.stateName;

const toView = ({ id, city, stateCode, stateName }: ZipCode) => ({
  zip: id,
  city,
  stateCode,
  stateName,
});
