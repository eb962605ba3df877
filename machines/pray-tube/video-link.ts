/** The providers whose players the portal can show. */
export type VideoProvider = 'youtube' | 'vimeo';

/** A video at a provider. */
export interface VideoLink {
  provider: VideoProvider;
  /** The provider's id of the video. */
  providerId: string;
}

/** Each form of an address, with the id of its video. The contract's pattern is their union. */
const forms: readonly (readonly [provider: VideoProvider, form: RegExp])[] = [
  [
    'youtube',
    /^https:\/\/(?:(?:(?:www|m)\.)?youtube\.com\/(?:watch\?(?:[^\s#&]+&)*v=|shorts\/|live\/)|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)([\w-]{11})(?![\w-])\S*$/i,
  ],
  [
    'vimeo',
    /^https:\/\/(?:(?:www\.)?vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{6,12})(?!\d)\S*$/i,
  ],
];

/** The video that an address leads to; null for any other page, host or scheme. */
export function readVideoLink(url: string): VideoLink | null {
  for (const [provider, form] of forms) {
    const [, providerId] = form.exec(url.trim()) ?? [];
    if (providerId !== undefined) return { provider, providerId };
  }
  return null;
}

/** The address of the player: the one without cookies, without videos of others where possible. */
export const getPlayerAddress = ({ provider, providerId }: VideoLink): string =>
  provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${providerId}?rel=0`
    : `https://player.vimeo.com/video/${providerId}?dnt=1`;
