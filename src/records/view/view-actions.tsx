import { Copy, Link2, Pencil } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { Address, RecordAddresses } from '../form/address.ts';
import { useReturnUrl } from '#session/use-return-url.ts';
import { LinkButton } from '../link-button.tsx';

interface ViewActionsProps {
  id: string;
  addresses: RecordAddresses;
  leave?: 'back' | 'cancel' | undefined;
  /** False if the user may not. */
  hasCopy?: boolean | undefined;
  hasEdit?: boolean | undefined;
  onCopyAddress: (address: Address) => void;
}

/**
 * The actions of a record's view: edit, return to the list as it was left, copy the record, or copy
 * its URL.
 */
export function ViewActions(props: ViewActionsProps) {
  const { id, addresses, leave = 'back', hasCopy = true, hasEdit = true, onCopyAddress } = props;
  const text = useText('records');
  const list = useReturnUrl(addresses.list);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Link2 aria-hidden="true" />}
        onPress={() => onCopyAddress(addresses.view(id))}
      >
        {text('copyAddress')}
      </Button>
      {hasCopy && (
        <LinkButton
          effect="changing"
          address={addresses.copy(id)}
          variant="quiet"
          icon={<Copy aria-hidden="true" />}
        >
          {text('duplicate')}
        </LinkButton>
      )}
      <LinkButton address={list}>{text(leave)}</LinkButton>
      {hasEdit && (
        <LinkButton
          address={addresses.edit(id)}
          effect="changing"
          variant="primary"
          icon={<Pencil aria-hidden="true" />}
        >
          {text('edit')}
        </LinkButton>
      )}
    </>
  );
}
