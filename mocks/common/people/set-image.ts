import { removeImages, storeImage, type StoredImage } from '../../core/images/store-image.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';

interface ImageOwners {
  user: TenantUser | undefined;
  employee: Employee | undefined;
}

/**
 * Stores the image of a person in place of the previous one: that of the user and that of the
 * employee are the same. Returns its URL. Source: PROF-020, PEOPL-D17.
 */
export async function setImage(
  { db, tenantId }: { db: Scope<World>; tenantId: string },
  owners: ImageOwners,
  image: StoredImage,
): Promise<string> {
  const ids = listOwnerIds(owners);
  const [ownerId] = ids;
  if (ownerId === undefined) throw new Error('An image has no owner; pass a user or an employee.');
  await removeImages(db, ids);
  const url = await storeImage({ db, tenantId, ownerId }, image);
  await showImage(db, owners, url);
  return url;
}

/** Removes the image of a person from the user and the employee. */
export async function removeImage(db: Scope<World>, owners: ImageOwners): Promise<void> {
  await removeImages(db, listOwnerIds(owners));
  await showImage(db, owners, null);
}

/** The image may be from before the employee was a user. */
const listOwnerIds = ({ user, employee }: ImageOwners): string[] =>
  [user?.id, employee?.id].filter((id) => id !== undefined);

async function showImage(
  db: Scope<World>,
  { user, employee }: ImageOwners,
  profileImageUrl: string | null,
): Promise<void> {
  if (user) await db.put('tenantUsers', { ...user, profileImageUrl });
  if (employee) await db.put('employees', { ...employee, profileImageUrl });
}

/**
 * The image of a user who is linked to an employee: the user's own, or the one that the employee has
 * got before.
 */
export async function getImageOfLink(
  db: Scope<World>,
  { employeeId, profileImageUrl }: Pick<TenantUser, 'employeeId' | 'profileImageUrl'>,
): Promise<string | null> {
  if (profileImageUrl !== null || employeeId === null) return profileImageUrl;
  return (await db.get('employees', employeeId))?.profileImageUrl ?? null;
}
