import { api } from '#openapi/client/index.ts';
import type { ImageSource } from '#ui/picture-source.tsx';

/** So many are kept; the one that was asked for longest ago goes first. */
const limit = 60;

/** `/{tenantId}/tenantuser/profile-image/{imageId}`, as the contract gives pictures and logos. */
const behindToken = /^\/([^/]+)\/tenantuser\/profile-image\/([^/?#]+)$/;
/** Anything that a page can show by itself. */
const absoluteUrl = /^(?:https:|http:|data:|blob:)/;

async function read(address: string): Promise<string> {
  const [, tenantId, imageId] = behindToken.exec(address) ?? [];
  if (tenantId === undefined || imageId === undefined) {
    throw new Error(`"${address}" is no address of a picture.`);
  }
  const image: unknown = await api.getProfileImage({
    tenantId: decodeURIComponent(tenantId),
    path: { imageId: decodeURIComponent(imageId) },
  });
  if (!(image instanceof Blob)) throw new Error(`"${address}" was answered by no picture.`);
  return URL.createObjectURL(image);
}

/**
 * Pictures that are read with the token. A picture never changes, a new one has a new address: so
 * each is read once. `clear` gives them all back, for the end of a session.
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
        else URL.revokeObjectURL(url); // forgotten on its way
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
      cache.set(address, loading); // to the end of the line
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
