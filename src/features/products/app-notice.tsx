import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { AppFieldsProps } from './app-fields.tsx';

/** Somebody else was faster: what the server says of it, and the way on. */
export function AppNotice({ actor, onCopyText }: AppFieldsProps) {
  const text = useText('products');
  const words = useText('records');
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isStale = useSelector(actor, (state) => state.matches({ editApp: 'stale' }));
  const isGone = useSelector(actor, (state) => state.matches({ editApp: 'gone' }));
  const isGroupGone = useSelector(actor, (state) => state.matches({ addApp: 'gone' }));
  if (isStale) {
    return (
      <Banner
        tone="warning"
        title={words('conflictTitle')}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'SAVE_ANYWAY' })}>
            {text('saveAnyway')}
          </Button>
        }
      >
        {refusal}
      </Banner>
    );
  }
  if (isGone) {
    return (
      <Banner
        tone="danger"
        title={refusal || words('goneTitle')}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'SAVE_AS_NEW' })}>
            {words('saveAsNew')}
          </Button>
        }
      >
        {words('goneText')}
      </Banner>
    );
  }
  if (isGroupGone) {
    const copy = () => onCopyText(Object.values(actor.getSnapshot().context.form).join('\n'));
    return (
      <Banner
        tone="danger"
        title={refusal || words('goneTitle')}
        action={
          <Button size="small" onPress={copy}>
            {text('copyTyped')}
          </Button>
        }
      >
        {text('goneProduct')}
      </Banner>
    );
  }
  return null;
}
