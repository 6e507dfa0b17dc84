// Recurses without end.
const deeper = (depth) => deeper(depth + 1) + 1;
console.log(deeper(0));
