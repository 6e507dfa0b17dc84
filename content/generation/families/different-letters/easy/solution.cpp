int found = 0;
for (size_t i = 0; i + {{length}} <= line.size(); i++) {
  unsigned seen = 0;
  for (int j = 0; j < {{length}}; j++) seen |= 1u << (line[i + j] - 'a');
  if (__builtin_popcount(seen) {{compare}} {{kinds}}) found++;
}
return found;
