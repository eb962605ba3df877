import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { demos, type DemoName } from './demos.ts';
import styles from './ui-demos.module.css';

export interface DemoFrameProps {
  name: DemoName;
  /** The address of Storybook; empty if it is not deployed. */
  storybook: string;
  children: ReactNode;
}

/** The path of a story's page in Storybook. */
const toStoryPath = (story: string): string =>
  `/?path=/docs/${story.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;

/** The frame of every demo: the list of demos, what this one shows, and where its stories are. */
export function DemoFrame({ name, storybook, children }: DemoFrameProps) {
  const text = useText('uiDemos');
  const { story } = demos.find((demo) => demo.name === name) ?? demos[0];
  return (
    <>
      <PageHead title={text(name)} />
      <div className={styles.frame}>
        <nav aria-label={text('demos')} className={styles.nav}>
          {demos.map((demo) => (
            <Link
              key={demo.name}
              to={demo.address.to}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {text(demo.name)}
            </Link>
          ))}
        </nav>
        <section className={styles.demo} aria-label={text(name)}>
          <p className={styles.hint}>{text(`${name}Text`)}</p>
          {children}
          <p className={styles.hint}>
            {text('inStorybook')}{' '}
            {storybook === '' ? (
              <code>{story}</code>
            ) : (
              <a
                href={`${storybook.replace(/\/$/, '')}${toStoryPath(story)}`}
                target="_blank"
                rel="noreferrer"
              >
                {story}
              </a>
            )}
          </p>
        </section>
      </div>
    </>
  );
}
