/** Names that a parameter cannot have in the starter code of one of the practice languages: its own, and keywords. */
export const reservedNames: ReadonlySet<string> = new Set(
  `text input data solve main read show json sys tree string vector
  and as assert async await auto bool boolean break byte case catch char class const continue def default del delete do
  double elif else enum except export extends extern false final finally float for from function global goto if implements
  import in inline instanceof int interface is lambda let long namespace native new nonlocal not null operator or package
  pass private protected public raise register return short signed sizeof static struct super switch synchronized template
  this throw throws transient true try typedef typename typeof union unsigned using var virtual void volatile while with
  xor yield`.split(/\s+/),
);
