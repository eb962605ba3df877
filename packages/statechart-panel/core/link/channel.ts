import type { Command, Link, PanelState } from './protocol.ts';

/** The events on Storybook's channel, one per direction. */
export const channelEvents = {
  /** Story → panel: the changed slices. */
  slices: 'statechart-panel/slices',
  /** Panel → story. */
  command: 'statechart-panel/command',
} as const;

/** The part of Storybook's channel that is used, both in the manager and in the preview. */
export interface ChannelLike {
  on(event: string, listener: (...data: unknown[]) => void): void;
  off(event: string, listener: (...data: unknown[]) => void): void;
  emit(event: string, ...data: unknown[]): void;
}

/** The panel's end, in Storybook's manager. */
export function channelLink(channel: ChannelLike): Link {
  return {
    subscribe(listener) {
      const onEvent = (slices: unknown) => listener(slices as Partial<PanelState>);
      channel.on(channelEvents.slices, onEvent);
      return () => channel.off(channelEvents.slices, onEvent);
    },
    send: (command: Command) => channel.emit(channelEvents.command, command),
  };
}
