/** Words that say nothing of what a question is about. */
const SILENT = new Set(
  `a about all although also am an and any anymore are as at be been but by can cannot could did do does doing every for from get
  gets give go goes got had has have how i if in into is it its just know let like me more most much my need no not now
  of on one or our out over please really so some somebody something tell than that the their them then there these they
  thing this those to too under up us use used using very want was we were what when where which while who why will with
  would you your yours own explain show find help cant dont wont ive im whats isnt doesnt any more still people mean means work works working
  calculated computed anymore much many now site here devorbit page safe
  list open become support supported set turn off on usable write case kind`.split(/\s+/),
);

/** Several words, or several ways to write them, that are one notion here. */
const NOTIONS: readonly [RegExp, string][] = [
  [/\bc ?\+\+/g, ' cpp '],
  [/\b(?:my|a|the) solutions?\b/g, ' code '],
  [/\bscreen ?readers?\b/g, ' accessibility '],
  [/\bdynamic programming\b/g, ' dynamicprogramming '],
  [/\b(?:binary|linear|depth[ -]first|breadth[ -]first|ternary) search\b/g, ' searchalgorithm '],
  [
    /\b(?:sign|log|logg)(?:ed|ing)?[ -]?up\b|\bregist\w+|\b(?:create|make|open)\s+an?\s+(?:new )?account\b/g,
    ' signup account ',
  ],
  [/\b(?:sign|log|logg)(?:ed|ing)?[ -]?(?:in|on)\b|\blogin\w*/g, ' signin '],
  [
    /\btwo[ -]?(?:factor|step)\w*|\b2fa\b|\bmfa\b|\bauthenticator\b|\brecovery codes?\b|\bsecond factors?\b/g,
    ' twofactor ',
  ],
  [/\bpass ?keys?\b/g, ' passkey '],
  [/\bwrong answers?\b|\bwa\b/g, ' wronganswer verdict '],
  [/\btime limit(?: exceeded)?|\btle\b|\btimed? ?out\b/g, ' timelimit verdict '],
  [/\bmemory limit(?: exceeded)?|\bmle\b/g, ' memorylimit verdict '],
  [/\boutput limit(?: exceeded)?|\bole\b/g, ' outputlimit verdict '],
  [/\bidleness limit(?: exceeded)?/g, ' idle verdict '],
  [/\bruntime errors?\b|\bsegfault\b/g, ' crash verdict '],
  [/\b(?:compilation|compile|compiler) errors?\b/g, ' compile verdict '],
  [/\bjudge errors?\b/g, ' judgeerror '],
  [/\b(?:artificial intelligence|a\.i\.|chat ?gpt|llm)\b/g, ' ai '],
  [/\bstarter code\b/g, ' starter '],
  [/\b(?:time ?zones?)\b/g, ' timezone '],
  [/\bdaily (?:challenge|problem)\b|\bproblem of the day\b/g, ' daily challenge '],
  [/\bright answer\b/g, ' correct '],
];

const GROUPS: readonly (readonly string[])[] = [
  ['cost', 'price', 'free', 'pay', 'paid', 'money', 'expensive', 'cheap', 'subscription', 'premium', 'fee', 'charge'],
  ['delete', 'erase', 'remove', 'close', 'deactivate'],
  ['forgot', 'forget', 'forgotten', 'lost', 'reset', 'recover', 'lose'],
  ['class', 'teacher', 'student', 'course', 'classroom', 'pupil', 'lecture', 'teach', 'school'],
  ['leaderboard', 'rank', 'ranking', 'ranked', 'top'],
  ['point', 'score', 'xp'],
  ['level', 'expert', 'beginner', 'intermediate', 'advanced'],
  ['hint', 'clue', 'tip'],
  ['editorial', 'solution', 'walkthrough'],
  ['notification', 'mail', 'email', 'letter', 'inbox', 'newsletter'],
  ['token', 'api', 'script'],
  ['contact', 'bug', 'complain', 'feedback', 'broken'],
  ['language', 'python', 'java', 'cpp', 'javascript', 'js', 'typescript', 'rust', 'programming'],
  ['copy', 'cheat', 'plagiarism', 'steal', 'stolen'],
  ['see', 'read', 'look', 'visible', 'view', 'watch'],
  ['accessibility', 'blind', 'keyboard', 'reader', 'contrast', 'disability', 'accessible'],
  ['privacy', 'data', 'gdpr', 'cookie', 'cookies', 'track', 'tracking', 'personal'],
  ['make', 'create', 'author', 'publish', 'upload'],
  ['problem', 'exercise', 'task', 'puzzle'],
  ['practise', 'practice', 'train'],
  ['start', 'started', 'begin', 'newcomer'],
  ['sandbox', 'network', 'internet', 'file'],
  ['twofactor', 'factor'],
  ['mission', 'purpose'],
  ['program', 'code'],
];
const CANONICAL = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group[0] ?? word])));

const stemmed = (word: string): string => {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/[^s]s$/.test(word)) return word.slice(0, -1);
  const stem = word.replace(/(?:ing|ed)$/, '');
  return stem.length >= 3 ? stem : word;
};

const notion = (word: string): string => {
  const stem = stemmed(word);
  return CANONICAL.get(word) ?? CANONICAL.get(stem) ?? CANONICAL.get(`${stem}e`) ?? stem;
};

const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/[’']/g, '');

/** What a text is about: its notions, each once, without the words that are in every question. */
export function notionsOf(text: string): Set<string> {
  const rewritten = NOTIONS.reduce((words, [pattern, said]) => words.replaceAll(pattern, said), plain(text));
  const words = rewritten.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !SILENT.has(word));
  return new Set(words.map(notion).filter((word) => !SILENT.has(word)));
}

/** The words to search for, as they were written: without those that only make a sentence of them. */
export const searchWords = (question: string): string[] => [
  ...new Set(
    plain(question)
      .split(/[^\p{L}\p{N}+#]+/u)
      .filter((word) => word.length > 1 && !SILENT.has(word) && !FILLING.has(word)),
  ),
];

/** Said of anything that one looks for. */
const FILLING = new Set(
  'problem problems exercise exercises challenge challenges question questions easy medium hard good best topic learn practise practice practising train try recommend suggest solve solving'.split(
    ' ',
  ),
);
