import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { saveNew } from '../records/save-new.ts';
import type { AuditForm } from './audit-form.ts';

/** What is begun has no version yet. */
export type NoRound = { version: number };

/**
 * The id of the new round stands where a part has that of its record. Where the response of an earlier
 * try was lost, the same round is there already. One that was begun with other details is replaced, as
 * long as nobody has ticked an asset in it.
 */
export const startAudit = fromPromise<unknown, PartToSave<NoRound, AuditForm>>(
  async ({ input: { parentId: id, form }, signal }) => {
    const body = {
      id,
      name: form.name.trim(),
      assetLocationId: form.assetLocationId,
      assetTypeId: form.assetTypeId || null,
      assetCategoryId: form.assetCategoryId || null,
      isWithAssigned: form.isWithAssigned,
    };
    const create = () => api.beginAssetAudit({ body, signal });

    async function replace(error: unknown): Promise<unknown> {
      const path = { auditId: id };
      const { assetAudit } = await api.getAssetAudit({ path, signal });
      const { status, foundCount, unexpectedCount } = assetAudit;
      if (status !== 'Open' || foundCount + unexpectedCount > 0) throw error;
      await api.giveUpAssetAudit({ path, signal, isSuccessHidden: true });
      return create();
    }

    return saveNew({ create, update: replace });
  },
);
