import type { OperationsOf } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { refuse } from '../../core/refusal.ts';

type Logo = Extract<OperationsOf<'organization'>, 'uploadTenantLogo'>;

/** The tenant's logo. Source: document 1, sections 5 and 7. */
export const logo: Pick<Handlers<'organization'>, Logo> = {
  uploadTenantLogo: async ({ db, platform, path, body }) => {
    const tenant = await platform.get('tenants', path.tenantId);
    if (!tenant) throw refuse(404, 'tenantUnknown');
    const imageUrl = await keepImage(db, path.tenantId, body.file);
    await platform.put('tenants', { ...tenant, logoUrl: imageUrl });
    return ok({ imageUrl, successMessages: [message('logoUploaded')] });
  },
};
