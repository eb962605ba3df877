import { useEffect, useState } from 'react';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import type { Format } from './formats.ts';
import { copyPicture, copyText, download } from './hand-over.ts';
import styles from './share.module.css';

interface PreviewProps {
  format: Format;
  /** Of the file, without its ending. */
  name: string;
}

/** One export as it is, to be copied or saved. */
export function Preview({ format, name }: PreviewProps) {
  const { label, ending, type } = format;
  const content = useContent(format);
  const [said, setSaid] = useState('');
  const file = `${name}.${ending}`;

  async function copy() {
    if (content.is === 'text') setSaid(copied(await copyText(content.text)));
    if (content.is === 'picture') setSaid(copied(await copyPicture(content.blob)));
  }
  function save() {
    if (content.is === 'text') download(file, new Blob([content.text], { type }));
    if (content.is === 'picture') download(file, content.blob);
  }

  const isReady = content.is === 'text' || content.is === 'picture';
  return (
    <div className={styles['preview']}>
      <div className={controls['row']}>
        <span className={controls['code']}>{file}</span>
        <span role="status" className={controls['muted']}>
          {said}
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
  isCopied ? 'Copied.' : 'This page may not copy; download it, or copy it from here.';

interface ContentProps {
  content: Made;
  type: string;
  label: string;
}

function Content({ content, type, label }: ContentProps) {
  if (content.is === 'making') return <p className={controls['muted']}>One moment…</p>;
  if (content.is === 'failed') {
    return <p className={controls['error']}>This picture could not be made.</p>;
  }
  if (content.is === 'picture') return <Picture blob={content.blob} label={label} />;
  if (type !== 'image/svg+xml') {
    return <pre className={cx(controls['code'], styles['text'])}>{content.text}</pre>;
  }
  const address = `data:image/svg+xml,${encodeURIComponent(content.text)}`;
  return <img className={styles['picture']} src={address} alt={`${label} of the chart`} />;
}

function Picture({ blob, label }: { blob: Blob; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return <img className={styles['picture']} src={address} alt={`${label} of the chart`} />;
}

type Made =
  | { is: 'making' }
  | { is: 'failed' }
  | { is: 'text'; text: string }
  | { is: 'picture'; blob: Blob };

/** A text is there at once; a picture takes its time, and may fail. */
function useContent(format: Format): Made {
  const [made, setMade] = useState<Made>({ is: 'making' });
  useEffect(() => {
    let isLate = false;
    const set = (next: Made) => {
      if (!isLate) setMade(next);
    };
    const result = format.make();
    if (typeof result === 'string') set({ is: 'text', text: result });
    else {
      result.then(
        (blob) => set({ is: 'picture', blob }),
        () => set({ is: 'failed' }),
      );
    }
    return () => {
      isLate = true;
    };
  }, [format]);
  return made;
}
