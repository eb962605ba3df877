import { api } from '#openapi/client/index.ts';
import type { ImageSource } from '#ui/images/image-source.tsx';

/** The maximum number of cached images; the least recently requested one is removed first. */
const limit = 60;

/** `/{tenantId}/tenantuser/profile-image/{imageId}`, the contract's path for images and logos. */
const behindToken = /^\/([^/]+)\/tenantuser\/profile-image\/([^/?#]+)$/;
/** URLs that a page can show without the token. */
const absoluteUrl = /^(?:https:|http:|data:|blob:)/;

async function read(address: string): Promise<string> {
  const [, tenantId, imageId] = behindToken.exec(address) ?? [];
  if (tenantId === undefined || imageId === undefined) {
    throw new Error(
      `Expected an image path /{tenantId}/tenantuser/profile-image/{imageId}, but got "${address}".`,
    );
  }
  const image: unknown = await api.getProfileImage({
    tenantId: decodeURIComponent(tenantId),
    path: { imageId: decodeURIComponent(imageId) },
  });
  if (!(image instanceof Blob))
    throw new Error(`Expected an image for "${address}", but the response is not a Blob.`);
  return URL.createObjectURL(image);
}

/**
 * Caches images that need the token. An image never changes, since a new one gets a new address, so
 * each is loaded once. `clear` revokes all object URLs at the end of a session.
 */
export function createImageCache(): ImageSource & { clear: () => void } {
  const cache = new Map<string, Promise<string>>();
  const urls = new Map<string, string>();

  const clear = (address: string): void => {
    const url = urls.get(address);
    if (url !== undefined) URL.revokeObjectURL(url);
    urls.delete(address);
    cache.delete(address);
  };

  const start = (address: string): Promise<string> => {
    const loading: Promise<string> = read(address).then(
      (url) => {
        if (cache.get(address) === loading) urls.set(address, url);
        else URL.revokeObjectURL(url); // removed from the cache while loading
        return url;
      },
      (error: unknown) => {
        if (cache.get(address) === loading) cache.delete(address);
        throw error;
      },
    );
    return loading;
  };

  return {
    load: (address) => {
      if (absoluteUrl.test(address)) return Promise.resolve(address);
      const loading = cache.get(address) ?? start(address);
      cache.delete(address);
      cache.set(address, loading); // moves it to the end of the queue
      const [oldest] = cache.keys();
      if (cache.size > limit && oldest !== undefined) clear(oldest);
      return loading;
    },

    loaded: (address) => (absoluteUrl.test(address) ? address : urls.get(address)),

    clear: () => {
      for (const address of cache.keys()) clear(address);
    },
  };
}
