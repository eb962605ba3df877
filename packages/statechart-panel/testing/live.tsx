import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Link } from '../core/link/protocol.ts';
import { createPanelStore } from '../view/panel-store.ts';
import { Panel } from '../view/panel/panel.tsx';
import { obey } from '../core/steps/commands.ts';
import { line } from '../core/steps/current.ts';
import { useStoryActor } from '../addon/use-story-actor.ts';

/** The story's end of the link, without Storybook's channel in between. */
const link: Link = {
  subscribe: (listener) => line.subscribe(listener),
  send: (command) => void obey(command),
};

/** A running machine and the panel that shows it, in one page. */
export function Live({ machine, input }: { machine: AnyStateMachine; input?: unknown }) {
  useStoryActor(machine, { input });
  const [store] = useState(() => createPanelStore(link));
  return (
    <div style={{ blockSize: 360 }}>
      <Panel store={store} send={(command) => link.send(command)} />
    </div>
  );
}
