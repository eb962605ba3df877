import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ProfileImageRecord } from '../../store/world/account.ts';
import { toBase64 } from '../files/base64.ts';
import type { UploadedFile } from '../requests/handler.ts';
import { reject } from '../requests/http-error.ts';

/** Maximum size of an image in bytes. Source: PROF-018. */
const largest = 2_097_152;

export type StoredImage = Pick<ProfileImageRecord, 'type' | 'data'>;

/**
 * Validates an uploaded image for storage. 413 when it is too large, 415 when it is not an image or
 * could be harmful.
 */
export async function readImage(file: UploadedFile): Promise<StoredImage> {
  if (file.bytes.length > largest) throw reject(413, 'fileTooLarge', { size: largest / 1024 });
  const { detectImageType } = await import('./image-type.ts');
  return { type: detectImageType(file), data: toBase64(file.bytes) };
}

interface ImageScope {
  db: Scope<World>;
  tenantId: string;
  /** The id of the person in the image, or `logo`. */
  ownerId: string;
}

/** Removes the images of some owners. */
export async function removeImages(db: Scope<World>, ownerId: readonly string[]): Promise<void> {
  for (const { id } of await db.query('profileImages', { where: { ownerId } })) {
    await db.remove('profileImages', id);
  }
}

/** Stores an image in place of the previous one; returns its URL, relative to the API's. */
export async function storeImage(
  { db, tenantId, ownerId }: ImageScope,
  image: StoredImage,
): Promise<string> {
  await removeImages(db, [ownerId]);
  const id = crypto.randomUUID();
  await db.put('profileImages', { id, ownerId, ...image });
  return `/${tenantId}/tenantuser/profile-image/${id}`;
}
