// Without zod: the web app has these too, for when the server does not answer.

/** A question and some lines of code fit; longer ones belong into a submission. */
export const MAX_QUESTION_CHARS = 500;
/** How many links an answer has at most: more are a list of search results. */
export const MAX_ANSWER_LINKS = 4;

/** How many questions an answer proposes at most: they fit two lines of a phone. */
export const MAX_NEXT_QUESTIONS = 3;

const QUOTED_CHARS = 120;

/** The last resort: quotes the question, and suggests the documentation and practising (specification 002 §4). */
export const cannedReply = (question: string): string => {
  const said = question.trim().replaceAll(/\s+/g, ' ');
  const quoted = said.length > QUOTED_CHARS ? `${said.slice(0, QUOTED_CHARS - 1).trimEnd()}…` : said;
  return `I don’t know “${quoted}” yet. Try rephrasing it, checking the documentation in Help, or practising on a small problem.`;
};
