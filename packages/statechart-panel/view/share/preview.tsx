import { useEffect, useMemo, useState } from 'react';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import type { Format } from './formats.ts';
import { copyImage, copyText, download } from './hand-over.ts';
import styles from './share.module.css';

interface PreviewProps {
  format: Format;
  /** The file's name, without its extension. */
  name: string;
}

/** A preview of one export, to be copied or saved. */
export function Preview({ format, name }: PreviewProps) {
  const { label, ending, type } = format;
  const content = useContent(format);
  const [status, setMessage] = useState('');
  const file = `${name}.${ending}`;

  async function copy() {
    if (content.is === 'text') setMessage(copied(await copyText(content.text)));
    if (content.is === 'image') setMessage(copied(await copyImage(content.blob)));
  }
  function save() {
    if (content.is === 'text') download(file, new Blob([content.text], { type }));
    if (content.is === 'image') download(file, content.blob);
  }

  const isReady = content.is === 'text' || content.is === 'image';
  return (
    <div className={styles['preview']}>
      <div className={controls['row']}>
        <span className={controls['code']}>{file}</span>
        <span role="status" className={controls['muted']}>
          {status}
        </span>
        <span className={controls['grow']} />
        <button
          type="button"
          className={controls['button']}
          disabled={!isReady}
          onClick={() => void copy()}
        >
          Copy
        </button>
        <button type="button" className={controls['button']} disabled={!isReady} onClick={save}>
          Download
        </button>
      </div>
      <div className={styles['content']} role="region" aria-label={label} tabIndex={0}>
        <Content content={content} type={type} label={label} />
      </div>
    </div>
  );
}

const copied = (isCopied: boolean) =>
  isCopied ? 'Copied.' : "Can't copy from this page. Download the file, or copy it from here.";

interface ContentProps {
  content: Made;
  type: string;
  label: string;
}

function Content({ content, type, label }: ContentProps) {
  if (content.is === 'making') return <p className={controls['muted']}>Preparing…</p>;
  if (content.is === 'failed') {
    return <p className={controls['error']}>This image couldn't be created.</p>;
  }
  if (content.is === 'text' && type !== 'image/svg+xml') {
    return <pre className={cx(controls['code'], styles['text'])}>{content.text}</pre>;
  }
  const address =
    content.is === 'image'
      ? content.address
      : `data:image/svg+xml,${encodeURIComponent(content.text)}`;
  return <img className={styles['image']} src={address} alt={`${label} of the chart`} />;
}

type Made =
  | { is: 'making' }
  | { is: 'failed' }
  | { is: 'text'; text: string }
  | { is: 'image'; blob: Blob; address: string };

/** A text is available at once; an image takes time and may fail. */
function useContent(format: Format): Made {
  const made = useMemo(() => format.make(), [format]);
  const [image, setImage] = useState<Made>({ is: 'making' });
  useEffect(() => {
    if (typeof made === 'string') return undefined;
    let isLate = false;
    let address = '';
    async function show(making: Promise<Blob>) {
      try {
        const blob = await making;
        if (isLate) return;
        address = URL.createObjectURL(blob);
        setImage({ is: 'image', blob, address });
      } catch {
        if (!isLate) setImage({ is: 'failed' });
      }
    }
    void show(made);
    return () => {
      isLate = true;
      URL.revokeObjectURL(address);
    };
  }, [made]);
  return typeof made === 'string' ? { is: 'text', text: made } : image;
}
