import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { saveNew } from '../records/save-new.ts';
import type { AuditForm } from './audit-form.ts';

/** A new audit has no version yet. */
export type NoRound = { version: number };

/**
 * Sends the id of the new audit as the parent id, where a record part has the id of its record. If
 * the response of an earlier try was lost, the same audit already exists. An audit that was started
 * with other details is replaced as long as no asset in it is ticked.
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
