/** Says on the document whether the bar is low; the style sheets of all that stands around go by it. */
export function markSlimBar(slim: boolean): void {
  const { dataset } = document.documentElement;
  if (slim) dataset['bar'] = 'slim';
  else delete dataset['bar'];
}
