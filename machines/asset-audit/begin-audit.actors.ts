import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import type { AuditForm } from './audit-form.ts';

/** What is begun has no version yet. */
export type NoRound = { version: number };

/** The id of the new round stands where a part has that of its record. */
export const beginAudit = fromPromise<unknown, PartToSave<NoRound, AuditForm>>(
  ({ input: { parentId: id, form }, signal }) =>
    api.beginAssetAudit({
      body: {
        id,
        name: form.name.trim(),
        assetLocationId: form.assetLocationId,
        assetTypeId: form.assetTypeId || null,
        assetCategoryId: form.assetCategoryId || null,
        isWithAssigned: form.isWithAssigned,
      },
      signal,
    }),
);
