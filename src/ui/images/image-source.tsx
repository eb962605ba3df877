import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** Loads images that an `<img>` cannot request by itself, e.g. because they need a token. */
export interface ImageSource {
  /** The URL for an `<img>`, if the image is already loaded. */
  loaded(address: string): string | undefined;
  /** Loads the URL for an `<img>`. Rejects if the image is not found or cannot be loaded now. */
  load(address: string): Promise<string>;
}

const SourceContext = createContext<ImageSource | null>(null);

export function ImageProvider({ source, children }: { source: ImageSource; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>;
}

/**
 * The `<img>` URL for an address; undefined while it loads or if it failed. Without a provider, the
 * address itself.
 */
export function useImage(address: string | undefined): string | undefined {
  const source = use(SourceContext);
  const [got, setGot] = useState<{ address: string; url: string }>();
  // Synchronizes with the image source, which is outside React.
  useEffect(() => {
    if (!source || address === undefined) return undefined;
    let isNeeded = true;
    source.load(address).then(
      (url) => isNeeded && setGot({ address, url }),
      () => undefined, // the initials are shown instead
    );
    return () => {
      isNeeded = false;
    };
  }, [source, address]);
  if (!source || address === undefined) return address;
  return got?.address === address ? got.url : source.loaded(address);
}
