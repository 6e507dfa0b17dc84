const greeting: string = 'hello';
console.log(greeting);
process.stdin.pipe(process.stdout);
