import type { Command, Link, PanelState } from './protocol.ts';

/** The events on Storybook's channel, one each way. */
export const channelEvents = {
  /** Story → panel: the slices that have changed. */
  slices: 'statechart-panel/slices',
  /** Panel → story. */
  command: 'statechart-panel/command',
} as const;

/** What is needed of Storybook's channel, in the manager and in the preview alike. */
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
