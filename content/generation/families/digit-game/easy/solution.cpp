int found = 0;
for (int num = low; num <= high; num++) {
  string digits = to_string(num);
  int weight = 0, n = digits.size();
  for (int i = 0; i < n; i++) weight += (digits[i] - '0') * ((n - 1 - i) % 2 ? {{factor}} : 1);
  if (weight % {{m}} == {{rest}}) found++;
}
return found;
