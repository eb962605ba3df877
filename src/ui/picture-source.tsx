import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** Where pictures come from that an `<img>` cannot ask for by itself, such as those behind a token. */
export interface ImageSource {
  /** What an `<img>` can show, where the picture is here already. */
  loaded(address: string): string | undefined;
  /** What an `<img>` can show. Rejects when there is no such picture, or it cannot be had now. */
  load(address: string): Promise<string>;
}

const SourceContext = createContext<ImageSource | null>(null);

export function ImageProvider({ source, children }: { source: ImageSource; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>;
}

/**
 * What an `<img>` shows for an address; undefined while it is loading and when it cannot be had.
 * Without a source around it the address itself.
 */
export function useImage(address: string | undefined): string | undefined {
  const source = use(SourceContext);
  const [got, setGot] = useState<{ address: string; url: string }>();
  // Follows the picture, which comes from elsewhere.
  useEffect(() => {
    if (!source || address === undefined) return undefined;
    let isNeeded = true;
    source.load(address).then(
      (url) => isNeeded && setGot({ address, url }),
      () => undefined, // the initials stand in
    );
    return () => {
      isNeeded = false;
    };
  }, [source, address]);
  if (!source || address === undefined) return address;
  return got?.address === address ? got.url : source.loaded(address);
}
