exports.bubble = (list) => {
  for (let end = list.length - 1; end > 0; end--)
    for (let at = 0; at < end; at++) if (list[at] > list[at + 1]) [list[at], list[at + 1]] = [list[at + 1], list[at]];
  return list;
};

const merged = (one, other) => {
  const result = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length)
    result.push(j >= other.length || one[i] <= other[j] ? one[i++] : other[j++]);
  return result;
};

exports.merge = function merge(list) {
  if (list.length < 2) return list;
  const middle = list.length >> 1;
  return merged(merge(list.slice(0, middle)), merge(list.slice(middle)));
};

exports.quick = function quick(list) {
  if (list.length < 2) return list;
  const pivot = list[list.length >> 1];
  return [
    ...quick(list.filter((value) => value < pivot)),
    ...list.filter((value) => value === pivot),
    ...quick(list.filter((value) => value > pivot)),
  ];
};
