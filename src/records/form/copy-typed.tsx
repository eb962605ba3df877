import { useState } from 'react';
import type { FormValue } from '#machines/records/form-value.ts';
import type { FormActor, FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';

/** How long the "copied" message is shown, in ms. */
const tipTime = 2000;

/** All typed texts at any depth; switches are not text. */
const textsIn = (value: FormValue): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Copies the typed input if it can no longer be saved. */
export function CopyTyped<Form extends FormValues>({ actor }: { actor: FormActor<Form> }) {
  const text = useText('records');
  const getTyped = () => textsIn(actor.getSnapshot().context.form).join('\n');
  return <CopyText label={text('copyTyped')} getText={getTyped} />;
}

interface CopyTextProps {
  label: string;
  getText: () => string;
}

/** Copies a text; if the browser denies it, the text can be selected by hand. */
export function CopyText({ label, getText }: CopyTextProps) {
  const text = useText('records');
  const [tip, setTip] = useState<string | null>(null);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(getText()).then(
      () => true,
      () => false,
    );
    setTip(text(isCopied ? 'copied' : 'notCopied'));
    setTimeout(() => setTip(null), tipTime);
  };
  return <CopyButton size="small" label={label} tip={tip} onPress={() => void copy()} />;
}
