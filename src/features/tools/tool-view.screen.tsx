import type { ReactNode } from 'react';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import type { Tool } from '#machines/tools/tool.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { WebLink } from '#records/web-link.tsx';
import { Details, LastChange, RecordView } from '#records/record-view.tsx';
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
  const format = useFormat();
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
      {(tool) => (
        <>
          <Details
            items={[
              [text('shortName'), tool.name],
              [text('latestVersion'), tool.latestVersion],
              [text('description'), tool.description],
              [text('price'), format.money(tool.price, 'price')],
              [text('url'), tool.url && <WebLink key="url" url={tool.url} />],
              [text('userLimits'), format.number(tool.userLimits)],
              [text('status'), text(tool.status ? 'active' : 'inactive')],
              [text('license'), text(tool.license ? 'licensed' : 'unlicensed')],
            ]}
          />
          <LastChange {...tool} />
        </>
      )}
    </RecordView>
  );
}
