say "hello";
.say for lines;
