/** Says on the document whether the bar is low, or that there is none; the style sheets of all that stands around go by it. */
export function markBar(bar: 'slim' | 'none' | undefined): void {
  const { dataset } = document.documentElement;
  if (bar) dataset['bar'] = bar;
  else delete dataset['bar'];
}
