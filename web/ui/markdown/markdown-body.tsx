import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import classes from './markdown.module.css';

const isElsewhere = (href: string | undefined) => href !== undefined && /^(https?:)?\/\//i.test(href);

const components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  a: ({ href, children }) =>
    isElsewhere(href) ? (
      <a href={href} target="_blank" rel="noopener nofollow ugc">
        {children}
      </a>
    ) : (
      <a href={href}>{children}</a>
    ),
  pre: ({ children }) => (
    <pre tabIndex={0} role="region" aria-label="Code block">
      {children}
    </pre>
  ),
  table: ({ children }) => (
    <div className={classes.table} tabIndex={0} role="region" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
  input: ({ checked }) => (
    <input type="checkbox" checked={checked === true} disabled aria-label={checked === true ? 'Done' : 'Open'} />
  ),
} satisfies Components;

const componentsApart: Components = {
  ...components,
  a: (link) => (isElsewhere(link.href) ? components.a(link) : <span>{link.children}</span>),
  img: ({ alt }) => <span>{alt}</span>,
};

export default function MarkdownBody({ text, apart = false }: { text: string; apart?: boolean }) {
  return (
    <div className={classes.body}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        components={apart ? componentsApart : components}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
