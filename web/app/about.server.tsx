import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { AboutPart } from '../features/site/about/model.ts';
import { aboutTexts } from './content.server.ts';

// Rendered while the app is built: no parser of Markdown reaches the browser with this page.
const components: Components = {
  table: ({ children }) => (
    <div tabIndex={0} role="region" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

const html = (markdown: string): string =>
  renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {markdown}
    </ReactMarkdown>,
  );

const questions: AboutPart = {
  id: 'faq',
  title: 'Frequently asked questions',
  lead: '',
  topics: aboutTexts.faq.map(({ id, question, answer }) => ({ id: `faq-${id}`, title: question, html: html(answer) })),
};

const texts = aboutTexts.sections.map(({ id, title, lead, topics }): AboutPart => ({
  id,
  title,
  lead: html(lead),
  topics: topics.map((topic) => ({ id: topic.id, title: topic.title, html: html(topic.markdown) })),
}));

/** The parts of /about in the order of the page, as HTML of ours: the questions stand below the form. */
export const about: AboutPart[] = texts.flatMap((part) => (part.id === 'contact' ? [part, questions] : [part]));
