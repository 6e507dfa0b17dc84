import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { highlightedHtml } from '../ui/highlight.server.ts';
import { type LessonBlock, reading } from './content.server.ts';

const textIn = (node: unknown): string =>
  typeof node === 'string'
    ? node
    : Array.isArray(node)
      ? node.map(textIn).join('')
      : typeof node === 'object' && node !== null && 'props' in node
        ? textIn((node as { props: { children?: unknown } }).props.children)
        : '';

const Code = ({ language, children }: { language: string; children: string }) => (
  <pre tabIndex={0}>
    <code dangerouslySetInnerHTML={{ __html: highlightedHtml(children, language) }} />
  </pre>
);

/** `prefix` stands before the anchors of headings: on a page of several texts. */
const componentsWith = (prefix: string): Components => ({
  h2: ({ children }) =>
    prefix === '' ? (
      <h2 id={reading.anchorOf(textIn(children))}>{children}</h2>
    ) : (
      <h3 id={prefix + reading.anchorOf(textIn(children))}>{children}</h3>
    ),
  h3: ({ children }) =>
    prefix === '' ? (
      <h3 id={reading.anchorOf(textIn(children))}>{children}</h3>
    ) : (
      <h4 id={prefix + reading.anchorOf(textIn(children))}>{children}</h4>
    ),
  pre: ({ children }) => {
    const { className = '' } = (children as { props?: { className?: string } } | undefined)?.props ?? {};
    return <Code language={className.replace('language-', '')}>{textIn(children).replace(/\n$/, '')}</Code>;
  },
  table: ({ children }) => (
    <div tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
});

export const Text = ({ children, prefix = '' }: { children: string; prefix?: string }) => (
  <ReactMarkdown remarkPlugins={[remarkGfm]} components={componentsWith(prefix)}>
    {children}
  </ReactMarkdown>
);

/** Blocks with their number among those of their kind, from 1: landmarks have names of their own. */
const numbered = <B extends { kind: string }>(blocks: readonly B[]): { block: B; number: number }[] =>
  blocks.map((block, at) => ({
    block,
    number: blocks.slice(0, at + 1).filter(({ kind }) => kind === block.kind).length,
  }));

/** A block as HTML that works without a script; `number` is its own among those of its kind. */
export function blockHtml(block: LessonBlock, number: number, prefix = '') {
  switch (block.kind) {
    case 'markdown':
      return <Text prefix={prefix}>{block.text}</Text>;
    case 'note':
      return (
        <aside aria-label={block.title || `Note ${number}`}>
          {block.title !== '' && <strong>{block.title}</strong>}
          <Text>{block.text}</Text>
        </aside>
      );
    case 'run':
      return (
        <figure>
          <Code language={block.lang}>{block.code}</Code>
          {block.output !== null && (
            <>
              <p>It prints:</p>
              <pre tabIndex={0}>
                <code>{block.output}</code>
              </pre>
            </>
          )}
        </figure>
      );
    case 'predict':
      return (
        <div role="group" aria-label={`Question ${number}`}>
          <Text>{block.question}</Text>
          {block.choices.map((choice) => (
            <details key={choice.text}>
              <summary>{choice.text}</summary>
              <Text>{`**${choice.right ? 'Right.' : 'Not quite.'}** ${choice.why}`}</Text>
            </details>
          ))}
        </div>
      );
    case 'recall':
      return (
        <div role="group" aria-label={number > 1 ? `Without looking, ${number}` : 'Without looking'}>
          <strong>Without looking</strong>
          {block.cards.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <Text>{answer}</Text>
            </details>
          ))}
        </div>
      );
    case 'exercise':
      return (
        <div role="group" aria-label={`Exercise ${number}`}>
          <Text>{block.text}</Text>
        </div>
      );
  }
}

/** A text with its blocks as HTML that works without a script. */
export const htmlOf = (text: string): string =>
  renderToStaticMarkup(
    <>
      {numbered(reading.readBlocks(text)).map(({ block, number }, at) => (
        <Fragment key={at}>{blockHtml(block, number)}</Fragment>
      ))}
    </>,
  );

export const cited = (sources: readonly { url: string; title: string }[]) =>
  sources.map(({ url, title }) => ({ url, title }));
