exports.shout = (word) => `${word.toUpperCase()}!`;
