CREATE TABLE input (line TEXT);
.import /dev/stdin input
SELECT 'hello';
SELECT line FROM input;
