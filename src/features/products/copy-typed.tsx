import { useState } from 'react';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

/** How long it is said that it is copied, in ms. */
const tipTime = 2000;

/** Copies what was typed of an app that can no longer be saved; refused, it can be marked by hand. */
export function CopyTyped({ actor }: { actor: ProductViewActor }) {
  const text = useText('products');
  const [tip, setTip] = useState<string | null>(null);
  const copy = async () => {
    const { form } = actor.getSnapshot().context;
    const isCopied = await navigator.clipboard.writeText(Object.values(form).join('\n')).then(
      () => true,
      () => false,
    );
    setTip(text(isCopied ? 'copied' : 'notCopied'));
    setTimeout(() => setTip(null), tipTime);
  };
  return (
    <CopyButton size="small" label={text('copyTyped')} tip={tip} onPress={() => void copy()} />
  );
}
