import { toPng } from '../../core/export/png.ts';
import { toSvg } from '../../core/export/svg.ts';
import type { PanelState } from '../../core/link/protocol.ts';
import { ResponsesTab } from '../responses/responses-tab.tsx';
import { CheckTab } from '../check/check-tab.tsx';
import { CoverageTab } from '../coverage/coverage-tab.tsx';
import { ShareTab } from '../share/share-tab.tsx';
import { StepsTab } from '../steps/steps-tab.tsx';
import type { TabProps } from '../tab.ts';
import { TimeTab } from '../time/time-tab.tsx';
import type { Forms } from '../interaction/forms.ts';
import { InteractionTab } from '../interaction/interaction-tab.tsx';
import { count } from '../format.ts';
import type { TabHead } from './tabs.tsx';

const images = { svg: toSvg, png: toPng };

const labels = {
  interaction: 'Interaction',
  mocks: 'Responses',
  time: 'Time',
  steps: 'Steps',
  coverage: 'Coverage',
  check: 'Check',
  share: 'Share',
} as const;

export type TabId = keyof typeof labels;

export const isTab = (id: string): id is TabId => Object.hasOwn(labels, id);

/**
 * The target that another part of the panel requests from a tab: an event's form, an operation's
 * responses.
 */
export interface PanelTarget {
  tab: TabId;
  name: string;
  /** Increases with each request, so that the same target can be requested again. */
  times: number;
}

/** Data and callbacks of the page around the panel. */
export interface Surroundings {
  /** The address of an operation's documentation. */
  contractAddress?: ((operation: string) => string | undefined) | undefined;
  /** Puts a packed interaction into the page's address, and returns the address. */
  onShare?: ((text: string) => Promise<string>) | undefined;
  /** The page's address with a packed interaction in it. */
  addressWith?: ((text: string) => string) | undefined;
}

/** The tabs, each with a badge for pending items. */
export function tabHeads({ overrides, clock }: PanelState, newSteps: number): TabHead[] {
  const badges: Partial<Record<TabId, TabHead['badge']>> = {
    mocks: badge(overrides.length, `${count(overrides.length, 'response')} selected`),
    time: badge(clock.waits.length, `${count(clock.waits.length, 'delay')} pending`),
    steps: newSteps > 0 ? { text: `+${newSteps}`, srText: `, ${newSteps} new` } : undefined,
  };
  return Object.entries(labels).map(([id, label]) => ({
    id,
    label,
    badge: badges[id as TabId],
  }));
}

const badge = (number: number, srText: string): TabHead['badge'] =>
  number > 0 ? { text: String(number), srText: `, ${srText}` } : undefined;

interface SelectedTabProps extends TabProps, Surroundings {
  id: TabId;
  requested: PanelTarget | null;
  forms: Forms;
  overlay: { isOn: boolean; onChange: (isOn: boolean) => void };
  onShowResponses: (operation: string) => void;
  onActor: (id: string) => void;
  onState: (id: string) => void;
}

/** The selected tab. */
export function Tab(props: SelectedTabProps) {
  const { id, requested, forms, onShowResponses, onActor, contractAddress } = props;
  const { state, actor, view, send } = props;
  const shared: TabProps = { state, actor, view, send };
  const targetHere = requested?.tab === id ? requested : null;
  switch (id) {
    case 'interaction':
      return (
        <InteractionTab
          {...shared}
          forms={forms}
          requested={targetHere && { type: targetHere.name, times: targetHere.times }}
          onShowResponses={onShowResponses}
          onActor={onActor}
        />
      );
    case 'mocks':
      return (
        <ResponsesTab
          {...shared}
          requested={targetHere && { operation: targetHere.name, times: targetHere.times }}
          contractAddress={contractAddress}
        />
      );
    case 'time':
      return <TimeTab {...shared} />;
    case 'steps':
      return <StepsTab {...shared} />;
    case 'coverage':
      return <CoverageTab {...shared} overlay={props.overlay} />;
    case 'check':
      return <CheckTab {...shared} onState={props.onState} />;
    default:
      return (
        <ShareTab
          {...shared}
          onShare={props.onShare}
          addressWith={props.addressWith}
          images={images}
        />
      );
  }
}
