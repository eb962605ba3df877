import type { ReactNode } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Kbd } from '#ui/kbd.tsx';
import { flows, type Flow } from '../charts.ts';
import { demoPeople } from '../demo-people.ts';
import { toPercent, type Count } from '../statechart-panel/coverage/share.ts';
import tokens from '../statechart-panel/view/tokens.module.css';
import { countResponses, getCoverage, type ResponseSource } from './flow-coverage.ts';
import { Table } from './flow-parts.tsx';
import { contractAddress } from '../contract-address.ts';
import { StoryLink } from './links.tsx';
import styles from './pages.module.css';
import type { CoveredCharts } from './use-coverage.ts';

interface Interactions {
  /** What the paths have walked that tests in Node make of a chart; null when none has left it. */
  byPaths: CoveredCharts | null;
  /** What the stories have walked in a browser; null when no run has left it. */
  byStories: CoveredCharts | null;
  /** It knows the answers that there are; null until it is read. */
  contract: ResponseSource | null;
  /** What was walked in this browser. */
  byHand: CoveredCharts;
}

interface StartPageProps extends Interactions {
  /** Id of the person that the toolbar has chosen. */
  person: string;
}

/** The first page of Storybook: how to walk, what there is to walk, and as whom. */
export function StartPage({ person, ...interactions }: StartPageProps) {
  return (
    <main className={`${styles.page} ${tokens.tokens}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>Walk the charts of Atrium</h1>
        <p className={styles.lead}>
          Every flow of the app is a state chart. Here you walk the very chart that its screen runs
          on, against a server of its own inside this page: break what you like, nobody else sees
          it.
        </p>
      </header>
      <section className={styles.section}>
        <h2>How to walk</h2>
        <Steps />
      </section>
      <section className={styles.section}>
        <h2>The flows</h2>
        <p>
          Of each chart is told how many of its states, transitions and refusals were walked; and
          how many of the answers that its calls may get were tried, by the stories.
        </p>
        <FlowsTable {...interactions} />
        {interactions.byPaths === null && interactions.byStories === null && (
          <p className={styles.quiet}>
            No test run has left its numbers yet: <code>npm test</code> writes them.
          </p>
        )}
      </section>
      <section className={styles.section}>
        <h2>The demo people</h2>
        <p>
          A walk begins as the person that its story needs. Choose another here or in the toolbar:
          all walks then begin as that person, in a tenant of theirs.
        </p>
        <PeopleTable person={person} />
      </section>
      <section className={styles.section}>
        <h2>The contract</h2>
        <p>
          What the server may be asked and may answer:{' '}
          <a href={contractAddress} target="_blank" rel="noreferrer">
            the contract&rsquo;s reference
          </a>
          , or <StoryLink to="contract--contract">area by area</StoryLink>. Each flow&rsquo;s page
          links the calls it makes.
        </p>
      </section>
    </main>
  );
}

function Steps() {
  const example = flows.find(({ id }) => id === 'mini-timer');
  return (
    <ol className={styles.steps}>
      <Step title="Open a walk">
        Choose <em>Walk</em> in the table below
        {example && (
          <>
            , such as <StoryLink to={example.pathId}>the one through the {example.name}</StoryLink>
          </>
        )}
        . The real screen appears; <Kbd>Alt</Kbd> <Kbd>A</Kbd> shows and hides the panels beside it.
        Open <em>Statechart</em>.
      </Step>
      <Step title="Act">
        Use the screen, or press an event under <em>Walk</em>. The chart shows where you are. What
        is dimmed is not possible now, and says why.
      </Step>
      <Step title="Make the server answer">
        Under <em>Answers</em> choose what the next call gets: a refusal, a slow or broken answer,
        none at all. The toolbar changes the weather of all calls.
      </Step>
      <Step title="Move the time">
        Under <em>Time</em> jump to what is waited for next, or past midnight.
      </Step>
      <Step title="Go back">
        Under <em>Steps</em> choose any earlier step, and do something else from there.
      </Step>
      <Step title="Judge and share">
        Mark steps as passed or failed and add a note. <em>Share</em> gives the address of the walk,
        a report and a test; <em>Coverage</em> leads to what nobody has walked.
      </Step>
    </ol>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

const heads = [
  'Flow',
  'Area',
  'Generated paths',
  'Stories',
  'Answers tried',
  'In this browser',
  'Interaction',
];

function FlowsTable(interactions: Interactions) {
  return (
    <Table label="The flows" heads={heads}>
      {flows.map((flow) => (
        <FlowRow key={flow.id} flow={flow} {...interactions} />
      ))}
    </Table>
  );
}

interface FlowRowProps extends Interactions {
  flow: Flow;
}

function FlowRow({ flow, byPaths, byStories, contract, byHand }: FlowRowProps) {
  const { name, area, pageId, pathId } = flow;
  return (
    <tr>
      <th scope="row">
        <StoryLink to={pageId}>{name}</StoryLink>
      </th>
      <td className={styles.quiet}>{area}</td>
      <td>{byPaths ? <Bar count={getCoverage(flow, byPaths)} by="tests" /> : 'unknown'}</td>
      <td>{byStories ? <Bar count={getCoverage(flow, byStories)} by="tests" /> : 'unknown'}</td>
      <td>
        {byStories && contract ? (
          <Bar count={countResponses(flow, byStories, contract)} by="tests" />
        ) : (
          'unknown'
        )}
      </td>
      <td>
        <Bar count={getCoverage(flow, byHand)} by="hand" />
      </td>
      <td>
        <StoryLink to={pathId} className={buttonClass('secondary', 'small')}>
          Walk<span className="visually-hidden"> {name}</span>
        </StoryLink>
      </td>
    </tr>
  );
}

/** So much of a chart was walked: as a bar and in numbers. */
function Bar({ count, by }: { count: Count; by: 'tests' | 'hand' }) {
  if (count[1] === 0) return <span className={styles.quiet}>none</span>;
  const percent = toPercent(count);
  return (
    <span className={styles.coverage}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles[by]} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles.percent}>{percent} %</span>
      <span className={styles.count}>
        {count[0]} of {count[1]}
      </span>
    </span>
  );
}

function PeopleTable({ person }: { person: string }) {
  return (
    <Table label="The demo people" heads={['Person', 'What is special', 'Tenants', 'Begin as']}>
      {demoPeople.map(({ id, name, specialty, tenants }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{specialty}</td>
          <td className={styles.quiet}>{tenants.join(', ') || 'none'}</td>
          <td>
            <Button
              size="small"
              aria-label={`${id === person ? 'Selected' : 'Choose'}: ${name}`}
              isDisabled={id === person}
              onPress={() => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { person: id } })}
            >
              {id === person ? 'Selected' : 'Choose'}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
