import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { storeImage, readImage } from '../../core/images/store-image.ts';
import { foundOr404 } from '../../core/records/records.ts';

type Logo = Extract<AreaOperations<'organization'>, 'uploadTenantLogo'>;

/** The tenant's logo. Source: ADMIN-018. */
export const logo: Pick<Handlers<'organization'>, Logo> = {
  uploadTenantLogo: {
    before: async ({ body: { file } }) => {
      const image = await readImage(file);
      return async ({ db, platform, path: { tenantId } }) => {
        const tenant = foundOr404(await platform.get('tenants', tenantId), 'tenantUnknown');
        const imageUrl = await storeImage({ db, tenantId, ownerId: 'logo' }, image);
        await platform.put('tenants', { ...tenant, logoUrl: imageUrl });
        return ok({ imageUrl, successMessages: [message('logoUploaded')] });
      };
    },
  },
};
