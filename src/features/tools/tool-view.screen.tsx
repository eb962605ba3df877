import type { ReactNode } from 'react';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import type { Tool } from '#machines/tools/tool.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { PricedDetails } from '#records/priced-details.tsx';
import { RecordView } from '#records/record-view.tsx';
import { toolAddresses } from '#page/addresses.ts';

export interface ToolViewScreenProps {
  actor: RecordViewActor<Tool>;
  onCopyAddress: (address: Address) => void;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A tool to read. Source: document 3, section 2 (Tools). */
export function ToolViewScreen({ onCopyAddress, ...view }: ToolViewScreenProps) {
  const text = useText('tools');
  return (
    <RecordView
      {...view}
      head={{
        kind: text('viewTitle'),
        listTitle: text('title'),
        addresses: toolAddresses,
        leave: 'cancel',
        onCopyAddress,
      }}
      nameOf={({ name }) => name}
    >
      {(tool) => <PricedDetails record={tool} name={text('shortName')} text={text} />}
    </RecordView>
  );
}
